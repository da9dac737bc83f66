import type { StaffRole } from "@scanwright/backend/contract"
import type { PaletteGroup, PaletteItem } from "@scanwright/design-system"
import { mayOpen } from "@/staff/session/permissions"
import { staffPlaces } from "./navigation"

/** A destination of the command palette. */
export interface Command extends PaletteItem {
  readonly href: string
}

const ACTIONS: readonly Command[] = [
  { id: "add-product", label: "Add product", href: "/admin/add-product" },
  { id: "add-blog", label: "Add blog", href: "/admin/add-blog" },
  { id: "import", label: "Import a price list", href: "/admin/import" },
  { id: "new-submissions", label: "Read new submissions", href: "/admin/submissions?status=new" },
  { id: "pending-companies", label: "Check new companies", href: "/admin/companies?status=pending" },
  { id: "low-stock", label: "Products low in stock", href: "/admin/products?stock=low" },
  { id: "mails", label: "Change the texts of mails", href: "/admin/settings/mails" },
  { id: "drafts", label: "Products in draft", href: "/admin/products?status=draft" },
  { id: "shop", label: "Go to the shop", href: "/" },
]

const pagesOf = (role: StaffRole): Command[] =>
  staffPlaces(role).flatMap(({ links }) => links.map(({ label, href }) => ({ id: href, label, href })))

/** Pages and actions of a role whose names contain every term of the query; all of them without a query. */
export function commandsFor(query: string, role: StaffRole): PaletteGroup<Command>[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ label }: Command) => terms.every((term) => label.toLowerCase().includes(term))
  return [
    { label: "Go to", items: pagesOf(role).filter(matches) },
    { label: "Do", items: ACTIONS.filter((action) => matches(action) && mayOpen(role, action.href)) },
  ]
}

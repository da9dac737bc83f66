import type { PaletteGroup, PaletteItem } from "@scanwright/design-system"
import { STAFF_PLACES } from "./navigation"

/** Something the palette leads to. */
export interface Command extends PaletteItem {
  readonly href: string
}

const ACTIONS: readonly Command[] = [
  { id: "add-product", label: "Add product", href: "/admin/add-product" },
  { id: "add-blog", label: "Add blog", href: "/admin/add-blog" },
  { id: "import", label: "Import a price list", href: "/admin/import" },
  { id: "new-submissions", label: "Read new submissions", href: "/admin/submissions?status=new" },
  { id: "low-stock", label: "Products low in stock", href: "/admin/products?stock=low" },
  { id: "drafts", label: "Products in draft", href: "/admin/products?status=draft" },
  { id: "shop", label: "Go to the shop", href: "/" },
]

const PAGES: readonly Command[] = STAFF_PLACES.flatMap(({ links }) =>
  links.map(({ label, href }) => ({ id: href, label, href })),
)

/** Pages and things to do whose names hold all the words; all of them without words. */
export function commandsFor(query: string): PaletteGroup<Command>[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ label }: Command) => words.every((word) => label.toLowerCase().includes(word))
  return [
    { label: "Go to", items: PAGES.filter(matches) },
    { label: "Do", items: ACTIONS.filter(matches) },
  ]
}

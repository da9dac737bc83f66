import type { StaffRole } from "@scanwright/backend/contract"
import type { WorkspaceGroup } from "@scanwright/design-system"
import { mayOpen } from "@/staff/session/permissions"

/** Every page in the staff's navigation. */
const STAFF_PLACES: readonly WorkspaceGroup[] = [
  {
    links: [
      { label: "Dashboard", href: "/admin/dashboard" },
      { label: "Submissions", href: "/admin/submissions" },
      { label: "Companies", href: "/admin/companies" },
      { label: "Figures", href: "/admin/figures" },
    ],
  },
  {
    label: "Catalogue",
    links: [
      { label: "Products", href: "/admin/products", owns: ["/admin/add-product", "/admin/edit-product/"] },
      { label: "Brands", href: "/admin/brands" },
      { label: "Machine types", href: "/admin/machine-types" },
      { label: "Import", href: "/admin/import" },
    ],
  },
  {
    label: "Content",
    links: [
      { label: "Blogs", href: "/admin/blogs", owns: ["/admin/add-blog", "/admin/edit-blog/"] },
      { label: "URL SEO", href: "/admin/url-seo" },
    ],
  },
  {
    label: "Records",
    links: [{ label: "Activity", href: "/admin/activity" }],
  },
  {
    label: "Settings",
    links: [
      { label: "My account", href: "/admin/settings/account" },
      { label: "Company", href: "/admin/settings/company" },
      { label: "Mails", href: "/admin/settings/mails" },
      { label: "Redirects", href: "/admin/settings/redirects" },
      { label: "Staff", href: "/admin/settings/staff" },
    ],
  },
]

/** The pages in the navigation that a role may open. */
export const staffPlaces = (role: StaffRole): WorkspaceGroup[] =>
  STAFF_PLACES.map((group) => ({
    ...group,
    links: group.links.filter(({ href }) => mayOpen(role, href)),
  })).filter(({ links }) => links.length > 0)

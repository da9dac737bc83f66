import type { WorkspaceGroup } from "@scanwright/design-system"

/** Every page in the staff's navigation. */
export const STAFF_PLACES: readonly WorkspaceGroup[] = [
  {
    links: [
      { label: "Dashboard", href: "/admin/dashboard" },
      { label: "Submissions", href: "/admin/submissions" },
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
]

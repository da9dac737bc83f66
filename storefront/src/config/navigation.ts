import { MACHINE_TYPES, slugify } from "@scanwright/backend/contract"
import { routes } from "./routes"

interface NavigationLink {
  readonly label: string
  readonly href: string
}

/** Links of the header, in order: pages that exist, and no others. */
export const HEADER_LINKS: NavigationLink[] = [
  { label: "Home", href: routes.home },
  { label: "Products", href: routes.products },
  { label: "Blogs & News", href: routes.blogs },
]

/** Columns of links in the footer. */
export const FOOTER_GROUPS: { title: string; links: NavigationLink[] }[] = [
  { title: "Quick Links", links: HEADER_LINKS },
  {
    title: "Devices",
    links: MACHINE_TYPES.map((name) => ({ label: name, href: routes.machineTypeSection(slugify(name)) })),
  },
]

/** Pages without parameters that search engines should know, beside those of the catalogue. */
export const INDEXED_PAGES: readonly string[] = [
  routes.home,
  routes.products,
  routes.browseProducts,
  routes.blogs,
  routes.co2Calculator,
]

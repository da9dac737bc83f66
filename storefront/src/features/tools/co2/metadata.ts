import * as routes from "@/config/routes"
import { co2 } from "@/content/co2"
import type { PageMetadata } from "@/shell/seo/metadata"

/** The breadcrumb. */
export const CO2_CRUMBS = [
  { label: "Home", href: routes.home },
  { label: co2.title, href: routes.co2Calculator },
]

/** Metadata of the calculator. Every estimate is the same page for search engines. */
export const calculatorMetadata: PageMetadata = {
  title: co2.title,
  description: co2.description,
  path: routes.co2Calculator,
  crumbs: CO2_CRUMBS,
}

import * as routes from "@/config/routes"
import type { Crumb } from "@/shell/seo/structured-data"

interface Page {
  readonly path: string
  readonly label: string
  readonly parents?: readonly { readonly label: string; readonly href: string }[]
}

/** The breadcrumb from the home page to a company page. */
export const wayHere = ({ path, label, parents = [] }: Page): Crumb[] => [
  { label: "Home", href: routes.home },
  ...parents,
  { label, href: path },
]

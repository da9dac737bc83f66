import type { BrowseView, BrowseHeading } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { browse } from "@/content/browse"
import { countOf } from "@/lib/text"
import type { Known } from "./view"

/**
 * A list shows only the first sentence, so that its products are near the top; the section of machine types shows the
 * whole text.
 */
const firstSentence = (text: string | null | undefined) => text?.split(/(?<=[.!?])\s/, 1)[0]

/** The description of a view. */
export function describe(view: BrowseView, { brands }: Known): BrowseHeading {
  switch (view.level) {
    case "stacked": {
      if (!brands) return { title: browse.products }
      const total = brands.brands.reduce((sum, { productCount }) => sum + productCount, 0)
      if (total === 0) return { title: browse.products, intro: browse.none }
      return {
        title: browse.products,
        intro: browse.intro(countOf(total, "product"), countOf(brands.brands.length, "manufacturer")),
      }
    }
    case "brands":
      return {}
    case "machine-types": {
      const { name, productCount } = view.brand
      return productCount > 0 ? { intro: browse.brandIntro(name, countOf(productCount, "product")) } : {}
    }
    case "products":
      return { intro: firstSentence(view.machineType?.intro) }
  }
}

/** A step of a view's breadcrumb. */
interface Crumb {
  readonly label: string
  readonly href: string
}

function chosenIn(view: BrowseView) {
  if (view.level === "machine-types") return [view.brand]
  return view.level === "products" ? [view.brand, view.machineType] : []
}

/** The breadcrumb of a view. @param search text of a search within the view, if any */
export function crumbsOf(view: BrowseView, search: string | null = null): Crumb[] {
  return [
    { label: browse.home, href: routes.home },
    { label: browse.products, href: routes.products },
    ...chosenIn(view).flatMap((one) => (one ? [{ label: one.name, href: one.href }] : [])),
    ...(search === null ? [] : [{ label: browse.search(search), href: routes.search(search) }]),
  ]
}

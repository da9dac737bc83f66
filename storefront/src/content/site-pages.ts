import { FOOTER_GROUPS, HEADER_LINKS, INDEXED_PAGES, LEGAL_LINKS, PRODUCTS_MENU } from "@/config/navigation"
import * as routes from "@/config/routes"
import type { Site } from "@/config/site"
import { companyPageAt, legalPageAt } from "./company"
import { creditApplicationPage } from "./company/credit-application"
import { questionGroups } from "./company/faq"
import { oemsPage } from "./company/oems"

/** A page of the site's own as a search finds it. */
interface SitePage {
  readonly name: string
  readonly href: string
  /** Its titles, which are searched, too. */
  readonly words: string
  readonly isService: boolean
}

/** Names of pages as the site's links have them. */
const LABELS = new Map(
  [
    ...LEGAL_LINKS,
    ...HEADER_LINKS,
    ...FOOTER_GROUPS.flatMap(({ links }) => links),
    ...PRODUCTS_MENU.ways.links,
    // Linked by a floating button (specification, 2.9), not by a list.
    { href: routes.co2Calculator, label: "CO2e Calculator" },
  ].map(({ href, label }) => [href, label]),
)

const PAGES = [oemsPage, creditApplicationPage]

/** Titles within a page, by which it is found. */
function titlesAt(path: string, site: Site): { label?: string; titles: readonly string[] } {
  const page = companyPageAt(path, site) ?? PAGES.find((one) => one.path === path)
  if (page) return { label: page.label, titles: [page.title, ...page.sections.map(({ title }) => title)] }
  const legal = legalPageAt(path, site)
  if (legal) return { label: legal.label, titles: legal.parts.map(({ title }) => title) }
  return { titles: path === routes.faq ? questionGroups.map(({ title }) => title) : [] }
}

/** Every page of the site's own that has a name, in the order of the sitemap. Made of the same list. */
export const sitePages = (site: Site): SitePage[] =>
  INDEXED_PAGES.flatMap((href) => {
    const { label, titles } = titlesAt(href, site)
    const name = LABELS.get(href) ?? label
    return name === undefined
      ? []
      : [{ name, href, words: titles.join(" "), isService: href.startsWith(routes.services) }]
  })

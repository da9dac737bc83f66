import { STORE_LIST_MOST } from "@scanwright/backend/contract"
import type { SuggestedLink, SuggestionGroup } from "@scanwright/design-system"
import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { finding } from "@/content/finding"
import { sitePages } from "@/content/site-pages"
import { readNewestArticles } from "@/lib/medusa/blogs"
import { readBrands, readMachineTypes } from "@/lib/medusa/catalogue"
import { MedusaReadError } from "@/lib/medusa/failure"
import { countOf } from "@/lib/text"
import { matchNames, type Named } from "./match-names"

/** Links of each kind at most. */
const EACH = 3

/** A list that is searched by name. */
interface Searched {
  readonly title: string
  readonly read: () => Promise<readonly (Named & Omit<SuggestedLink, "id">)[]>
}

const pages = async (isService: boolean) => sitePages(site()).filter((page) => page.isService === isService)

/** What is searched beside the products, in the order of the results. Each list is cached until a change. */
const SEARCHED: readonly Searched[] = [
  {
    title: finding.groups.brands,
    read: async () =>
      (await readBrands()).map(({ name, handle, productCount }) => ({
        name,
        href: routes.brand(handle),
        note: countOf(productCount, "product"),
      })),
  },
  {
    title: finding.groups.machineTypes,
    read: async () =>
      (await readMachineTypes()).map(({ name, handle, productCount }) => ({
        name,
        href: routes.productList({ machineType: handle }),
        note: countOf(productCount, "product"),
      })),
  },
  { title: finding.groups.services, read: () => pages(true) },
  {
    title: finding.groups.articles,
    read: async () =>
      (await readNewestArticles(STORE_LIST_MOST)).map(({ title, handle, category }) => ({
        name: title,
        words: category,
        href: routes.blog(handle),
      })),
  },
  { title: finding.groups.pages, read: () => pages(false) },
]

async function findIn({ title, read }: Searched, query: string): Promise<SuggestionGroup> {
  try {
    const found = matchNames(query, await read(), EACH)
    return { title, links: found.map(({ name, href, note }) => ({ id: href, name, href, note })) }
  } catch (error) {
    if (!(error instanceof MedusaReadError)) throw error
    // Only logged, like the failure of a list (specification, section 8): the other kinds are shown.
    console.error(`Searching ${title} for ${JSON.stringify(query)}:`, error)
    return { title, links: [] }
  }
}

/**
 * Brands, machine types, services, articles and company pages that a text may mean, at most three of each. Reads lists that
 * are cached anyway: no search in the backend.
 *
 * @param query as typed
 * @returns the groups that have results, in their order
 */
export async function findGroups(query: string): Promise<SuggestionGroup[]> {
  const groups = await Promise.all(SEARCHED.map((one) => findIn(one, query)))
  return groups.filter(({ links }) => links.length > 0)
}

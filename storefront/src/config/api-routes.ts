// Where the storefront's own API answers: what a page's scripts ask for once they run. Apart from the pages' addresses, which every
// page's scripts carry.

import type { Within } from "./routes"

/** Country of the shop's region, in addresses that are kept from visitors. */
export const REGION = "gb"

/** Where the browser asks what to suggest. */
export const suggestions = (query: string) =>
  `/api/suggestions?${new URLSearchParams({ q: query }).toString()}`
/** Where the browser asks for the first page of the articles of a kind. */
export const articleList = (filter: "all" | "blog" | "news") => `/api/blogs/${filter}`
/** Where forms are posted. */
export const formSubmissions = (type: string) => `/api/form-submissions?type=${encodeURIComponent(type)}`
/** The products of some addresses, as they are now. */
export const recentlyViewed = (paths: readonly string[]) =>
  `/api/recently-viewed?${new URLSearchParams(paths.map((path) => ["path", path])).toString()}`
/** What the browsing screen asks for when it goes on without a new page. */
export const browse = {
  brands: `/api/browse/${REGION}/brands`,
  brand: (brand: string) => `/api/browse/${REGION}/brands/${encodeURIComponent(brand)}`,
  machineType: (brand: string, machineType: string, page = 1) =>
    `/api/browse/${REGION}/brands/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${page}`,
  search: (query: Within & { search?: string | null; page?: number }) => {
    const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
    return `/api/browse/search?${new URLSearchParams(given).toString()}`
  },
}

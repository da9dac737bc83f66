// Addresses of the storefront's own API, which scripts request. Separate from the addresses of pages, which every page's
// scripts carry.

import type { Within } from "./routes"

/** Country of the shop's region, part of internal addresses only. */
export const REGION = "gb"

/** Address of the suggestions for a search text. */
export const suggestions = (query: string) =>
  `/api/suggestions?${new URLSearchParams({ q: query }).toString()}`
/** Address that counts the view of a product. */
export const productViews = "/api/product-views"
/** Address that counts a search without result. */
export const missedSearches = "/api/missed-searches"
/** Address of the first page of the articles of a kind. */
export const articleList = (filter: "all" | "blog" | "news") => `/api/blogs/${filter}`
/** Address to which a form is posted. */
export const formSubmissions = (type: string) => `/api/form-submissions?type=${encodeURIComponent(type)}`
/** Address to which a request to be told when a product is back is posted. */
export const stockAlerts = "/api/stock-alerts"
/** Address to which the token of a link in its mails is posted. */
export const stockAlertLink = (link: "confirm" | "remove") => `/api/stock-alerts/${link}`
/** Address of who is signed in for a company. */
export const ownAccount = "/api/account/me"
/** Address of the file with everything that is stored about the signed-in person. */
export const personalData = "/api/account/personal-data"
/** Address of the present state of recently viewed products. @param paths of their pages */
export const recentlyViewed = (paths: readonly string[]) =>
  `/api/recently-viewed?${new URLSearchParams(paths.map((path) => ["path", path])).toString()}`
/** Addresses of the browsing screen's data, for navigations without a new page. */
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

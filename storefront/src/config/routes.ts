// Addresses of every public page. Single exports, so that scripts carry only the addresses they use: import them with
// `import * as routes`. Handles are percent-encoded, so that any character is safe.

import type { FormType } from "@scanwright/backend/contract"

/** A part of the catalogue; without brand and machine type, the whole catalogue. */
export interface Within {
  brand?: string | null
  machineType?: string | null
}

const pathWithin = ({ brand, machineType }: Within) =>
  [
    "/products",
    ...[brand, machineType].flatMap((handle) => (handle ? [encodeURIComponent(handle)] : [])),
  ].join("/")

export const home = "/"
export const products = "/products"
/** Every brand as a card of its own. */
export const brands = "/products?view=brands"
/** The search results for a name or part number, within a brand or a brand's machine type where given. */
export const search = (query: string, page = 1, within: Within = {}) =>
  `${pathWithin(within)}?${new URLSearchParams({ search: query, ...(page > 1 && { page: String(page) }) }).toString()}`
export const brand = (brand: string) => `/products/${encodeURIComponent(brand)}`
export const machineType = (brand: string, machineType: string, page = 1) =>
  `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}${page > 1 ? `?page=${page}` : ""}`
export { product } from "./product-route"
export * from "./company-routes"
export const cart = "/cart"
/** The form that asks the shop to source what a search has not found. */
export const source = (query: string) =>
  `${browseProducts}?${new URLSearchParams({ q: query }).toString()}#source`
/** Many part numbers at once, on the cart's page. */
export const quickOrder = "/cart#quick-order"
/** The page of a machine type among the services. */
export const devices = (machineType: string) => `/services/${encodeURIComponent(machineType)}`
export const barcodeGenerator = "/free-barcode-generator"
export const co2Calculator = "/co2-calculator"
/** Every product, with filters; `features/catalogue/list` reads the query. */
export const browseProducts = "/browse-products"
/** Every product of a machine type, of a brand, or of both, with filters: one address for each combination. */
export const productList = ({ machineType, brand }: Within) => {
  const query = new URLSearchParams({
    ...(machineType && { machine_type: machineType }),
    ...(brand && { brand }),
  }).toString()
  return query === "" ? browseProducts : `${browseProducts}?${query}`
}
/** Products side by side. @param ids of up to four */
export const compare = (ids: readonly string[] = []) =>
  ids.length === 0 ? "/compare" : `/compare?ids=${ids.map(encodeURIComponent).join(",")}`
/** A list of products that can be shared. @param items part numbers with quantities, as `formatSharedList` writes them */
export const sharedList = (items?: string) =>
  items === undefined ? "/saved" : `/saved?${new URLSearchParams({ items }).toString()}`
/** The page after a request to be told when a product is back, and of the links in its mails. @param done how it ended */
export const stockAlert = (done?: string) =>
  done === undefined ? "/stock-alert" : `/stock-alert?${new URLSearchParams({ done }).toString()}`
export const blogs = "/blogs"
/** A page of the articles, all or of one kind. @param page counted from 1 */
export const blogList = (filter: "all" | "blog" | "news" = "all", page = 1) => {
  const query = new URLSearchParams({
    ...(filter !== "all" && { type: filter }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query === "" ? "/blogs" : `/blogs?${query}`
}
export const articleFeed = "/feeds/articles.xml"
export const blog = (blog: string) => `/blogs/${encodeURIComponent(blog)}`
/** The page after a form was sent. @param form type of the form, on which the next steps depend */
export const thankYou = (reference?: string, form?: FormType) =>
  reference === undefined
    ? "/thank-you"
    : `/thank-you?${new URLSearchParams({ reference, ...(form && { form }) }).toString()}`
/** The picture drawn for social cards of a page of the catalogue. */
export const ogImage = (path: string) => `/og${path}.png`
/** The social card of all other pages. */
export const ogImageOfSite = "/og/site.png"
/** A product's picture alone as a PNG, for readers that support no SVG. @param path of the product's page */
export const productPicture = (path: string) => `/og/pictures${path}.png`
/** A product's data sheet as a PDF. */
export const dataSheet = (brand: string, machineType: string, product: string) =>
  `/data-sheets/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${encodeURIComponent(product)}.pdf`
export const sitemapOfPages = "/sitemaps/pages.xml"
/** One part of a brand's sitemap, counted from 1. */
export const sitemapOfBrand = (brand: string, part = 1) =>
  `/sitemaps/brands/${encodeURIComponent(brand)}${part > 1 ? `.${part}` : ""}.xml`

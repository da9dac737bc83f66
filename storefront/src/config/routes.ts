/** Where every public page lives. Handles are percent-encoded, so that any letter may stand in them. */
export const routes = {
  home: "/",
  products: "/products",
  /** The products whose name or part number matches. */
  search: (words: string, page = 1) =>
    `/products?${new URLSearchParams({ search: words, ...(page > 1 && { page: String(page) }) }).toString()}`,
  /** The part of the products page that tells which brands make a machine type. */
  machineTypeSection: (machineType: string) => `/products#${encodeURIComponent(machineType)}`,
  brand: (brand: string) => `/products/${encodeURIComponent(brand)}`,
  machineType: (brand: string, machineType: string, page = 1) =>
    `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}${page > 1 ? `?page=${page}` : ""}`,
  product: (brand: string, machineType: string, product: string) =>
    `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${encodeURIComponent(product)}`,
  cart: "/cart",
  co2Calculator: "/co2-calculator",
  blogs: "/blogs",
  blog: (blog: string) => `/blogs/${encodeURIComponent(blog)}`,
  /** The page after a form was sent. */
  thankYou: (reference?: string) =>
    `/thank-you${reference === undefined ? "" : `?reference=${encodeURIComponent(reference)}`}`,
  /** Where forms are posted. */
  formSubmissions: (type: string) => `/api/form-submissions?type=${encodeURIComponent(type)}`,
  sitemapOfPages: "/sitemaps/pages.xml",
  sitemapOfBrand: (brand: string) => `/sitemaps/brands/${encodeURIComponent(brand)}.xml`,
} as const

/**
 * Where pages without parameters are stored: next.config.ts leads their public addresses there. The last segment is the
 * country of the shop's region.
 */
export const STORED = "/stored/gb"

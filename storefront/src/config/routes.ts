/** Country of the shop's region, in addresses that are kept from visitors. */
const REGION = "gb"

/** A part of the catalogue; with neither it is all of it. */
interface Within {
  brand?: string | null
  machineType?: string | null
}

const pathWithin = ({ brand, machineType }: Within) =>
  [
    "/products",
    ...[brand, machineType].flatMap((handle) => (handle ? [encodeURIComponent(handle)] : [])),
  ].join("/")

/** Where every public page lives. Handles are percent-encoded, so that any letter may stand in them. */
export const routes = {
  home: "/",
  products: "/products",
  /** Every brand, dealt from the deck of the products page. */
  brands: "/products?view=brands",
  /** The products whose name or part number matches, of all or of a brand, or of a brand's machine type. */
  search: (words: string, page = 1, within: Within = {}) =>
    `${pathWithin(within)}?${new URLSearchParams({ search: words, ...(page > 1 && { page: String(page) }) }).toString()}`,
  /** The part of the products page that tells which brands make a machine type. */
  machineTypeSection: (machineType: string) => `/products#${encodeURIComponent(machineType)}`,
  brand: (brand: string) => `/products/${encodeURIComponent(brand)}`,
  machineType: (brand: string, machineType: string, page = 1) =>
    `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}${page > 1 ? `?page=${page}` : ""}`,
  product: (brand: string, machineType: string, product: string) =>
    `/products/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${encodeURIComponent(product)}`,
  cart: "/cart",
  about: "/about",
  contact: "/contact",
  oems: "/oems",
  faq: "/faq",
  services: "/services",
  repair: "/services/repair",
  comprehensiveContract: "/services/repair-types/comprehensive-contract",
  repairTokens: "/services/repair-types/repair-tokens",
  advancedSwap: "/services/repair-types/advanced-swap",
  assessQuote: "/services/repair-types/assess-quote",
  repairQuote: "/services/repair-types/repair-quote",
  tieredOptions: "/services/repair-types/tiered-options",
  rentals: "/services/rentals",
  buyBack: "/services/buy-back",
  refurbishment: "/services/refurbishment",
  itad: "/services/itad",
  /** What a machine type is for, which to choose and who makes it. */
  devices: (machineType: string) => `/services/${encodeURIComponent(machineType)}`,
  cookiePolicy: "/cookie-policy",
  terms: "/terms-and-conditions",
  privacyPolicy: "/privacy-policy",
  creditApplication: "/credit-application",
  worldMap: "/world-map-test",
  barcodeGenerator: "/free-barcode-generator",
  co2Calculator: "/co2-calculator",
  /** Every product, with filters; `features/listing` knows what its query says. */
  browseProducts: "/browse-products",
  /** Products side by side. @param ids of up to four */
  compare: (ids: readonly string[] = []) =>
    ids.length === 0 ? "/compare" : `/compare?ids=${ids.map(encodeURIComponent).join(",")}`,
  /** Where the browser asks what to suggest. */
  suggestions: (words: string) => `/api/suggestions?${new URLSearchParams({ q: words }).toString()}`,
  blogs: "/blogs",
  /** A page of the articles, all or of one kind. @param page counted from 1 */
  blogList: (filter: "all" | "blog" | "news" = "all", page = 1) => {
    const query = new URLSearchParams({
      ...(filter !== "all" && { type: filter }),
      ...(page > 1 && { page: String(page) }),
    }).toString()
    return query === "" ? "/blogs" : `/blogs?${query}`
  },
  /** Where the browser asks for the first page of the articles of a kind. */
  articleList: (filter: "all" | "blog" | "news") => `/api/blogs/${filter}`,
  articleFeed: "/feeds/articles.xml",
  blog: (blog: string) => `/blogs/${encodeURIComponent(blog)}`,
  /** The page after a form was sent. */
  thankYou: (reference?: string) =>
    `/thank-you${reference === undefined ? "" : `?reference=${encodeURIComponent(reference)}`}`,
  /** Where forms are posted. */
  formSubmissions: (type: string) => `/api/form-submissions?type=${encodeURIComponent(type)}`,
  /** The picture drawn for social cards of a page of the catalogue. */
  ogImage: (path: string) => `/og${path}.png`,
  /** The one for all other pages. */
  ogImageOfSite: "/og/site.png",
  /** A product's picture alone as a PNG, for readers that take no drawings. @param path of the product's page */
  productPicture: (path: string) => `/og/pictures${path}.png`,
  /** The products of some addresses, as they are now. */
  recentlyViewed: (paths: readonly string[]) =>
    `/api/recently-viewed?${new URLSearchParams(paths.map((path) => ["path", path])).toString()}`,
  /** A product's data sheet as a PDF. */
  dataSheet: (brand: string, machineType: string, product: string) =>
    `/data-sheets/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${encodeURIComponent(product)}.pdf`,
  /** What the browsing screen asks for when it goes on without a new page. */
  browse: {
    brands: `/api/browse/${REGION}/brands`,
    brand: (brand: string) => `/api/browse/${REGION}/brands/${encodeURIComponent(brand)}`,
    machineType: (brand: string, machineType: string, page = 1) =>
      `/api/browse/${REGION}/brands/${encodeURIComponent(brand)}/${encodeURIComponent(machineType)}/${page}`,
    search: (query: Within & { search?: string | null; page?: number }) => {
      const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
      return `/api/browse/search?${new URLSearchParams(given).toString()}`
    },
  },
  sitemapOfPages: "/sitemaps/pages.xml",
  /** One part of a brand's sitemap, counted from 1. */
  sitemapOfBrand: (brand: string, part = 1) =>
    `/sitemaps/brands/${encodeURIComponent(brand)}${part > 1 ? `.${part}` : ""}.xml`,
} as const

/**
 * Where pages without parameters are stored: next.config.ts leads their public addresses there. The last segment is the
 * country of the shop's region.
 */
export const STORED = `/stored/${REGION}`

/** Handles of the machine types that have a page of their own among the services (specification, 2.1). */
const DEVICES = [
  "barcode-scanners",
  "label-printers",
  "mobile-computers",
  "networking-equipment",
  "pos-systems",
  "tablets",
]

/** Pages of the company, stored under their own addresses: next.config.ts leads there, and nowhere else. */
export const COMPANY_PATHS: readonly string[] = [
  routes.about,
  routes.contact,
  routes.oems,
  routes.faq,
  routes.services,
  routes.repair,
  routes.comprehensiveContract,
  routes.repairTokens,
  routes.advancedSwap,
  routes.assessQuote,
  routes.repairQuote,
  routes.tieredOptions,
  routes.rentals,
  routes.buyBack,
  routes.refurbishment,
  routes.itad,
  ...DEVICES.map(routes.devices),
  routes.cookiePolicy,
  routes.terms,
  routes.privacyPolicy,
  routes.creditApplication,
  routes.worldMap,
]

const STORED = "stored/[region]"

/**
 * Addresses that a shop without products has, by the file of their page below `storefront/src/app/(site)`. None where a page
 * needs a record: a product, a brand, an article. A unit test compares the files with those that there are.
 */
export const PAGES_BY_FILE: Readonly<Record<string, readonly string[]>> = {
  "blogs/[slug]": [],
  "browse-products": ["/browse-products", "/browse-products?view=table"],
  "buy-back-offer": ["/services/buy-back?model=x"],
  "co2-estimate": ["/co2-calculator?choice=repair&years=3&tablets=4"],
  compare: ["/compare"],
  "products/[brand]": [],
  "products/[brand]/[type]": [],
  "products/[brand]/[type]/page/[page]": [],
  "products/[brand]/[type]/[product]": [],
  saved: ["/saved"],
  search: ["/products?search=scanner"],
  "stock-alert": ["/stock-alert"],
  "thank-you": ["/thank-you"],
  [STORED]: ["/"],
  [`${STORED}/blogs/[type]/[page]`]: ["/blogs", "/blogs?type=news"],
  [`${STORED}/cart`]: ["/cart"],
  [`${STORED}/co2-calculator`]: ["/co2-calculator"],
  // The sitemap lists the others of the company.
  [`${STORED}/company/[...path]`]: ["/services/barcode-scanners"],
  [`${STORED}/company/contact`]: ["/contact"],
  [`${STORED}/company/credit-application`]: ["/credit-application"],
  [`${STORED}/company/faq`]: ["/faq"],
  [`${STORED}/company/oems`]: ["/oems"],
  [`${STORED}/company/services/buy-back`]: ["/services/buy-back"],
  [`${STORED}/company/world-map-test`]: ["/world-map-test"],
  [`${STORED}/free-barcode-generator`]: ["/free-barcode-generator"],
  // The screen of what is missing.
  [`${STORED}/not-found`]: [],
  [`${STORED}/products`]: ["/products"],
  [`${STORED}/products/brands`]: ["/products?view=brands"],
}

/** What machines read: the files of routes without parameters, outside the API. */
export const MACHINE_FILES: readonly string[] = [
  "/feeds/articles.xml",
  "/feeds/google-products.xml",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/tracking.js",
]

/** Copy of the browsing screen beside the design system's own labels. */
export const browse = {
  products: "Products",
  home: "Home",
  intro: (products: string, brands: string) =>
    `${products} from ${brands}. Choose a brand, or browse by machine type.`,
  /** While the shop has no product. */
  none: "We are adding products to the catalogue. Until then, please call us.",
  brandIntro: (brand: string, products: string) =>
    `${products} by ${brand}. Choose a machine type to see models and prices.`,
  search: (query: string) => `Search: ${query}`,
  /** Title of the search results. */
  results: (query: string) => `Results for “${query}”`,
  machineTypes: "Machine types",
  machineTypesIntro: "Every machine type, with the brands that make it.",
  /** Title and descriptions of the toasts (specification, section 8). */
  failedTitle: "Error",
  failedProducts: "Failed to fetch products",
  failedData: "Failed to fetch data",
} as const

/** Copy of the browsing screen beside the design system's own labels. */
export const browse = {
  products: "Products",
  home: "Home",
  intro: (products: string, brands: string) =>
    `${products} from ${brands}. Deal the brands, or start from the kind of machine below.`,
  brandIntro: (brand: string, products: string) =>
    `${products} by ${brand}. Choose a machine type to see models and prices.`,
  search: (query: string) => `Search: ${query}`,
  /** Title of the search results. */
  results: (query: string) => `Results for “${query}”`,
  machineTypes: "Machine types",
  machineTypesIntro: "Know what you need but not whose? Every kind of machine, with the brands that make it.",
  /** Title and descriptions of the toasts (specification, section 8). */
  failedTitle: "Error",
  failedProducts: "Failed to fetch products",
  failedData: "Failed to fetch data",
} as const

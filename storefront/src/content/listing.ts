import type { CatalogueOrder } from "@scanwright/backend/contract"

/** Copy of the list of all products. */
export const listing = {
  title: "All products",
  titleOfPage: (page: number) => `All products, page ${page.toLocaleString("en-GB")}`,
  titleOfSearch: (query: string) => `Products matching “${query}”`,
  description:
    "Every scanner, mobile computer, label printer, till, tablet and access point we sell: filter by make, machine type, price, stock and specification. Prices ex VAT.",
  intro:
    "Filter by make, machine type, price, stock and specification, or put up to four products side by side.",
  linkFromProducts: "All products with filters",
  searchLabel: "Search all products",
  searchPlaceholder: "Name or part number",
  orders: [
    { order: "relevance", label: "Best match first" },
    { order: "name", label: "Name, A to Z" },
    { order: "-name", label: "Name, Z to A" },
    { order: "price", label: "Price, lowest first" },
    { order: "-price", label: "Price, highest first" },
    { order: "-created_at", label: "Newest first" },
  ] satisfies { order: CatalogueOrder; label: string }[],
  filters: {
    machineType: "Machine type",
    brand: "Brand",
    price: "Price ex VAT",
    stock: "Availability",
    inStock: "In stock now",
  },
  pages: "Pages of products",
  caption: "Products",
  noneTitle: "No product matches all of this",
  noneText: "Take a filter away, or search for the first part of the part number alone.",
  noneUnfilteredTitle: "No products yet",
  noneUnfilteredText: "The catalogue is being filled. Please call us meanwhile.",
  noneAction: "Show all products",
} as const

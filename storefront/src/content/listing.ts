import type { CatalogueOrder } from "@scanwright/backend/contract"
import { browse } from "./browse"

/** Copy of the list of all products. */
export const listing = {
  title: "All products",
  titleOfPage: (title: string, page: number) => `${title}, page ${page.toLocaleString("en-GB")}`,
  /** Title of the list of one brand; of a machine type, the brand goes before its name. */
  titleOfBrand: (brand: string) => `${brand} products`,
  titleOfSearch: (query: string) => `Search results for “${query}”`,
  description:
    "Every scanner, mobile computer, label printer, till, tablet and access point we sell. Filter by brand, machine type, price, stock and specification. Prices ex VAT.",
  /** Description of a list of one brand, one machine type or both. */
  descriptionOf: (title: string, products: string) =>
    `${title} side by side: ${products} to filter by price, UK stock and specification, with part numbers and prices ex VAT.`,
  intro: "Filter by brand, machine type, price, stock and specification, or compare up to four products.",
  howToChoose: (machineType: string) => `How to choose ${machineType}`,
  linkFromProducts: "All products with filters",
  searchLabel: "Search all products",
  searchPlaceholder: "Name or part number",
  orders: [
    { order: "relevance", label: "Best match first" },
    { order: "name", label: "Name, A to Z" },
    { order: "-name", label: "Name, Z to A" },
    { order: "-popularity", label: "Most popular first" },
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
  perPage: "Products a page",
  perPageSend: "Show",
  pages: "Pages of products",
  caption: "Products",
  noneTitle: "No products match your filters",
  noneText: "Remove a filter, or search for the beginning of a part number.",
  source: {
    action: "Ask us to source it",
    title: (query: string) => `Ask us to source “${query}”`,
    intro:
      "We find most barcode equipment that is not in the list, also what is no longer made. You get a price and a date, usually within a working day.",
    message: (query: string) => `Please source for us: ${query}`,
    call: (phone: string) => `Call ${phone}`,
  },
  noneUnfilteredTitle: "No products yet",
  noneUnfilteredText: browse.none,
  noneAction: "Show all products",
} as const

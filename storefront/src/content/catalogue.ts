/** Copy of the product browsing pages. */
export const catalogue = {
  products: {
    title: "Products",
    description:
      "Barcode scanners, mobile computers, label printers, POS systems, tablets and networking equipment by brand and machine type, with UK stock and prices ex VAT.",
  },
  brand: {
    description: (brand: string, machineTypes: string) =>
      `${brand} ${machineTypes} from UK stock: models, part numbers, specifications and prices ex VAT.`,
  },
  machineType: {
    description: (brand: string, machineType: string) =>
      `${brand} ${machineType}: models, part numbers, stock and prices ex VAT, sold and serviced in the UK.`,
  },
  loading: {
    productTitle: "Loading Product",
  },
  notFound: {
    title: "Page not found",
    text: "We could not find this page. The product may have been withdrawn, or the link may be mistyped.",
    productTitle: "Product Not Found",
    productText: "We could not find this product. It may have been withdrawn, or replaced by a newer model.",
    productAction: "Back to Products",
    homeAction: "Go to homepage",
  },
} as const

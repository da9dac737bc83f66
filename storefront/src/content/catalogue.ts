/** Copy of the product browsing pages. */
export const catalogue = {
  products: {
    title: "Products",
    description:
      "Barcode scanners, mobile computers, label printers, POS systems, tablets and networking equipment by make and machine type, with UK stock and prices ex VAT.",
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
    text: "There is nothing at this address. A product may have been withdrawn, or a letter of the link lost on the way.",
    productTitle: "Product Not Found",
    productText:
      "No product has this address. It may have been withdrawn, or its part number replaced by a newer one.",
    productAction: "Back to Products",
    homeAction: "Go to homepage",
  },
} as const

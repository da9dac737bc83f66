/** Words of the product browsing pages. */
export const catalogue = {
  products: {
    title: "Products",
    description:
      "Barcode scanners, mobile computers, label printers, POS systems, tablets and networking equipment by make and machine type, with UK stock and prices ex VAT.",
    intro: (products: string, brands: string) =>
      `${products} from ${brands}, listed under the makers' own part numbers. Choose a manufacturer, or start from the kind of machine.`,
    brands: "Manufacturers",
    machineTypes: "Machine types",
    emptyTitle: "No products yet",
    emptyText: "The catalogue is being filled. Please call us meanwhile.",
  },
  brand: {
    description: (brand: string, machineTypes: string) =>
      `${brand} ${machineTypes} from UK stock: models, part numbers, specifications and prices ex VAT.`,
    intro: (brand: string, products: string) =>
      `${products} by ${brand}. Choose a machine type to see models and prices.`,
  },
  machineType: {
    description: (brand: string, machineType: string) =>
      `${brand} ${machineType}: models, part numbers, stock and prices ex VAT, sold and serviced in the UK.`,
    emptyTitle: (brand: string, machineType: string) => `No ${machineType} by ${brand} at the moment`,
    emptyText: "Other makers of this machine type, and the rest of this brand, are a step away.",
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

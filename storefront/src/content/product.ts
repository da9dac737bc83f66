/** Copy of a product's page and data sheet. */
export const product = {
  vatRate: "20%",
  sku: "SKU",
  copySku: "Copy SKU",
  skuCopied: "SKU copied",
  description: "Description",
  keyFeatures: "Key Features",
  compatibility: "Compatibility",
  downloads: "Downloads",
  version: (version: string) => `Version ${version}`,
  specification: "Specification",
  allSpecifications: "All specifications",
  about: (name: string) => `About the ${name}`,
  noDescription: "There is no description of this product yet. Please ask us for details.",
  compatibleIntro:
    "We have tested these together, or the manufacturer lists them as compatible. Products we sell link to their pages.",
  moreFeatures: (count: number) => `+${count} more ${count === 1 ? "feature" : "features"}`,
  fitting: {
    title: "Accessories and consumables",
    /** Where there are none, only devices. */
    titleOfFitted: "What it is for",
    accessories: "Accessories",
    consumables: "Consumables",
    spare_parts: "Spare parts",
    devices: "Fits these devices",
  },
  oftenBoughtWith: "Often bought with",
  related: "Related Products",
  recent: "Recently viewed",
  onApplication: "Price on application",
  brochure: "Brochure",
  enquire: "Request a quote",
  trust: [
    { icon: "shield", title: "Quality Assured", text: "Set up and tested in our workshop before dispatch." },
    {
      icon: "globe",
      title: "Global Shipping",
      text: "Sent from the UK, tracked and insured until delivery.",
    },
    {
      icon: "certificate",
      title: "Certified",
      text: "Genuine equipment with the manufacturer's own warranty.",
    },
  ],
  delivery: {
    sameDay: (before: string) => `Dispatched the same working day if ordered before ${before}`,
    today: (before: string, arrival: string) =>
      `Order before ${before} for dispatch today; delivery by ${arrival}`,
    later: (dispatch: string, arrival: string) =>
      `Order now for dispatch on ${dispatch}; delivery by ${arrival}`,
    leadTime: (days: number) =>
      days === 0
        ? "Usually dispatched the same working day"
        : `Usually dispatched within ${days} working ${days === 1 ? "day" : "days"}`,
  },
  share: {
    label: "Share",
    done: "Copied",
    title: "Link copied!",
    text: "The product link has been copied to your clipboard.",
  },
  dataSheet: {
    kind: "Data sheet",
    title: (name: string) => `${name}: data sheet`,
    subject: "Product data sheet",
    asOf: (date: string) => `Price on ${date}`,
    offered: "Prices are in pounds sterling and may change. Request a quote to fix the price for 30 days.",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const

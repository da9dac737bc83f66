/** Copy of the buttons that add products to the cart, the saved products or the comparison. */
export const buying = {
  addFailed: "Network error. Please check your internet connection and try again.",
  failed: "That did not work",
  addMany: (products: number) => `Add ${products} to cart`,
  compare: "Compare",
  tooManyToCompare: (most: number) => ({
    title: `Compare up to ${most}`,
    description: `A comparison holds ${most} products: the others were left out.`,
  }),
  save: "Save",
  savedMany: (products: number) => ({
    title: "Saved",
    description:
      products === 1
        ? "1 product is among your saved products."
        : `${products} products are among your saved products.`,
  }),
  savedList: (name: string) => ({
    title: "List saved",
    description: `“${name}” is among your saved products, on this device.`,
  }),
  sentQuote: {
    title: "What you asked us to quote",
    print: "Print this page",
    again: "Order these again",
    save: "Save as list",
    listName: (reference: string) => `Quote request ${reference}`,
    prices:
      "Prices are those shown when you asked; your quote may be lower for larger numbers. The lines are kept in this window only.",
    when: "By when you hear from us",
    sent: "You sent your request",
    now: "Now",
    from: (time: string) => `From ${time}`,
    read: "Somebody who knows the equipment reads it, and checks stock and delivery",
    by: (time: string) => `By ${time}`,
    quoted: "You receive a written quote by e-mail",
    quotedText: "Nothing is ordered until you accept it.",
    hours: (hours: string) => `Our opening hours: ${hours}.`,
  },
} as const

/** Copy of the cart page. */
export const cartCopy = {
  title: "Your cart",
  description: "The products you have chosen, with prices ex VAT and inc VAT, ready for a quote.",
  intro: "Prices and stock are up to date. Requesting a quote is free and without obligation.",
  loading: "Loading your cart",
  noScript:
    "The cart needs JavaScript. Without it, please call or e-mail us with the part numbers and quantities you need. We will send a quote within one working day.",
  empty: {
    title: "Your cart is empty",
    text: "Products you add stay in your cart on this device until you request a quote or clear the cart.",
    action: "Browse products",
  },
  unreachable: {
    title: "Prices and stock could not be updated",
    text: "You are seeing the last known prices and stock. You can continue; we will keep trying.",
    action: "Try again",
  },
  changed: {
    title: "Your cart has changed",
    repriced: (lines: number) =>
      lines === 1 ? "The price of 1 product has changed." : `The prices of ${lines} products have changed.`,
    gone: (lines: number) =>
      lines === 1 ? "1 product is no longer sold." : `${lines} products are no longer sold.`,
    short: (lines: number) =>
      lines === 1
        ? "1 line is for more than we have in stock."
        : `${lines} lines are for more than we have in stock.`,
    after: "The changes are shown on each line.",
  },
  next: "We reply within one working day with prices, stock and delivery dates.",
  quote: {
    title: "Request a quote",
    intro: "For every product in your cart. We reply within one working day.",
  },
  quick: {
    title: "Quick order",
    intro: "Paste part numbers and quantities, one product per line, or choose a CSV file.",
    text: "Part numbers and quantities",
    hint: "For example “DS2208-SR7U2100SGW 5”, “5 x ZD4A042-30EM00EZ”, or two columns from a spreadsheet. A line without a quantity means one.",
    file: "CSV file",
    fileKinds: "CSV or plain text",
    check: "Check the list",
    nothing: "Paste or type at least one part number.",
    /** The sentence of the specification, section 8. */
    offline: "Network error. Please check your internet connection and try again.",
    fileUnreadable: "This file is not a text file. Save it as CSV in your spreadsheet and choose it again.",
    resultsTitle: (lines: number) => `${lines} ${lines === 1 ? "line" : "lines"} checked`,
    add: (products: number) => `Add ${products} ${products === 1 ? "product" : "products"} to the cart`,
    none: "None of the lines matches a product we sell.",
    cut: (most: number) => `Only the first ${most} lines were read. Please send longer lists in parts.`,
    added: (products: number) =>
      `${products} ${products === 1 ? "product has" : "products have"} been added to your cart.`,
    meant: "Did you mean",
    take: (partNumber: string) => `Take ${partNumber}`,
    left: "The lines that could not be matched are still in the field.",
    columns: { line: "Line", partNumber: "Part number", quantity: "Quantity", result: "Result" },
  },
} as const

/** Copy of the cart page. */
export const cartCopy = {
  title: "Your cart",
  description: "The products you have chosen, with prices ex VAT and inc VAT, ready for a quote.",
  intro: "Prices and stock are up to date. Requesting a quote is free and without obligation.",
  loading: "Loading your cart",
  printedAt: (time: string) => `Printed on ${time}`,
  noScript:
    "The cart needs JavaScript. Without it, please call or e-mail us with the part numbers and quantities you need. We will send a quote within one working day.",
  empty: {
    title: "Your cart is empty",
    text: "Products you add stay in your cart on this device until you request a quote or clear the cart.",
    action: "Browse products",
    sent: (products: number, reference: string) =>
      `You asked us to quote ${products} ${products === 1 ? "product" : "products"}, under ${reference}.`,
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
    intro:
      "Paste part numbers and quantities, one product per line, or a whole purchase order, or choose a CSV file.",
    text: "Part numbers and quantities",
    hint: "For example “DS2208-SR7U2100SGW 5”, “5 x ZD4A042-30EM00EZ”, or columns from a spreadsheet. A line without a quantity means one.",
    check: "Check the list",
    nothing: "Paste or type at least one part number.",
    /** The sentence of the specification, section 8. */
    offline: "Network error. Please check your internet connection and try again.",
    status: (lines: number, addable: number) =>
      `${lines} ${lines === 1 ? "line" : "lines"} checked, ${addable} can be added`,
    stale: "You have changed the list since it was checked. Check it again before you add anything.",
    quantityOf: (product: string) => `Quantity of ${product}`,
    choice: {
      text: "More than one column of your list may be meant. Choose the columns of the part numbers and of the quantities.",
      partNumbersIn: "Part numbers are in",
      quantitiesIn: "Quantities are in",
      none: "No column: one of each",
      partNumber: "Part number",
      quantity: "Quantity",
    },
    resultsTitle: (lines: number) => `${lines} ${lines === 1 ? "line" : "lines"} checked`,
    add: (products: number) => `Add ${products} ${products === 1 ? "product" : "products"} to the cart`,
    none: "No line can be added yet. What is missing stands beside each.",
    cut: (lines: number) =>
      `Only the first ${lines === 1 ? "line was" : `${lines} lines were`} read. The rest stays in the field, to be checked next.`,
    rest: "Go on with the rest",
    meant: "Did you mean",
    take: (partNumber: string) => `Take ${partNumber}`,
    left: "The lines that were not added are still in the field.",
    columns: { line: "Line", partNumber: "Part number", quantity: "Quantity", result: "Result" },
  },
} as const

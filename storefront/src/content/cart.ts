/** Copy of the cart page. */
export const cartCopy = {
  title: "Your cart",
  description: "The products you have chosen, with prices ex VAT and inc VAT, ready for a quote.",
  intro: "Prices and stock are read again each time you come here. Ask for a quote: nothing is charged.",
  loading: "Loading your cart",
  noScript:
    "The cart lives in your browser and needs JavaScript. Without it, call us or send an e-mail with the part numbers and quantities you need: we quote within one working day.",
  empty: {
    title: "Your cart is empty",
    text: "What you add stays here, on this device, until you ask for a quote or clear it.",
    action: "Browse products",
  },
  unreachable: {
    title: "Prices and stock could not be read again",
    text: "Shown are the last ones we know. We keep trying, and you can go on.",
    action: "Try again",
  },
  changed: {
    title: "Your cart has changed",
    repriced: (lines: number) =>
      lines === 1 ? "1 product has another price now." : `${lines} products have other prices now.`,
    gone: (lines: number) =>
      lines === 1 ? "1 product is no longer sold." : `${lines} products are no longer sold.`,
    short: (lines: number) =>
      lines === 1
        ? "1 line asks for more than is in stock."
        : `${lines} lines ask for more than is in stock.`,
    after: "Each line says what is different.",
  },
  next: "We answer within one working day, with prices, stock and delivery.",
  quote: {
    title: "Request a quote",
    intro: "For every line of your cart. We answer within one working day.",
  },
  quick: {
    title: "Quick order",
    intro: "Paste part numbers and quantities, one product a line, or choose a CSV file.",
    text: "Part numbers and quantities",
    hint: "For example “DS2208-SR7U2100SGW 5”, “5 x ZD4A042-30EM00EZ”, or two columns from a spreadsheet. A line without a quantity means one.",
    file: "CSV file",
    fileKinds: "CSV or plain text",
    check: "Check the list",
    nothing: "Paste or type at least one part number.",
    fileUnreadable: "This file is not a text file. Save it as CSV in your spreadsheet and choose it again.",
    resultsTitle: (lines: number) => `${lines} ${lines === 1 ? "line" : "lines"} checked`,
    add: (products: number) => `Add ${products} ${products === 1 ? "product" : "products"} to the cart`,
    none: "No line names a product we sell.",
    cut: (most: number) => `Only the first ${most} lines were read: send longer lists in parts.`,
    added: (products: number) =>
      `${products} ${products === 1 ? "product has" : "products have"} been added to your cart.`,
    left: "The lines that could not be matched are still in the field.",
    columns: { line: "Line", partNumber: "Part number", quantity: "Quantity", result: "Result" },
  },
} as const

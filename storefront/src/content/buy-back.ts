/** Conditions in which used devices are bought. */
export const CONDITIONS = ["working", "faulty", "parts"] as const

export type Condition = (typeof CONDITIONS)[number]

const conditions: Record<Condition, { readonly label: string; readonly description: string }> = {
  working: { label: "Working", description: "Starts, scans or prints, charges; nothing is missing." },
  faulty: { label: "Faulty", description: "One thing is wrong: screen, trigger, print head or battery." },
  parts: { label: "Parts only", description: "Water damage, a broken main board, or locked." },
}

/** Copy of the indicative offer on the buy-back page. */
export const buyBackCopy = {
  title: "What would we pay?",
  intro:
    "An indicative offer while you read, without leaving your name. The firm offer follows your list, and the inspection decides.",
  sample: "Indicative, from sample figures",
  sampleText:
    "The models are real; the prices behind this offer are sample figures of a sample shop. It is a range, no promise, and excludes VAT.",
  conditions,
  form: {
    model: "Model",
    modelHint: "Another one? Send the list, it is bought all the same.",
    years: "Age",
    yearsOf: (years: number) =>
      years === 0 ? "Less than a year" : years === 1 ? "1 year" : `${years} years`,
    yearsMost: (years: number) => `${years} years or more`,
    condition: "Condition",
    quantity: "How many alike",
    quantityHint: "From 10, and again from 50, each one is worth more.",
    calculate: "Show the offer",
  },
  result: {
    title: "Indicative offer",
    total: "For all of them",
    each: "For each",
    range: (low: string, high: string) => `${low} to ${high}`,
    unit: "ex VAT",
    none: "At this age and in this condition it costs more to test than it is worth.",
    noneText:
      "We take such devices back with the others and recycle them; what that costs, often nothing, stands in the offer.",
    how: "How it is worked out",
    steps: {
      caption: "From the price new to the offer",
      newPrice: "Price new (sample figure)",
      age: "Left after the years",
      ageText: (share: string, years: string) =>
        `× ${share} (40 % in the first year, a quarter less each year after: ${years})`,
      condition: "Condition",
      conditionText: (share: string, label: string) => `× ${share} (${label})`,
      quantity: "Number",
      quantityText: (factor: string, pieces: string) => `× ${factor} (${pieces})`,
      spread: "Range",
      spreadText: (spread: string) => `${spread} below and above, until we have seen them`,
    },
    share: "Share this offer",
    shared: "Link copied!",
    sharedText: "The address holds everything you have entered.",
    print: "Print",
    firm: "Ask for a firm offer",
  },
  firm: {
    title: "Ask for a firm offer",
    intro:
      "What you entered above stands in the message already. Add other models, what comes with them, and when to collect.",
    message: (asked: string, amount: string, address: string) =>
      `Please make us a firm offer for:\n${asked}\n\n${amount}\n${address}`,
    asked: (quantity: number, model: string, years: string, condition: string) =>
      `${quantity.toLocaleString("en-GB")} × ${model}, age ${years}, condition: ${condition}`,
    indicated: (range: string) => `Indicative offer: ${range} ex VAT`,
    notIndicated: "Indicative offer: none, to be recycled",
  },
} as const

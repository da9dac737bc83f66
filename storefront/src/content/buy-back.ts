/** Conditions in which used devices are bought. */
export const CONDITIONS = ["working", "faulty", "parts"] as const

export type Condition = (typeof CONDITIONS)[number]

const conditions: Record<Condition, { readonly label: string; readonly description: string }> = {
  working: { label: "Working", description: "Starts, scans or prints, and charges. Nothing is missing." },
  faulty: { label: "Faulty", description: "One thing is wrong: screen, trigger, print head or battery." },
  parts: { label: "Parts only", description: "Water damage, a broken main board, or a device lock." },
}

/** Copy of the indicative offer on the buy-back page. */
export const buyBackCopy = {
  title: "What is your equipment worth?",
  intro:
    "Get an indicative offer at once, without giving your name. Send us your list for a firm offer, which we confirm after inspection.",
  sample: "Indicative, from sample figures",
  sampleText:
    "The models are real, but the prices behind this offer are sample figures. The range is a guide and excludes VAT.",
  conditions,
  form: {
    model: "Model",
    modelHint: "Model not listed? Send us your list: we buy other models too.",
    years: "Age",
    yearsOf: (years: number) =>
      years === 0 ? "Less than a year" : years === 1 ? "1 year" : `${years} years`,
    yearsMost: (years: number) => `${years} years or more`,
    condition: "Condition",
    quantity: "Quantity",
    quantityHint: "The price for each device rises from 10 devices, and again from 50.",
    calculate: "Show the offer",
  },
  result: {
    title: "Indicative offer",
    total: "For all of them",
    each: "For each",
    range: (low: string, high: string) => `${low} to ${high}`,
    unit: "ex VAT",
    none: "At this age and in this condition, testing would cost more than the device is worth.",
    noneText:
      "We can collect and recycle these devices with the others. Our offer states the cost, which is often nothing.",
    how: "How we calculate it",
    steps: {
      caption: "From the new price to the offer",
      newPrice: "New price (sample figure)",
      age: "Value left at this age",
      ageText: (share: string, years: string) =>
        `× ${share} (40% off in the first year, then 25% off each year: ${years})`,
      condition: "Condition",
      conditionText: (share: string, label: string) => `× ${share} (${label})`,
      quantity: "Number",
      quantityText: (factor: string, pieces: string) => `× ${factor} (${pieces})`,
      spread: "Range",
      spreadText: (spread: string) => `${spread} below and above, until inspection`,
    },
    share: "Share this offer",
    shared: "Link copied!",
    sharedText: "The link includes everything you have entered.",
    print: "Print",
    firm: "Ask for a firm offer",
  },
  firm: {
    title: "Ask for a firm offer",
    intro:
      "The message already includes what you entered above. Add any other models and accessories, and when we can collect.",
    message: (asked: string, amount: string, address: string) =>
      `Please make us a firm offer for:\n${asked}\n\n${amount}\n${address}`,
    asked: (quantity: number, model: string, years: string, condition: string) =>
      `${quantity.toLocaleString("en-GB")} × ${model}, age ${years}, condition: ${condition}`,
    indicated: (range: string) => `Indicative offer: ${range} ex VAT`,
    notIndicated: "Indicative offer: none, to be recycled",
  },
} as const

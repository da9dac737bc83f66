/** Alternatives to a new device, in the order of the form. */
export const CHOICES = ["repair", "refurbished", "rental", "buy-back"] as const

export type Choice = (typeof CHOICES)[number]

/** Name and explanation of an alternative, and the labels of its chart. */
interface ChoiceCopy {
  readonly label: string
  readonly description: string
  /** Labels of the two bars of the chart. */
  readonly bought: string
  readonly instead: string
  /** Note on how the estimate is made. */
  readonly note: string
}

const choices: Record<Choice, ChoiceCopy> = {
  repair: {
    label: "Repair",
    description: "The devices you have are repaired once and go on.",
    bought: "Buy new",
    instead: "Repair",
    note: "Counts two to four exchanged parts such as a battery, display or keypad, and a parcel each way.",
  },
  refurbished: {
    label: "Refurbished",
    description: "Used devices, tested and renewed, instead of new ones.",
    bought: "Buy new",
    instead: "Refurbished",
    note: "Rests on a study of smartphones and tablets. For printers, tills and access points it is an assumption.",
  },
  rental: {
    label: "Rental",
    description: "Hired devices that go on to the next customer.",
    bought: "Buy new",
    instead: "Rental",
    note: "A bought device is counted as used for its whole life. If yours would lie in a drawer after the project, hiring saves more than shown; for a short hire of one that would stay in use it may save nothing.",
  },
  "buy-back": {
    label: "Buy-back",
    description: "We buy your old devices and refurbish them for others.",
    bought: "New for the next user",
    instead: "Yours, refurbished",
    note: "This is saved by the next user, who buys no new device: under the GHG Protocol it is reported apart from your own emissions and not taken off them.",
  },
}

/** Copy of the CO2e calculator. */
export const co2 = {
  title: "CO2e calculator",
  description:
    "Estimate what repairing, refurbishing, renting or selling barcode equipment saves against buying new, as a range, with every factor and its source.",
  intro:
    "What do you save by not buying new? An estimate as a range, with the formula and a dated source for every figure.",
  choices,
  form: {
    title: "What you have in mind",
    choice: "Instead of buying new",
    years: "For how many years?",
    yearsHint: "How long the devices go on, or are hired.",
    yearsOf: (years: number) => (years === 1 ? "1 year" : `${years} years`),
    devices: "How many devices?",
    calculate: "Calculate",
  },
  result: {
    title: "Estimate",
    nothing: "Enter how many devices there are.",
    nothingText: "The estimate appears as soon as one of the quantities is more than nought.",
    perYear: "Saved a year",
    perYearUnit: "kg CO2e",
    total: (years: string) => `Saved over ${years}`,
    range: (low: string, high: string) => `estimated between ${low} and ${high}`,
    mayCost: "The low end is below nought: on unfavourable figures it costs more than it saves.",
    chart: (years: string) => `CO2e caused over ${years}`,
    chartSummary: (instead: string, bought: string, share: number | null) =>
      share === null
        ? `On middling figures, “${instead}” causes no less than “${bought}”.`
        : `On middling figures, “${instead}” causes about ${share} per cent less than “${bought}”.`,
    unit: "kg CO2e",
    series: "Estimate for all devices",
    chartSource: "Our estimate from the factors and sources below.",
    like: "What is saved is about as much as",
    car: (kilometres: string) => `${kilometres} km`,
    carText: "in an average car on UK roads",
    boiled: (litres: string) => `${litres} litres`,
    boiledText: "of water boiled in an electric kettle",
    electricity: (kwh: string) => `${kwh} kWh`,
    electricityText: "of electricity from the UK grid",
    share: "Share this estimate",
    shared: "Link copied",
    sharedText: "The address of this estimate has been copied to your clipboard.",
    print: "Print",
    address: "Everything you enter is in this page's address. Nothing is stored.",
  },
  method: {
    title: "How it is worked out",
    intro:
      "Per device, then times the quantity. The limits take all figures at their least or most favourable at once, so the range is wider than what is likely.",
    formulas: [
      { title: "Buying new", text: "making ÷ service life × years" },
      { title: "Repair", text: "making × share of parts + 2 parcels + extra electricity" },
      { title: "Refurbished", text: "making × share of refurbishing + extra electricity" },
      {
        title: "Rental",
        text: "making × years ÷ (service life × lives in hire) + making × share of preparation + 2 parcels + extra electricity",
      },
      {
        title: "Buy-back",
        text: "share reused × (buying new − refurbished − 1 parcel), saved by the next user",
      },
      {
        title: "Extra electricity",
        text: "share × kWh a year × 0.177 kg CO2e × years. What old and new devices use alike is left out.",
      },
    ],
    limits:
      "Not counted: labels and ribbons, accessories, recycling at the end, and staff travel. Not a life-cycle assessment and not for claims about a product; ask us when you need figures for a report.",
  },
  devices: {
    title: "Factors of the devices",
    intro: "Making one device and bringing it here, in kg CO2e.",
    electricity: (kwh: number) =>
      `Electricity: about ${kwh} kWh a year, our estimate from rated power and working hours.`,
  },
  factors: {
    title: "Factors of all devices",
    names: {
      newServiceYears: "Service life of a new device, years",
      repairPartsShare: "Parts of a repair, share of making",
      refurbishedShare: "Refurbishing, share of making",
      rentalLives: "Lives in hire, in lives of an owned device",
      rentalPreparationShare: "Preparation between hires, share of making",
      reusedShare: "Share of bought-back devices reused",
      parcelKgCo2e: "A parcel within the UK, kg CO2e",
      extraElectricityShare: "Extra electricity of an older device, share",
    },
  },
  table: {
    figures: (low: string, value: string, high: string) => `${value} (${low} to ${high})`,
    sourceOf: (number: number) => `Source ${number}`,
  },
  sources: {
    title: "Sources",
    intro:
      "Each was read in November 2026 as far as it says, and is used for what stands under it and no more. What rests on no publication is called our assumption.",
  },
} as const

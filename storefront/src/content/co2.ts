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
    description: "Repair your devices once and keep using them.",
    bought: "Buy new",
    instead: "Repair",
    note: "Includes two to four replacement parts, such as a battery, display or keypad, and a parcel each way.",
  },
  refurbished: {
    label: "Refurbished",
    description: "Buy tested, refurbished devices instead of new ones.",
    bought: "Buy new",
    instead: "Refurbished",
    note: "Based on a study of smartphones and tablets. For printers, tills and access points it is an assumption.",
  },
  rental: {
    label: "Rental",
    description: "Rent devices that the next customer then uses.",
    bought: "Buy new",
    instead: "Rental",
    note: "We assume a device you buy is used for its whole life. If you would stop using it after the project, renting saves more than shown. If you would keep using it, a short rental may save nothing.",
  },
  "buy-back": {
    label: "Buy-back",
    description: "We buy your old devices and refurbish them for other users.",
    bought: "New for the next user",
    instead: "Yours, refurbished",
    note: "The next user makes this saving by not buying a new device. Under the GHG Protocol, you report it separately and do not deduct it from your own emissions.",
  },
}

/** Copy of the CO2e calculator. */
export const co2 = {
  title: "CO2e calculator",
  description:
    "Estimate what repairing, refurbishing, renting or selling barcode equipment saves against buying new, as a range, with every factor and its source.",
  intro:
    "Estimate how much CO2e you save by not buying new. The result is a range, with the formula and a dated source for every figure.",
  choices,
  form: {
    title: "Your plan",
    choice: "Instead of buying new",
    years: "For how many years?",
    yearsHint: "How long you will use or rent the devices.",
    yearsOf: (years: number) => (years === 1 ? "1 year" : `${years} years`),
    devices: "How many devices?",
    calculate: "Calculate",
  },
  result: {
    title: "Estimate",
    nothing: "Enter the number of devices.",
    nothingText: "The estimate appears when at least one quantity is at least 1.",
    perYear: "Saved a year",
    perYearUnit: "kg CO2e",
    total: (years: string) => `Saved over ${years}`,
    range: (low: string, high: string) => `estimated between ${low} and ${high}`,
    mayCost:
      "The low end is below zero: in the least favourable case, this choice causes more CO2e than it saves.",
    chart: (years: string) => `CO2e caused over ${years}`,
    chartSummary: (instead: string, bought: string, share: number | null) =>
      share === null
        ? `In the middle of the range, “${instead}” causes no less than “${bought}”.`
        : `In the middle of the range, “${instead}” causes about ${share} per cent less than “${bought}”.`,
    unit: "kg CO2e",
    series: "Estimate for all devices",
    chartSource: "Our estimate from the factors and sources below.",
    like: "The saving is about the same as",
    car: (kilometres: string) => `${kilometres} km`,
    carText: "in an average car on UK roads",
    boiled: (litres: string) => `${litres} litres`,
    boiledText: "of water boiled in an electric kettle",
    electricity: (kwh: string) => `${kwh} kWh`,
    electricityText: "of electricity from the UK grid",
    share: "Share this estimate",
    shared: "Link copied",
    sharedText: "The link to this estimate has been copied to your clipboard.",
    print: "Print",
    address: "Everything you enter is part of this page's link. We store nothing.",
  },
  method: {
    title: "How we calculate it",
    intro:
      "We calculate the figure for one device and multiply it by the quantity. The limits combine all the lowest or all the highest figures, so the likely range is narrower.",
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
        text: "share × kWh a year × 0.177 kg CO2e × years. Electricity that old and new devices both use is left out.",
      },
    ],
    limits:
      "Labels and ribbons, accessories, recycling and staff travel are not included. This is not a life-cycle assessment, so please do not use it for product claims. Contact us if you need figures for a report.",
  },
  devices: {
    title: "Device factors",
    intro: "Making one device and shipping it to the UK, in kg CO2e.",
    electricity: (kwh: number) =>
      `Electricity: about ${kwh} kWh a year, our estimate from rated power and working hours.`,
  },
  factors: {
    title: "General factors",
    names: {
      newServiceYears: "Service life of a new device, years",
      repairPartsShare: "Repair parts, share of making",
      refurbishedShare: "Refurbishing, share of making",
      rentalLives: "Life of a rental device, compared with an owned device",
      rentalPreparationShare: "Preparation between rentals, share of making",
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
      "We read these sources in November 2026, as far as each note says, and use them only for the figures shown. If a figure has no published source, we call it our assumption.",
  },
} as const

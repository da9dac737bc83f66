import type { Range } from "./range"

/** A publication from which factors are derived. */
export interface Source {
  readonly title: string
  readonly publisher: string
  /** Date of publication, as far as known. */
  readonly published: string
  /** The finding that is used. */
  readonly finding: string
  /** Permanent address; null where none is known. */
  readonly href: string | null
}

/** Sources of the estimates, by short name. Each was read in November 2026, and names the parts that were read. */
export const SOURCES = {
  government: {
    title: "Greenhouse gas reporting: conversion factors 2025, flat file, version 1",
    publisher: "UK government, Department for Energy Security and Net Zero",
    published: "June 2025",
    finding:
      "Read in the workbook itself. UK grid electricity: 0.177 kg CO2e for each kWh generated. An average car of unknown fuel: 0.16725 kg a kilometre. Goods in an average diesel van: 0.6313 kg for each tonne and kilometre. One tonne of IT equipment from new material: 24,865 kg. One tonne of other small electrical items: 5,648 kg. The 2026 edition counts electricity by another method and puts it at about 0.131 kg; it is not used here, because we have not read its workbook.",
    href: "https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025",
  },
  makers: {
    title: "Environmental footprint data of digital equipment",
    publisher: "Boavizta, a collection of what makers publish of their own products",
    published: "state of February 2023",
    finding:
      "Read in the data set, not in each maker's report. Making and shipping, in kg CO2e: 49 smartphones from 13 to 94, half of them over 55 (Fairphone 3: 32; Pixel 6 Pro: 82). 22 tablets from 16 to 153, half of them over 74 (Samsung's rugged Galaxy Tab Active Pro: 47; Microsoft Surface Pro 7+: 153). The HP Engage Go 10 point-of-sale system: 147. Dell OptiPlex all-in-one computers of 20 to 24 inches: 222 to 363. Google's Wi-Fi points and routers: 17 to 23, or 47 for each kg of weight. Nest Doorbell (wired, second generation): 14. Nest Cam (battery): 33.",
    href: "https://github.com/Boavizta/environmental-footprint-data",
  },
  huawei: {
    title: "Product Environmental Information: Mate 20, and MediaPad M5 8.4",
    publisher: "Huawei Technologies",
    published: "August and March 2018",
    finding:
      "Read in the documents themselves. Material and manufacturing are 85 per cent of the phone's 78.9 kg CO2e (67 kg) and 91 per cent of the tablet's 122 kg (111 kg).",
    href: null,
  },
  ademe: {
    title: "Evaluation de l'impact environnemental d'un ensemble de produits reconditionnés",
    publisher: "ADEME, the French agency for ecological transition",
    published: "September 2022",
    finding:
      "Read in the publisher's summary. Refurbished instead of new avoids, of the impact of each year of use: smartphones 64 to 87 per cent, tablets 46 to 80, laptop and desktop computers 43 to 97.",
    href: "https://librairie.ademe.fr/dechets-economie-circulaire/5241-evaluation-de-l-impact-environnemental-d-un-ensemble-de-produits-reconditionnes.html",
  },
  negaoctet: {
    title: "Rapport d'étude : l'impact de produits reconditionnés",
    publisher: "NégaOctet, the consortium that made ADEME's study",
    published: "2022",
    finding:
      "First lives end after 3 years for smartphones and tablets, and after 4 to 5 years for computers.",
    href: "https://negaoctet.org/rapport-detude-limpact-de-produits-reconditionnes/",
  },
  fairphone: {
    title: "Life Cycle Assessment of the Fairphone 3",
    publisher: "Fraunhofer IZM, Berlin",
    published: "July 2020",
    finding:
      "Read in the abstract. Impacts come largely from production. Used for 7 years instead of 3, the phone causes up to 42 per cent less a year, also when it needs repairs.",
    href: "https://publica.fraunhofer.de/handle/publica/300572",
  },
  modules: {
    title: "How sustainable is the Fairphone 3?",
    publisher: "Fairphone, on the assessment above",
    published: "31 July 2020",
    finding:
      "Battery, camera and display are 5 to 7 per cent of the phone's footprint each; its core is at least 70.",
    href: "https://www.fairphone.com/en/2020/07/31/how-sustainable-is-the-fairphone-3/",
  },
  motorola: {
    title: "Products: carbon footprint",
    publisher: "Motorola Solutions",
    published: "life-cycle assessments of products of 2008 and 2009",
    finding:
      "Manufacturing is 73 per cent of a barcode scanner's CO2 and 77 per cent of a handheld computer's, each used for 7 years.",
    href: null,
  },
  own: {
    title: "Our own assumption",
    publisher: "This shop",
    published: "November 2026",
    finding:
      "No published figure was found that fits. The range is set wide, and the reason stands beside it.",
    href: null,
  },
} satisfies Record<string, Source>

/** Short name of a source. */
export type SourceId = keyof typeof SOURCES

/** A range with its derivation. */
export interface Factor {
  readonly range: Range
  readonly sources: readonly SourceId[]
  /** How the range is derived from the sources. */
  readonly basis: string
}

/** Kilograms of CO2e to make a kilogram of equipment (source: government; "Material use", rows 19_503_5084 and 19_503_5088). */
const IT_KG_CO2E_PER_KG = 24.86547556
const SMALL_ELECTRICAL_KG_CO2E_PER_KG = 5.64794563

/** A kind of device. */
export interface Device {
  /** Id in addresses. */
  readonly id: string
  /** Singular and plural. */
  readonly name: string
  readonly plural: string
  /** Typical models. */
  readonly models: string
  /** Emissions of manufacture and transport to the UK, in kg CO2e. */
  readonly makingKgCo2e: Factor
  /** Electricity in a year of working days, in kWh: an estimate from rated power and hours. */
  readonly electricityKwhPerYear: number
}

/** A range from a device's weight: low as other small electrical items, high as IT equipment. */
const byWeight = (kilograms: number, models: string): Factor => {
  const low = kilograms * SMALL_ELECTRICAL_KG_CO2E_PER_KG
  const high = kilograms * IT_KG_CO2E_PER_KG
  return {
    range: { low, value: (low + high) / 2, high },
    sources: ["government", "own"],
    basis: `No life-cycle assessment of such a device was found, so the range follows from its weight of about ${kilograms} kg (${models}): the government's factor for small electrical items is the least, the one for IT equipment the most, and the middle of both the estimate.`,
  }
}

/** Kinds of device, in the order of the form. */
export const DEVICES: readonly Device[] = [
  {
    id: "mobile-computers",
    name: "Mobile computer",
    plural: "Mobile computers",
    models: "Zebra TC22 and TC53, Honeywell CT45, Datalogic Memor 11",
    makingKgCo2e: {
      range: { low: 32, value: 55, high: 94 },
      sources: ["makers", "huawei", "own"],
      basis:
        "A mobile computer is a smartphone in a rugged case with a larger battery and a scan engine, and no maker of one publishes its footprint. So these are smartphones: the Fairphone 3 is the least, half of 49 phones are over 55 kg, and the largest is the most. That they fit is our assumption.",
    },
    electricityKwhPerYear: 7,
  },
  {
    id: "barcode-scanners",
    name: "Barcode scanner",
    plural: "Barcode scanners",
    models: "Zebra DS2208, Honeywell Voyager 1472g, Datalogic Gryphon",
    makingKgCo2e: {
      range: { low: 4, value: 14, high: 33 },
      sources: ["government", "makers", "own"],
      basis:
        "A corded scanner of 0.16 kg at the government's factor for IT equipment is 4 kg, the least. A door camera with processor and no screen (14 kg) stands for a common one, a camera with battery and radio (33 kg) for a cordless one with its cradle. That they are alike is our assumption.",
    },
    electricityKwhPerYear: 10,
  },
  {
    id: "label-printers",
    name: "Desktop label printer",
    plural: "Desktop label printers",
    models: "Zebra ZD421, Honeywell PC42E, Brother TD-4",
    makingKgCo2e: byWeight(2, "four-inch desktop printers"),
    electricityKwhPerYear: 40,
  },
  {
    id: "industrial-printers",
    name: "Industrial label printer",
    plural: "Industrial label printers",
    models: "Zebra ZT411, Honeywell PM45",
    makingKgCo2e: byWeight(16, "four-inch metal-case printers"),
    electricityKwhPerYear: 150,
  },
  {
    id: "tablets",
    name: "Rugged tablet",
    plural: "Rugged tablets",
    models: "Zebra ET45, Samsung Galaxy Tab Active5",
    makingKgCo2e: {
      range: { low: 47, value: 74, high: 153 },
      sources: ["makers", "huawei", "own"],
      basis:
        "The least is what Samsung publishes of a rugged tablet, the most the largest of 22 tablets; half of them are over 74 kg. Of other rugged tablets nothing was found: that they lie between is our assumption.",
    },
    electricityKwhPerYear: 15,
  },
  {
    id: "pos-systems",
    name: "POS system",
    plural: "POS systems",
    models: "all-in-one tills with a 15-inch touch screen, such as the HP Engage One",
    makingKgCo2e: {
      range: { low: 147, value: 255, high: 363 },
      sources: ["makers", "own"],
      basis:
        "HP's mobile point-of-sale system is the least, the largest of Dell's all-in-one computers of up to 24 inches the most. A till with a 15-inch screen lies between: the middle of both is our assumption.",
    },
    electricityKwhPerYear: 180,
  },
  {
    id: "access-points",
    name: "Wireless access point",
    plural: "Wireless access points",
    models: "Cisco Catalyst 9100, Aruba 500 Series, Extreme AP300",
    makingKgCo2e: {
      range: { low: 17, value: 32, high: 47 },
      sources: ["makers", "own"],
      basis:
        "Google's Wi-Fi points of 0.34 to 0.38 kg are 17 to 23 kg CO2e: the least. A ceiling model weighs about 1 kg, which is 47 kg at the same rate: the most. The middle of both is our assumption.",
    },
    electricityKwhPerYear: 110,
  },
]

/** Factors that are the same for every device. */
export const FACTORS = {
  /** Service life of a new device, in years. */
  newServiceYears: {
    range: { low: 3, value: 5, high: 7 },
    sources: ["negaoctet", "motorola"],
    basis:
      "ADEME's study counts 3 years for phones and tablets and up to 5 for computers, Motorola 7 for scanners and handhelds.",
  },
  /** Emissions of a repair's parts, as a share of manufacture. */
  repairPartsShare: {
    range: { low: 0.05, value: 0.1, high: 0.25 },
    sources: ["modules", "fairphone", "own"],
    basis:
      "A battery or display is 5 to 7 per cent of a phone's footprint. We allow for two to four such parts, but not for a new main board: boards are repaired, or the device is beyond repair.",
  },
  /** Emissions of refurbishing, as a share of manufacture. */
  refurbishedShare: {
    range: { low: (0.13 * 2) / 3, value: (0.31 * 2) / 3, high: (0.54 * 2) / 3 },
    sources: ["ademe", "negaoctet", "own"],
    basis:
      "Of a new device's impact a year remain 13 to 36 per cent with phones and 20 to 54 with tablets; 31 is the middle of both. Counted over 2 years of second use where the first has 3, that is 9 to 36 per cent of making a new one. The 2 years, and other devices than these, are our assumption; computers lie between 3 and 57.",
  },
  /** Service life of a rental device in several hands, in lives of an owned device. */
  rentalLives: {
    range: { low: 1, value: 1.4, high: 2 },
    sources: ["motorola", "own"],
    basis:
      "A hire device goes on to the next customer instead of into a drawer: 7 years of design life instead of the usual 5 is 1.4. It may also be no longer than an owned one's, and then renting saves nothing.",
  },
  /** Emissions of cleaning and parts between rentals, as a share of manufacture. */
  rentalPreparationShare: {
    range: { low: 0.02, value: 0.05, high: 0.1 },
    sources: ["modules", "own"],
    basis: "At most a battery and a strap or case between two hires.",
  },
  /** Share of bought-back devices that are used again. */
  reusedShare: {
    range: { low: 0.5, value: 0.75, high: 0.95 },
    sources: ["own"],
    basis: "Depends on age and damage; what cannot be used again is recycled and not counted as saved.",
  },
  /** Emissions of a parcel within the UK, in kg CO2e. */
  parcelKgCo2e: {
    range: { low: 0.2, value: 0.5, high: 2 },
    sources: ["government", "own"],
    basis:
      "Weight times way at the government's factor for a van: 1 kg over 300 km, 2 kg over 400 km, 8 kg over 400 km. Weights and ways are our assumption; carriers with fuller lorries are lower.",
  },
  /** How much more electricity an older device may use than a new one, as a share of its own use. */
  extraElectricityShare: {
    range: { low: 0, value: 0.05, high: 0.2 },
    sources: ["own"],
    basis: "A new device may need less. Electricity that both use alike is left out on both sides.",
  },
} satisfies Record<string, Factor>

/** Kilograms of CO2e for a kWh of UK electricity (source: government; row 7_400_4000). */
export const ELECTRICITY_KG_CO2E_PER_KWH = 0.177

/** Kilograms of CO2e for a kilometre in an average car of unknown fuel (source: government; row 4_301_3074). */
export const CAR_KG_CO2E_PER_KM = 0.16725

/** Electricity to boil a litre of tap water: 4.19 kJ/kg·K from 15 °C to 100 °C, in a kettle with a loss of a tenth. */
export const LITRE_BOILED_KWH = (4.19 * 85) / 3600 / 0.9

import type { Range } from "./range"

/** A publication that a figure rests on. */
export interface Source {
  readonly title: string
  readonly publisher: string
  /** When it was published, as far as is known. */
  readonly published: string
  /** What is taken from it, and nothing beyond. */
  readonly says: string
  /** Where it can be read; null where no lasting address is known. */
  readonly href: string | null
}

/** What the estimates rest on, by a short name. Read in November 2026. */
export const SOURCES = {
  government: {
    title: "Greenhouse gas reporting: conversion factors 2025",
    publisher: "UK government, Department for Energy Security and Net Zero",
    published: "June 2025",
    says: "UK grid electricity: 0.177 kg CO2e for each kWh generated. An average car: about 0.17 kg CO2e a kilometre.",
    href: "https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025",
  },
  materials: {
    title: "UK government conversion factors, material use: electrical items",
    publisher: "UK government, Department for Energy Security and Net Zero",
    published: "published every June; this factor is in several years' sets",
    says: "Making one tonne of IT equipment from new material: 24,865 kg CO2e. One tonne of other small electrical items: 5,648 kg CO2e.",
    href: "https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting",
  },
  ademe: {
    title: "Assessment of the environmental impact of a set of refurbished products",
    publisher: "ADEME, the French agency for ecological transition (study by DDemain and Hubblo)",
    published: "2022",
    says: "A refurbished smartphone causes 64 to 87 per cent less impact a year than a new one. A new phone or tablet is used for 3 years, a refurbished one for another 2; a new computer for 5.",
    href: "https://hubblo.org/en/realisations/ademe-reconditionne",
  },
  fairphone: {
    title: "Life Cycle Assessment of the Fairphone 3",
    publisher: "Fraunhofer IZM, Berlin",
    published: "July 2020",
    says: "Making the phone is most of its impact. Its battery, camera and display cause 5 to 7 per cent each, its core at least 70. Used for 7 years instead of 3, it causes up to 42 per cent less a year, also when it needs repairs.",
    href: "https://publica.fraunhofer.de/handle/publica/300572",
  },
  refurbed: {
    title: "Study of refurbished smartphones, tablets and laptops",
    publisher: "Fraunhofer Austria Research for refurbed",
    published: "about 2023, as reported in the trade press",
    says: "Making a smartphone of 2019 caused 56.9 kg CO2e, refurbishing one 2.8 kg.",
    href: null,
  },
  tablets: {
    title: "Carbon Break Even Analysis: Environmental Impact of Tablets in Higher Education",
    publisher:
      "F. Safieddine and I. Nakhoul, International Journal of Advanced Computer Science and Applications 7 (5)",
    published: "2016",
    says: "153 kg CO2e to make one of the tablets with the least impact at the time.",
    href: "https://www.europub.co.uk/articles/carbon-break-even-analysis-environmental-impact-of-tablets-in-higher-education-A-101553",
  },
  laptops: {
    title: "Sustainability Report 2017",
    publisher: "3 Step IT, with figures by EY",
    published: "May 2018",
    says: "Making a laptop typically causes 225 kg CO2e, shipping it 25 kg.",
    href: null,
  },
  motorola: {
    title: "Products: carbon footprint",
    publisher: "Motorola Solutions",
    published: "life-cycle assessments of products of 2008 and 2009",
    says: "Manufacturing is 73 per cent of a barcode scanner's CO2 and 77 per cent of a handheld computer's, each used for 7 years.",
    href: null,
  },
  own: {
    title: "Our own assumption",
    publisher: "This shop",
    published: "November 2026",
    says: "No published figure was found that fits. The range is set wide, and the reason stands beside it.",
    href: null,
  },
} satisfies Record<string, Source>

/** Short name of a source. */
export type SourceId = keyof typeof SOURCES

/** An estimate with what it rests on. */
export interface Factor {
  readonly range: Range
  readonly sources: readonly SourceId[]
  /** How the range follows from the sources. */
  readonly basis: string
}

/** Kilograms of CO2e to make a kilogram of equipment (source: materials). */
const IT_KG_CO2E_PER_KG = 24.865
const SMALL_ELECTRICAL_KG_CO2E_PER_KG = 5.648

/** A kind of device as it is bought. */
export interface Device {
  /** Name in addresses. */
  readonly id: string
  /** One of it, and several. */
  readonly name: string
  readonly plural: string
  /** Typical models. */
  readonly models: string
  /** Making one and bringing it here, in kg CO2e. */
  readonly makingKgCo2e: Factor
  /** What one uses in a year of working days, in kWh: an estimate from rated power and hours. */
  readonly electricityKwhPerYear: number
}

/** Both limits from a device's weight: as other small electrical items at least, as IT equipment at most. */
const byWeight = (kilograms: number, models: string): Factor => {
  const low = kilograms * SMALL_ELECTRICAL_KG_CO2E_PER_KG
  const high = kilograms * IT_KG_CO2E_PER_KG
  return {
    range: { low, value: (low + high) / 2, high },
    sources: ["materials", "own"],
    basis: `No life-cycle assessment of such a device was found, so the range follows from its weight of about ${kilograms} kg (${models}): the government's factor for small electrical items is the least, the one for IT equipment the most, and the middle of both the estimate.`,
  }
}

/** What can be counted, in the order of the form. */
export const DEVICES: readonly Device[] = [
  {
    id: "mobile-computers",
    name: "Mobile computer",
    plural: "Mobile computers",
    models: "Zebra TC22 and TC53, Honeywell CT45, Datalogic Memor 11",
    makingKgCo2e: {
      range: { low: 25, value: 50, high: 85 },
      sources: ["refurbed", "fairphone", "motorola", "own"],
      basis:
        "A mobile computer is a smartphone in a rugged case with a larger battery and a scan engine. The published 56.9 kg for making a smartphone stands near the middle; the range is ours and reaches from half of it to half as much again.",
    },
    electricityKwhPerYear: 7,
  },
  {
    id: "barcode-scanners",
    name: "Barcode scanner",
    plural: "Barcode scanners",
    models: "Zebra DS2208, Honeywell Voyager 1472g, Datalogic Gryphon",
    makingKgCo2e: {
      range: { low: 4, value: 12, high: 35 },
      sources: ["materials", "refurbed", "own"],
      basis:
        "A corded scanner of 0.16 kg at the government's factor for IT equipment is 4 kg, the least. A cordless one with cradle and camera has some of a smartphone's electronics but no display: well under the 56.9 kg of a phone. The estimate between them is ours.",
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
      range: { low: 50, value: 100, high: 180 },
      sources: ["tablets", "refurbed", "own"],
      basis:
        "A published 153 kg for making an efficient tablet of a decade ago is in the upper half, a smartphone's 56.9 kg at the lower end. The estimate between them is ours.",
    },
    electricityKwhPerYear: 15,
  },
  {
    id: "pos-systems",
    name: "POS system",
    plural: "POS systems",
    models: "all-in-one tills with a 15-inch touch screen, such as the HP Engage One",
    makingKgCo2e: {
      range: { low: 125, value: 240, high: 350 },
      sources: ["laptops", "materials", "own"],
      basis:
        "A till has a laptop's board and display in a heavier stand: 250 kg for making and shipping a laptop is near the middle. 5 kg of IT equipment at the government's factor are 124 kg, the least; the most is ours.",
    },
    electricityKwhPerYear: 180,
  },
  {
    id: "access-points",
    name: "Wireless access point",
    plural: "Wireless access points",
    models: "Cisco Catalyst 9100, Aruba 500 Series, Extreme AP300",
    makingKgCo2e: byWeight(1, "indoor ceiling models"),
    electricityKwhPerYear: 110,
  },
]

/** What holds for every device. */
export const FACTORS = {
  /** Years a device serves that was bought new. */
  newServiceYears: {
    range: { low: 3, value: 5, high: 7 },
    sources: ["ademe", "motorola"],
    basis:
      "ADEME counts 3 years for phones and tablets and 5 for computers, Motorola 7 for scanners and handhelds.",
  },
  /** Parts of a repair, as a share of making the device. */
  repairPartsShare: {
    range: { low: 0.05, value: 0.1, high: 0.25 },
    sources: ["fairphone", "own"],
    basis:
      "A battery or display is 5 to 7 per cent of a phone's footprint. We allow for two to four such parts, but not for a new main board: boards are repaired, or the device is beyond repair.",
  },
  /** Refurbishing, as a share of making the device. */
  refurbishedShare: {
    range: { low: (0.13 * 2) / 3, value: (0.245 * 2) / 3, high: (0.36 * 2) / 3 },
    sources: ["ademe"],
    basis:
      "13 to 36 per cent of a new phone's impact a year remain, over 2 years where a new one has 3: 9 to 24 per cent of a new one. Measured for smartphones; for other devices an assumption.",
  },
  /** Service life of a hire device, in several hands, in lives of an owned one. */
  rentalLives: {
    range: { low: 1, value: 1.4, high: 2 },
    sources: ["motorola", "own"],
    basis:
      "A hire device goes on to the next customer instead of into a drawer: 7 years of design life instead of the usual 5 is 1.4. It may also be no longer than an owned one's, and then renting saves nothing.",
  },
  /** Cleaning and parts between hires, as a share of making the device. */
  rentalPreparationShare: {
    range: { low: 0.02, value: 0.05, high: 0.1 },
    sources: ["fairphone", "own"],
    basis: "At most a battery and a strap or case between two hires.",
  },
  /** Share of bought-back devices that go back into use. */
  reusedShare: {
    range: { low: 0.5, value: 0.75, high: 0.95 },
    sources: ["own"],
    basis: "Depends on age and damage; what cannot be used again is recycled and not counted as saved.",
  },
  /** A parcel's way within the UK, in kg CO2e. */
  parcelKgCo2e: {
    range: { low: 0.2, value: 0.6, high: 2 },
    sources: ["own"],
    basis: "Published figures of carriers are mostly under 1 kg a parcel; heavy printers travel on pallets.",
  },
  /** How much more electricity an older device may use than a new one, as a share of its own. */
  extraElectricityShare: {
    range: { low: 0, value: 0.05, high: 0.2 },
    sources: ["own"],
    basis: "A new device may need less. Electricity that both use alike is left out on both sides.",
  },
} satisfies Record<string, Factor>

/** Kilograms of CO2e for a kWh of UK electricity (source: government). */
export const ELECTRICITY_KG_CO2E_PER_KWH = 0.177

/** Kilograms of CO2e for a kilometre in an average car of unknown fuel, rounded (source: government). */
export const CAR_KG_CO2E_PER_KM = 0.17

/** To boil a litre of tap water: 4.19 kJ/kg·K from 15 °C to 100 °C, in a kettle that loses a tenth. */
export const LITRE_BOILED_KWH = (4.19 * 85) / 3600 / 0.9

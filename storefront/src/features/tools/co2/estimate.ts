import { type Choice } from "@/content/co2"
import {
  CAR_KG_CO2E_PER_KM,
  type Device,
  DEVICES,
  ELECTRICITY_KG_CO2E_PER_KWH,
  FACTORS,
  LITRE_BOILED_KWH,
} from "./factors"
import { type Range, rangeOf, sumOf, timesOf } from "./range"

/** Input of an estimate. */
export interface Question {
  readonly choice: Choice
  /** Years without a new device: a whole number. */
  readonly years: number
  /** Number of devices by the id of their kind; missing kinds count as 0. */
  readonly quantities: Readonly<Record<string, number>>
}

/** Result of an estimate, in kg CO2e for all devices together. */
export interface Estimate {
  readonly deviceCount: number
  /** Emissions of new devices for the same years. */
  readonly newKgCo2e: Range
  /** Emissions of the choice, over its years. */
  readonly insteadKgCo2e: Range
  /** Saving over all years. The low end is negative where the choice may cause more than it saves. */
  readonly savedKgCo2e: Range
  readonly savedKgCo2ePerYear: Range
}

const {
  newServiceYears,
  repairPartsShare,
  refurbishedShare,
  rentalLives,
  rentalPreparationShare,
  reusedShare,
  parcelKgCo2e,
  extraElectricityShare,
} = FACTORS

/** Factors that every formula takes first, in this order. */
const commonOf = (device: Device): Range[] => [
  device.makingKgCo2e.range,
  newServiceYears.range,
  parcelKgCo2e.range,
  extraElectricityShare.range,
]

/** Factors of one device: manufacture and parcel in kg CO2e, lives in years, shares between 0 and 1. */
interface Side {
  /** Further factors of the formula. */
  readonly ranges: readonly Range[]
  readonly instead: (values: {
    making: number
    life: number
    parcel: number
    /** Additional electricity over all years. */
    extra: number
    years: number
    /** Values of `ranges`, in their order. */
    own: readonly [number, number]
  }) => number
  /** Share of devices that count; 1 when left out. */
  readonly counted?: (own: readonly [number, number]) => number
}

const ONE: Range = { low: 1, value: 1, high: 1 }

/** Emissions of each choice, which replace those of new devices. */
const SIDES: Record<Choice, Side> = {
  // Parts once, and a parcel each way.
  repair: {
    ranges: [repairPartsShare.range, ONE],
    instead: ({ making, parcel, extra, own: [parts] }) => making * parts + 2 * parcel + extra,
  },
  // Transport to the customer is part of the study's share, as it is of the new device's emissions.
  refurbished: {
    ranges: [refurbishedShare.range, ONE],
    instead: ({ making, extra, own: [share] }) => making * share + extra,
  },
  // The years of rental are part of a longer life; a parcel each way.
  rental: {
    ranges: [rentalLives.range, rentalPreparationShare.range],
    instead: ({ making, life, parcel, extra, years, own: [lives, preparation] }) =>
      (making * years) / (life * lives) + making * preparation + 2 * parcel + extra,
  },
  // Refurbished for another customer, who buys no new one; one more parcel, to us.
  "buy-back": {
    ranges: [refurbishedShare.range, reusedShare.range],
    instead: ({ making, parcel, extra, own: [share] }) => making * share + parcel + extra,
    counted: ([, reused]) => reused,
  },
}

/**
 * Emissions of one device: new, alternative, and the difference. The three are computed from the same values, so that
 * their errors are correlated.
 */
function estimateDevice(device: Device, { choice, years }: Question): [Range, Range, Range] {
  const { ranges, instead, counted = () => 1 } = SIDES[choice]
  const all = [...commonOf(device), ...ranges]
  const newly = (making: number, life: number) => (making * years) / life
  const extraOf = (share: number) =>
    share * device.electricityKwhPerYear * ELECTRICITY_KG_CO2E_PER_KWH * years
  const sides = (...[making = 0, life = 1, parcel = 0, share = 0, first = 0, second = 0]: number[]) => {
    const own = [first, second] as const
    const part = counted(own)
    return {
      bought: part * newly(making, life),
      instead: part * instead({ making, life, parcel, extra: extraOf(share), years, own }),
    }
  }
  return [
    rangeOf((...values) => sides(...values).bought, all),
    rangeOf((...values) => sides(...values).instead, all),
    rangeOf((...values) => sides(...values).bought - sides(...values).instead, all),
  ]
}

/**
 * Estimates what a choice saves against buying new devices for the same years:
 *
 *     new     = making ÷ service life × years
 *     saved   = new − what the choice causes
 *
 * Limits are those of the least and the most favourable figures, all at once: a cautious range, wider than a likely one.
 */
export function estimate(question: Question): Estimate {
  const counted = DEVICES.map((device) => ({ device, quantity: question.quantities[device.id] ?? 0 })).filter(
    ({ quantity }) => quantity > 0,
  )
  const each = counted.map(({ device, quantity }) =>
    estimateDevice(device, question).map((range) => timesOf(range, quantity)),
  )
  const [newKgCo2e, insteadKgCo2e, savedKgCo2e] = [0, 1, 2].map((place) =>
    sumOf(each.flatMap((ranges) => ranges[place] ?? [])),
  ) as [Range, Range, Range]
  return {
    deviceCount: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    newKgCo2e,
    insteadKgCo2e,
    savedKgCo2e,
    savedKgCo2ePerYear: timesOf(savedKgCo2e, 1 / question.years),
  }
}

/** Everyday equivalents of an amount of CO2e. */
export interface Equivalents {
  /** Kilometres in an average car. */
  readonly carKilometres: number
  /** Litres of water brought to the boil with UK electricity. */
  readonly litresBoiled: number
  /** Kilowatt hours of UK electricity. */
  readonly electricityKwh: number
}

/** @param kgCo2e more than 0 */
export const equivalentsOf = (kgCo2e: number): Equivalents => ({
  carKilometres: kgCo2e / CAR_KG_CO2E_PER_KM,
  litresBoiled: kgCo2e / (LITRE_BOILED_KWH * ELECTRICITY_KG_CO2E_PER_KWH),
  electricityKwh: kgCo2e / ELECTRICITY_KG_CO2E_PER_KWH,
})

/**
 * Rounds to two significant figures, which is the precision of an estimate.
 *
 * @returns for example 1,234 as 1,200 and 0.567 as 0.57
 */
export const roundEstimate = (figure: number): number => Number(figure.toPrecision(2))

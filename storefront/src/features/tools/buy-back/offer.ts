import { type Condition } from "@/content/buy-back"
import { BUY_BACK_MODELS, type BuyBackModel } from "./models"

/** Input of an indicative offer. */
export interface OfferQuestion {
  /** Id of a model. */
  readonly model: string
  /** Whole years since it was bought new. */
  readonly years: number
  readonly condition: Condition
  /** Number of pieces of this model, equal in age and condition. */
  readonly quantity: number
}

/** Limits of age and quantity; older devices are bought by individual quote. */
export const YEARS_MOST = 8
export const QUANTITY_MOST = 9_999

/** Factors of the calculation. All of them are SAMPLE FIGURES of this sample shop; the page says so. */
export const OFFER_FACTORS = {
  /** Value of a working device in its first year, as a share of its price new. */
  firstYearShare: 0.4,
  /** Share of the value that is left after each further year. */
  yearlyRemainder: 0.75,
  /** Share of the value by condition, and the spread of the offer before the inspection. */
  conditions: {
    working: { share: 1, spread: 0.15 },
    faulty: { share: 0.45, spread: 0.25 },
    parts: { share: 0.12, spread: 0.35 },
  } satisfies Record<Condition, { readonly share: number; readonly spread: number }>,
  /** Bonus for quantity; the first matching row applies. */
  quantities: [
    { from: 50, factor: 1.1 },
    { from: 10, factor: 1.05 },
    { from: 1, factor: 1 },
  ],
  /** Pounds; a device of less value costs more to test than it is worth. */
  leastOffer: 3,
} as const

interface Amounts {
  /** Whole pounds ex VAT. */
  readonly low: number
  readonly high: number
}

/** An indicative offer, with the numbers of its calculation. */
export interface Offer {
  readonly model: BuyBackModel
  /** Amounts for one piece; null where it is worth too little to buy. */
  readonly each: Amounts | null
  readonly total: Amounts | null
  /** Share of the price new that is left after the years, between 0 and 1. */
  readonly ageShare: number
  readonly conditionShare: number
  readonly quantityFactor: number
  /** Spread of the offer around its middle, between 0 and 1. */
  readonly spread: number
}

const quantityFactorOf = (quantity: number): number =>
  OFFER_FACTORS.quantities.find(({ from }) => quantity >= from)?.factor ?? 1

/**
 * Computes an indicative offer: price new × factors of age, condition and quantity, as a range. Each end is rounded to
 * whole pounds for one piece and then multiplied by the number of pieces, so that the numbers shown add up.
 *
 * @param question with a model of the list, whole years from 0, pieces from 1
 */
export function workOutOffer({ model: id, years, condition, quantity }: OfferQuestion): Offer {
  const model = BUY_BACK_MODELS.find((one) => one.id === id)
  if (!model) throw new RangeError(`No buy-back model is called “${id}”`)
  const { share: conditionShare, spread } = OFFER_FACTORS.conditions[condition]
  const ageShare = OFFER_FACTORS.firstYearShare * OFFER_FACTORS.yearlyRemainder ** years
  const quantityFactor = quantityFactorOf(quantity)
  const middle = model.newPrice * ageShare * conditionShare * quantityFactor
  const each = { low: Math.round(middle * (1 - spread)), high: Math.round(middle * (1 + spread)) }
  const isWorth = each.low >= OFFER_FACTORS.leastOffer
  return {
    model,
    each: isWorth ? each : null,
    total: isWorth ? { low: each.low * quantity, high: each.high * quantity } : null,
    ageShare,
    conditionShare,
    quantityFactor,
    spread,
  }
}

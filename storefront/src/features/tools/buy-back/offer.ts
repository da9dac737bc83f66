import { type Condition } from "@/content/buy-back"
import { BUY_BACK_MODELS, type BuyBackModel } from "./models"

/** What is offered to us. */
export interface OfferQuestion {
  /** Id of a model. */
  readonly model: string
  /** Whole years since it was bought new. */
  readonly years: number
  readonly condition: Condition
  /** Pieces of this model, alike in age and condition. */
  readonly quantity: number
}

/** Limits of what can be asked; older devices are bought by the list. */
export const YEARS_MOST = 8
export const QUANTITY_MOST = 9_999

/** The figures of the formula. All of them are SAMPLE FIGURES of this sample shop; the page says so. */
export const OFFER_FACTORS = {
  /** Share of the price new that a working device is worth in its first year. */
  firstYearShare: 0.4,
  /** Share of its worth that is left after each further year. */
  yearlyRemainder: 0.75,
  /** What condition leaves of it, and how far an offer may lie above or below before the inspection. */
  conditions: {
    working: { share: 1, spread: 0.15 },
    faulty: { share: 0.45, spread: 0.25 },
    parts: { share: 0.12, spread: 0.35 },
  } satisfies Record<Condition, { readonly share: number; readonly spread: number }>,
  /** What more of the same adds; the first that fits counts. */
  quantities: [
    { from: 50, factor: 1.1 },
    { from: 10, factor: 1.05 },
    { from: 1, factor: 1 },
  ],
  /** Pounds; below it a device costs more to test than it is worth. */
  leastOffer: 3,
} as const

interface Amounts {
  /** Whole pounds ex VAT. */
  readonly low: number
  readonly high: number
}

/** An indicative offer, and the figures it was worked out from. */
export interface Offer {
  readonly model: BuyBackModel
  /** For one piece; null where it is worth too little to buy. */
  readonly each: Amounts | null
  readonly total: Amounts | null
  /** What is left of the price new after the years, between 0 and 1. */
  readonly ageShare: number
  readonly conditionShare: number
  readonly quantityFactor: number
  /** How far the offer reaches up and down from its middle, between 0 and 1. */
  readonly spread: number
}

const quantityFactorOf = (quantity: number): number =>
  OFFER_FACTORS.quantities.find(({ from }) => quantity >= from)?.factor ?? 1

/**
 * Works out an indicative offer: price new × what age, condition and number leave of it, as a range. Each end is rounded to
 * whole pounds for one piece, and multiplied by the number of pieces afterwards, so that the figures shown add up.
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

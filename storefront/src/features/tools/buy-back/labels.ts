import { buyBackCopy } from "@/content/buy-back"
import { offerAddress } from "./address"
import { type Offer, type OfferQuestion, workOutOffer, YEARS_MOST } from "./offer"

const POUNDS = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
})
const FACTORS = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 3 })
const PER_CENT = new Intl.NumberFormat("en-GB", { style: "percent" })

/** Whole pounds: "£3,175". */
export const pounds = (amount: number): string => POUNDS.format(amount)

/** A factor of the calculation: "0.169". */
export const factor = (figure: number): string => FACTORS.format(figure)

/** "15%" */
export const perCent = (share: number): string => PER_CENT.format(share)

/** An age as a label; the highest age includes all above it. */
export const ageOf = (years: number): string =>
  years === YEARS_MOST ? buyBackCopy.form.yearsMost(years) : buyBackCopy.form.yearsOf(years)

/** The range of an amount as text; null where nothing is offered. */
export const rangeText = (amounts: Offer["total"]): string | null =>
  amounts && buyBackCopy.result.range(pounds(amounts.low), pounds(amounts.high))

/** Message of the form when an indicative offer led to it. */
export function firmOfferMessage(question: OfferQuestion): string {
  const { firm, conditions } = buyBackCopy
  const { model, total } = workOutOffer(question)
  const range = rangeText(total)
  const condition = conditions[question.condition].label.toLowerCase()
  return firm.message(
    firm.asked(question.quantity, model.name, ageOf(question.years).toLowerCase(), condition),
    range === null ? firm.notIndicated : firm.indicated(range),
    offerAddress(question),
  )
}

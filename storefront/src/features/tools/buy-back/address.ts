import * as routes from "@/config/routes"
import { BUY_BACK_MODELS } from "./models"
import { type Condition, CONDITIONS } from "@/content/buy-back"
import { type OfferQuestion, QUANTITY_MOST, YEARS_MOST } from "./offer"

/** Query parameters as Next.js passes them. */
type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** The example shown at first. */
export const OFFER_EXAMPLE: OfferQuestion = {
  model: "zebra-tc52",
  years: 3,
  condition: "working",
  quantity: 25,
}

/** Ids of the sections with the offer and with the form for a firm offer. */
export const OFFER_ID = "offer"
export const FIRM_OFFER_ID = "firm-offer"

const isCondition = (text: string): text is Condition => (CONDITIONS as readonly string[]).includes(text)

/** A whole number within limits; any other text becomes the default. */
function wholeNumber(text: string | undefined, usual: number, least: number, most: number): number {
  const number = text === undefined || text.trim() === "" ? Number.NaN : Math.trunc(Number(text))
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : usual
}

/** Reads the values from an address. Missing and invalid values are those of the example. */
export function readOfferQuestion(params: SearchParams): OfferQuestion {
  const first = (name: string) => [params[name]].flat()[0]
  const condition = first("condition") ?? ""
  return {
    model: BUY_BACK_MODELS.find(({ id }) => id === first("model"))?.id ?? OFFER_EXAMPLE.model,
    years: wholeNumber(first("years"), OFFER_EXAMPLE.years, 0, YEARS_MOST),
    condition: isCondition(condition) ? condition : OFFER_EXAMPLE.condition,
    quantity: wholeNumber(first("quantity"), OFFER_EXAMPLE.quantity, 1, QUANTITY_MOST),
  }
}

/** The address of a set of values, to be shared and printed. */
export function offerAddress({ model, years, condition, quantity }: OfferQuestion): string {
  const query = new URLSearchParams({
    model,
    years: String(years),
    condition,
    quantity: String(quantity),
  })
  return `${routes.buyBack}?${query.toString()}`
}

import * as routes from "@/config/routes"
import { BUY_BACK_MODELS } from "./models"
import { type Condition, CONDITIONS } from "@/content/buy-back"
import { wholeNumber } from "../whole-number"
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

/** Reads the values from an address. Missing and invalid values are those of the example. */
export function readOfferQuestion(params: SearchParams): OfferQuestion {
  const first = (name: string) => [params[name]].flat()[0]
  const condition = first("condition") ?? ""
  return {
    model: BUY_BACK_MODELS.find(({ id }) => id === first("model"))?.id ?? OFFER_EXAMPLE.model,
    years: wholeNumber(first("years"), { least: 0, most: YEARS_MOST, otherwise: OFFER_EXAMPLE.years }),
    condition: isCondition(condition) ? condition : OFFER_EXAMPLE.condition,
    quantity: wholeNumber(first("quantity"), {
      ...{ least: 1, most: QUANTITY_MOST },
      otherwise: OFFER_EXAMPLE.quantity,
    }),
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

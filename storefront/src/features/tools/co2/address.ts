import * as routes from "@/config/routes"
import { type Choice, CHOICES } from "@/content/co2"
import { type Question } from "./estimate"
import { DEVICES } from "./factors"

/** Query parameters as Next.js gives them. */
type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Most devices of a kind, and the years that can be chosen. */
export const QUANTITY_MOST = 9_999
export const YEARS = [1, 2, 3, 4, 5] as const

/** What the page shows at first: an example. */
export const EXAMPLE: Question = { choice: "repair", years: 3, quantities: { "mobile-computers": 10 } }

const isChoice = (text: string): text is Choice => (CHOICES as readonly string[]).includes(text)

/** A whole number within limits; what is none becomes the least. */
function wholeNumber(text: string | undefined, least: number, most: number): number {
  const number = Math.trunc(Number(text))
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : least
}

/** Reads a question from an address. What is not understood is as in the example, or none. */
export function readQuestion(params: SearchParams): Question {
  const first = (name: string) => [params[name]].flat()[0]
  const choice = first("choice") ?? ""
  const years = first("years")
  const quantities = DEVICES.map(({ id }) => [id, wholeNumber(first(id), 0, QUANTITY_MOST)] as const)
  return {
    choice: isChoice(choice) ? choice : EXAMPLE.choice,
    years: years === undefined ? EXAMPLE.years : wholeNumber(years, 1, YEARS.length),
    quantities: Object.fromEntries(quantities.filter(([, quantity]) => quantity > 0)),
  }
}

/** The address that says a question, to be shared and printed. */
export function addressOf({ choice, years, quantities }: Question): string {
  const asked = DEVICES.flatMap(({ id }) => (quantities[id] ? [[id, String(quantities[id])]] : []))
  const query = new URLSearchParams([["choice", choice], ["years", String(years)], ...asked])
  return `${routes.co2Calculator}?${query.toString()}`
}

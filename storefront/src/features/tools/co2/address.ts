import * as routes from "@/config/routes"
import { type Choice, CHOICES } from "@/content/co2"
import { type Question } from "./estimate"
import { wholeNumber } from "../whole-number"
import { DEVICES } from "./factors"

/** Query parameters as Next.js passes them. */
type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/** Highest quantity of a kind of device, and the years to choose from. */
export const QUANTITY_MOST = 9_999
export const YEARS = [1, 2, 3, 4, 5] as const

/** The example shown at first. */
export const EXAMPLE: Question = { choice: "repair", years: 3, quantities: { "mobile-computers": 10 } }

const isChoice = (text: string): text is Choice => (CHOICES as readonly string[]).includes(text)

/** Reads the values from an address. Missing and invalid values are those of the example, missing quantities 0. */
export function readQuestion(params: SearchParams): Question {
  const first = (name: string) => [params[name]].flat()[0]
  const choice = first("choice") ?? ""
  const years = first("years")
  const quantities = DEVICES.map(
    ({ id }) => [id, wholeNumber(first(id), { least: 0, most: QUANTITY_MOST, otherwise: 0 })] as const,
  )
  return {
    choice: isChoice(choice) ? choice : EXAMPLE.choice,
    years:
      years === undefined
        ? EXAMPLE.years
        : wholeNumber(years, { least: 1, most: YEARS.length, otherwise: 1 }),
    quantities: Object.fromEntries(quantities.filter(([, quantity]) => quantity > 0)),
  }
}

/** The address of a set of values, to be shared and printed. */
export function addressOf({ choice, years, quantities }: Question): string {
  const asked = DEVICES.flatMap(({ id }) => (quantities[id] ? [[id, String(quantities[id])]] : []))
  const query = new URLSearchParams([["choice", choice], ["years", String(years)], ...asked])
  return `${routes.co2Calculator}?${query.toString()}`
}

import { z } from "zod"
import { lineSchema } from "./fields"

/** Longest text of a search that is counted. */
const LONGEST = 100

/** Nine digits or more, however they are written: a telephone number, a card, an account. */
const NUMBER_OF_A_PERSON = /(?:\d[\s().+-]*){9,}/

/** Body of `POST /store/missed-searches`: the text of a search that found no product. */
export const missedSearchSchema = z.strictObject({ text: lineSchema("text", 200).min(1) })
export type MissedSearch = z.infer<typeof missedSearchSchema>

/** Response of `POST /store/missed-searches`. */
export const storeMissedSearchResponseSchema = z.object({
  /** Whether it was counted: not where products match, or where the text may name a person. */
  missed_search: z.object({ is_counted: z.boolean() }),
})
export type StoreMissedSearchResponse = z.infer<typeof storeMissedSearchResponseSchema>

/**
 * The text under which a search is counted: in lower case, with single spaces.
 *
 * @returns null for a text that is not counted: blank, long, or like an e-mail address or a telephone number
 */
export function countedSearch(text: string): string | null {
  const counted = text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim()
  const isUnfit = counted === "" || counted.length > LONGEST
  return isUnfit || counted.includes("@") || NUMBER_OF_A_PERSON.test(counted) ? null : counted
}

import { postcodeFault, readOverseasPostcode, readPostcode } from "./postcode"
import { group, line, optional, unlessFaulty } from "./text"

/** Countries by ISO 3166-1 code, as the runtime names them. */
const countries = new Intl.DisplayNames("en-GB", { type: "region", fallback: "none" })

/** Where postcodes have the UK's form: the UK, Guernsey, the Isle of Man, Jersey. */
const ROYAL_MAIL = new Set(["gb", "gg", "im", "je"])

/** What people write for the country whose code is gb. */
const UNITED_KINGDOM = /^(uk|united kingdom|great britain|england|scotland|wales|cymru|northern ireland)$/u

const countryCode = (typed: string) => typed.toLowerCase().replace(UNITED_KINGDOM, "gb")

/**
 * Name of a country in British English.
 *
 * @param code ISO 3166-1 alpha-2 in either case
 * @returns undefined when there is no such country
 */
export const countryName = (code: string): string | undefined =>
  /^[a-z]{2}$/iu.test(code) ? countries.of(code.toUpperCase()) : undefined

const country = line("the country", 60)
  .overwrite(countryCode)
  .refine((code) => countryName(code) !== undefined, {
    error: "Enter the country as a two-letter code, for example GB",
  })

interface Place {
  postcode: string
  country: string
}

/** Somebody in a territory overseas may well take it for a part of the UK. */
const readAny = (postcode: string) => readPostcode(postcode) ?? readOverseasPostcode(postcode)

const isPostcode = ({ postcode, country }: Place) => !ROYAL_MAIL.has(country) || readAny(postcode) !== null

const usualPostcode = ({ postcode, country }: Place) =>
  ROYAL_MAIL.has(country) ? (readAny(postcode) ?? postcode) : postcode

/** A postal address. Without a country it is in the UK; a UK postcode is stored in its usual form, "SW1A 1AA". */
export const address = group("the address", {
  line1: line("the first line of the address", 120),
  line2: optional(line("the second line of the address", 120)),
  city: line("the town or city", 80),
  postcode: line("the postcode", 16),
  country: optional(country).transform((code) => code ?? "gb"),
})
  .refine(isPostcode, {
    path: ["postcode"],
    error: ({ input }) => postcodeFault((input as Place).postcode),
    when: unlessFaulty("postcode"),
  })
  .overwrite((place) => ({ ...place, postcode: usualPostcode(place) }))

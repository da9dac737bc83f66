import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min"
import { z } from "zod"
import { line } from "./text"

/** Longest e-mail address that can be delivered to (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const EMAIL_LENGTH = 254

/**
 * An e-mail address, stored as typed but for blanks around it; {@link emailKey} makes the form to look it up by.
 *
 * @param what completes "Enter …"
 */
export const email = (what: string) =>
  line(what, EMAIL_LENGTH).regex(z.regexes.email, {
    error: "Enter an e-mail address in the form name@company.co.uk",
  })

/**
 * The form in which e-mail addresses are compared: without blanks around them, in lower case.
 *
 * @param address as typed
 */
export const emailKey = (address: string): string => address.trim().toLowerCase()

/** Digits of a full UK number behind its 0 or +44. */
const UK_DIGITS = 10

/**
 * A UK number of full length passes although the library knows its range not to be in use: Ofcom opens ranges more
 * often than the library is updated, and reserves others (01632 960xxx) for examples.
 */
const isDialled = (phone: PhoneNumber) =>
  phone.isValid() ||
  (phone.countryCallingCode === "44" && phone.isPossible() && phone.nationalNumber.length === UK_DIGITS)

const parsePhone = (typed: string) => {
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: "GB", extract: false })
  return phone && isDialled(phone) ? phone : undefined
}

/**
 * A phone number as a machine dials it (E.164, without an extension).
 *
 * @param typed as a person writes it; without a country code it is a UK number
 * @returns for example "+441632960123"; null when it is no phone number
 */
export const phoneNumber = (typed: string): string | null => parsePhone(typed)?.number ?? null

/**
 * A phone number, UK or international, stored as typed; {@link phoneNumber} makes the form to dial.
 *
 * @param what completes "Enter …"
 */
export const phone = (what: string) =>
  line(what, 40).refine((value) => parsePhone(value) !== undefined, {
    error: "Enter a phone number in the form 01632 960123 or +44 7700 900123",
  })

const withScheme = (typed: string) => (typed.includes(":") ? typed : `https://${typed}`)

function isPublicAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { hostname, username, password } = new URL(address)
  return /[^.]\.[^.]/.test(hostname) && username === "" && password === ""
}

/** An http(s) address; typed without a scheme it gets https. */
export const website = line("your website", 200)
  .overwrite(withScheme)
  .refine(isPublicAddress, { error: "Enter a website address in the form https://www.company.co.uk" })

/** The sender has read how the values of the form are used. */
export const privacyConsent = z.literal(true, {
  error: "Tick the box to say that you agree to our privacy policy",
})

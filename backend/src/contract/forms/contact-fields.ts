import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/min"
import { z } from "zod"
import { withPlainHyphens } from "../invisible"
import { clean, line } from "./text"

/** Longest e-mail address that can be delivered to (RFC 5321, 4.5.3.1.3, less the angle brackets). */
const EMAIL_LENGTH = 254

/** What stands before the @: atoms with single points between them (RFC 5322, 3.2.3). */
const ATOM = String.raw`[\w!#$%&'*+/=?^\x60{|}~-]+`
/** A part of a domain (RFC 1123, 2.1), and its last one: a word, or another script's in ASCII (RFC 5890). */
const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?`
const LAST_LABEL = String.raw`(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z\d-]{1,58}[A-Za-z\d])`
const ADDRESS = new RegExp(
  String.raw`^(?=.{1,254}$)(?=.{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${LAST_LABEL}$`,
)

/** A domain with letters beyond ASCII. */
const INTERNATIONAL = /^(?=.*[^\x20-\x7e])[\p{L}\p{M}\p{N}.。-]+$/u

/** The domain as mail servers know it and browsers send it: "müller.example" is "xn--mller-kva.example". */
function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf("@") + 1
  const domain = address.slice(start)
  if (!INTERNATIONAL.test(domain) || !URL.canParse(`https://${domain}`)) return address
  return address.slice(0, start) + new URL(`https://${domain}`).hostname
}

/** An address as it is copied from a mail, a link or a document: with a name, marks around it, or a printer's hyphen. */
const plainAddress = (typed: string) =>
  withPlainHyphens(typed.normalize("NFKC"))
    .replace(/^.*<([^<>]*)>.*$/u, "$1")
    .replace(/^mailto:/iu, "")
    .replace(/(?<![\s.,;])[\s.,;]+$/u, "")
    .replaceAll("\u2019", "'")

/**
 * An e-mail address, stored as typed but for what surrounds it and a domain in another script; {@link emailKey} makes the
 * form to look it up by.
 *
 * @param what completes "Enter …"
 */
export const email = (what: string) =>
  line(what, EMAIL_LENGTH)
    .overwrite((typed) => withAsciiDomain(plainAddress(typed)))
    .regex(ADDRESS, { error: "Enter an e-mail address in the form name@company.co.uk" })

/**
 * The form in which e-mail addresses are compared: without what surrounds them, in lower case, their domain in ASCII.
 *
 * @param address as typed
 */
export const emailKey = (address: string): string =>
  withAsciiDomain(plainAddress(clean(address))).toLowerCase()

/**
 * A link that begins a mail.
 *
 * @param address checked by {@link email}
 */
export const mailtoHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`

/** Digits of a full UK number behind its 0 or +44. */
const UK_DIGITS = 10

/**
 * A UK number of full length passes although the library knows its range not to be in use: Ofcom opens ranges more
 * often than the library is updated, and reserves others (01632 960xxx) for examples.
 */
const isDialled = (phone: PhoneNumber) =>
  phone.isValid() ||
  (phone.countryCallingCode === "44" && phone.isPossible() && phone.nationalNumber.length === UK_DIGITS)

/** What stands before a number on business cards, and brackets around its country. */
const NOT_DIALLED = /^(?:(?:tel|telephone|phone|mobile|mob|t|m)\b[\s.:]*)?(?:[([](\+\d+)[)\]])?/iu

const parsePhone = (typed: string) => {
  const phone = parsePhoneNumberFromString(typed.replace(NOT_DIALLED, "$1"), {
    defaultCountry: "GB",
    extract: false,
  })
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

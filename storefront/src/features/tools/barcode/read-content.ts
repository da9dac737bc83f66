import { expandUpcE, gs1CheckDigit } from "./check-digit"
import type { SymbologyId } from "@/lib/symbologies"

/** The content of a barcode made from a typed text, or the reason why there is none. */
export type Content =
  | {
      readonly ok: true
      /** Content of the barcode, check digit included. */
      readonly content: string
      /** A correction of the typed text, such as an added check digit; null for none. */
      readonly note: string | null
    }
  | { readonly ok: false; readonly problem: string }

type Reader = (text: string) => Content

const good = (content: string, note: string | null = null): Content => ({ ok: true, content, note })
const bad = (problem: string): Content => ({ ok: false, problem })

const digitsOf = (text: string) => text.replace(/[\s-]/g, "")

const isDigits = (text: string) => /^\d+$/.test(text)

const added = (digit: string) => `Check digit ${digit} added.`
const verified = (digit: string) => `Check digit ${digit} is right.`

/** The error of a number that is too long, too short or not a number; null for none. */
function faultOf(digits: string, name: string, length: number): string | null {
  if (!isDigits(digits)) {
    const strange = /\D/.exec(digits)?.[0] ?? ""
    return `${name} holds digits only: “${strange}” is none.`
  }
  if (digits.length === length || digits.length === length - 1) return null
  return `${name} has ${length} digits, or ${length - 1} and we add the check digit. You have ${digits.length}.`
}

/** Reads a GS1 number of a given length, whose last digit is a check digit. */
const gs1Number =
  (name: string, length: number): Reader =>
  (text) => {
    const digits = digitsOf(text)
    const fault = faultOf(digits, name, length)
    if (fault) return bad(fault)
    const body = digits.slice(0, length - 1)
    const check = gs1CheckDigit(body)
    if (digits.length < length) return good(body + check, added(check))
    const given = digits.slice(-1)
    return given === check
      ? good(digits, verified(check))
      : bad(`The check digit is wrong: ${body} ends in ${check}, not ${given}. Is a digit mistyped?`)
  }

/** Reads UPC-E: number system 0 or 1, six digits, and the check digit of the UPC-A number. */
const readUpcE: Reader = (text) => {
  const digits = digitsOf(text)
  const whole = digits.length === 6 ? `0${digits}` : digits
  const fault = faultOf(whole, "UPC-E", 8)
  if (fault) return bad(fault)
  if (!/^[01]/.test(whole)) return bad("UPC-E starts with 0 or 1, its number system.")
  const body = whole.slice(0, 7)
  const check = gs1CheckDigit(expandUpcE(body))
  if (whole.length < 8)
    return good(body + check, `${added(check)} Stands for UPC-A ${expandUpcE(body)}${check}.`)
  return whole.endsWith(check)
    ? good(whole, verified(check))
    : bad(`The check digit is wrong: ${body} ends in ${check}, not ${whole.slice(-1)}. Is a digit mistyped?`)
}

/** Reads free text. @param most most characters, so that common scanners can read the barcode */
const freeText =
  (name: string, most: number): Reader =>
  (text) =>
    text.length <= most
      ? good(text)
      : bad(
          `${name} is read well up to ${most.toLocaleString("en-GB")} characters. You have ${text.length.toLocaleString("en-GB")}.`,
        )

const readCode128: Reader = (text) => {
  const strange = /[^ -~]/u.exec(text)?.[0]
  if (strange !== undefined) {
    return bad(`Code 128 holds ASCII characters: “${strange}” is none. Use a QR code or Data Matrix for it.`)
  }
  return freeText("Code 128", 80)(text)
}

const readCode39: Reader = (text) => {
  const upper = text.toUpperCase()
  const strange = /[^0-9A-Z \-.$/+%]/u.exec(upper)?.[0]
  if (strange !== undefined) {
    return bad(
      `Code 39 holds capitals, digits, space and - . $ / + %: “${strange}” is none of them. Code 128 takes it.`,
    )
  }
  if (upper.length > 43) return bad(`Code 39 is read well up to 43 characters. You have ${upper.length}.`)
  return good(upper, upper === text ? null : "Small letters became capitals: Code 39 has no others.")
}

/** Application identifiers whose data ends in a check digit, with the length of the data. */
const CHECKED_AIS: Readonly<Record<string, number>> = { "00": 18, "01": 14, "02": 14, "410": 13, "414": 13 }

/** Reads element strings: application identifiers in brackets, each with its data. */
const readGs1128: Reader = (text) => {
  const trimmed = text.trim()
  if (!/^(\(\d{2,4}\)[^()]+)+$/.test(trimmed)) {
    return bad(
      "GS1-128 is written with its application identifiers in brackets: (01)09506000134352(10)LOT42.",
    )
  }
  let notes = ""
  const parts = [...trimmed.matchAll(/\((\d{2,4})\)([^()]+)/g)].map(([, ai = "", data = ""]): Content => {
    const length = CHECKED_AIS[ai]
    if (length === undefined) return good(`(${ai})${data.trim()}`)
    const read = gs1Number(`(${ai})`, length)(data)
    if (!read.ok) return read
    notes += `${notes && " "}(${ai}): ${read.note ?? ""}`
    return good(`(${ai})${read.content}`)
  })
  const fault = parts.find((part) => !part.ok)
  return fault ?? good(parts.map((part) => (part.ok ? part.content : "")).join(""), notes || null)
}

const GTIN_LENGTHS = [8, 12, 13, 14]

/** Reads a GTIN, or a whole GS1 Digital Link with one. */
const readDigitalLink: Reader = (text) => {
  const trimmed = text.trim()
  const [, start = "https://id.gs1.org", gtin = trimmed, rest = ""] =
    /^(https?:\/\/[^/\s]+(?:\/[^/\s]+)*?)\/01\/(\d+)(\S*)$/.exec(trimmed) ?? []
  const digits = digitsOf(gtin)
  if (!isDigits(digits) || !GTIN_LENGTHS.includes(digits.length)) {
    return bad(
      "Enter a GTIN of 8, 12, 13 or 14 digits, or a link with one: https://shop.example/01/09506000134352.",
    )
  }
  const read = gs1Number("A GTIN", 14)(digits.padStart(14, "0"))
  if (!read.ok) return read
  const link = `${start}/01/${read.content}${rest}`
  return good(link, link === trimmed ? read.note : `Holds ${link}`)
}

const READERS: Record<SymbologyId, Reader> = {
  "ean-13": gs1Number("EAN-13", 13),
  "ean-8": gs1Number("EAN-8", 8),
  "upc-a": gs1Number("UPC-A", 12),
  "upc-e": readUpcE,
  "code-128": readCode128,
  "gs1-128": readGs1128,
  "code-39": readCode39,
  "itf-14": gs1Number("ITF-14", 14),
  qr: freeText("A QR code", 1_000),
  "gs1-digital-link": readDigitalLink,
  "data-matrix": freeText("Data Matrix", 1_000),
  pdf417: freeText("PDF417", 800),
  aztec: freeText("Aztec", 1_000),
}

/** Reads the content of a barcode from a typed text: check digits are computed or verified, and errors explained. */
export function readContent(id: SymbologyId, text: string): Content {
  return text.trim() === "" ? bad("Enter what the code should hold.") : READERS[id](text.trim())
}

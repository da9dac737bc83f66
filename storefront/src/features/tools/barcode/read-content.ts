import { withoutInvisible } from "@scanwright/backend/contract/invisible"
import { BYTES_MOST, type SymbologyId } from "@/lib/symbologies"
import { expandUpcE, gs1CheckDigit, shortenToUpcE } from "./check-digit"
import { bad, type Content, good } from "./content"
import {
  addedCheckDigit,
  digitsOf,
  faultOfDigits,
  readNumber,
  rightCheckDigit,
  wrongCheckDigit,
  zerosAdded,
} from "./gs1-number"
import { bytesOf } from "./text-bytes"

type Reader = (text: string) => Content

/** Reads a number of a length, whose last digit is a check digit. */
const number =
  (name: string, length: number): Reader =>
  (text) =>
    readNumber(name, length, text)

/**
 * The whole UPC-E number of its number system and six digits.
 *
 * @returns null where no UPC-A number is shortened to it
 */
function wholeUpcE(body: string): string | null {
  const upcA = expandUpcE(body)
  return shortenToUpcE(upcA) === body ? body + gs1CheckDigit(upcA) : null
}

/** Reads a UPC-A number that is to be shortened. */
function shortenUpcA(text: string): Content {
  const read = readNumber("UPC-A", 12, text)
  if (!read.ok) return read
  const body = shortenToUpcE(read.content.slice(0, -1))
  const whole = body && wholeUpcE(body)
  return whole
    ? good(whole, `UPC-A ${read.content}, shortened.`)
    : bad(`UPC-A ${read.content} has too few zeros to be shortened. Choose UPC-A.`)
}

/** Reads UPC-E: number system 0 or 1, six digits, and the check digit of the UPC-A number; or that number itself. */
const readUpcE: Reader = (text) => {
  const digits = digitsOf(text)
  const fault = faultOfDigits(digits, "UPC-E")
  if (fault !== null) return bad(fault)
  if (digits.length > 8) return shortenUpcA(digits)
  if (digits.length < 6) {
    return bad(
      `UPC-E has 8 digits, 6 or 7 and we add the rest, or the 12 of its UPC-A. You have ${digits.length}.`,
    )
  }
  const body = digits.padStart(7, "0").slice(0, 7)
  const whole = wholeUpcE(body)
  const filled = `0${digits}`
  if (digits.length === 7 && wholeUpcE(filled.slice(0, 7)) === filled) {
    const read = good(filled, zerosAdded(filled, 1))
    return whole === null ? read : { ...read, withCheckDigit: [whole] }
  }
  if (!/^[01]/.test(body)) return bad("UPC-E starts with 0 or 1, its number system.")
  if (whole === null) return bad(`No UPC-A is shortened to ${body}. Is a digit mistyped?`)
  const check = whole.slice(-1)
  if (digits.length < 8) {
    const note = `${addedCheckDigit(check)} Stands for UPC-A ${expandUpcE(body)}${check}.`
    return { ...good(whole, note), isCheckDigitAdded: true }
  }
  return digits === whole
    ? good(whole, rightCheckDigit(check))
    : bad(wrongCheckDigit(body, check, digits.slice(-1)))
}

/** Reads a text. Characters that nobody sees are no part of what was meant, and an accent is no letter of its own. */
const readText: Reader = (text) => {
  const composed = text.normalize("NFC")
  const content = withoutInvisible(composed)
  return good(content, content === composed ? null : "We left out characters that nobody sees.")
}

/** Refuses what a two-dimensional code has no room for. @param most most bytes */
function withinRoom(name: string, most: number, read: Content): Content {
  if (!read.ok) return read
  const { bytes, beyondLatin1 } = bytesOf(read.content)
  if (bytes.length <= most) return read
  const holds = `${name} holds up to ${most.toLocaleString("en-GB")} characters.`
  const length = bytes.length.toLocaleString("en-GB")
  return bad(
    beyondLatin1 === null
      ? `${holds} You have ${length}.`
      : `${holds} With “${beyondLatin1}” in the text, accents and other scripts count as two to four, and you have ${length}.`,
  )
}

/** Reads a text for a two-dimensional code. */
const freeText =
  (name: string, most: number): Reader =>
  (text) =>
    withinRoom(name, most, readText(text))

/** Reads a text for bars. @param most most characters, so that common scanners can read the barcode */
function readBars(name: string, most: number, text: string): Content {
  const spaced = text.replace(/\s/g, " ")
  const read = readText(spaced)
  if (!read.ok) return read
  if (read.content.length > most) {
    return bad(`${name} is read well up to ${most} characters. You have ${read.content.length}.`)
  }
  return spaced === text ? read : good(read.content, "Tabs, line ends and wide blanks became spaces.")
}

const readCode128: Reader = (text) => {
  const read = readBars("Code 128", 80, text)
  const strange = read.ok ? /[^ -~]/u.exec(read.content)?.[0] : undefined
  return strange === undefined
    ? read
    : bad(`Code 128 holds ASCII characters: “${strange}” is none. Use a QR code or Data Matrix for it.`)
}

const readCode39: Reader = (text) => {
  const read = readBars("Code 39", 43, text)
  if (!read.ok) return read
  const upper = read.content.toUpperCase()
  const strange = /[^0-9A-Z \-.$/+%]/u.exec(upper)?.[0]
  if (strange !== undefined) {
    return bad(
      `Code 39 holds capitals, digits, space and - . $ / + %: “${strange}” is none of them. Code 128 takes it.`,
    )
  }
  return upper === read.content ? read : good(upper, "Small letters became capitals: Code 39 has no others.")
}

/**
 * Length of the data of application identifiers that is a number with a check digit (GS1 General Specifications, section 3.2).
 * Of others, such as (253) with a serial number behind the check digit, the encoder verifies it.
 */
const NUMBER_LENGTHS: readonly [RegExp, number][] = [
  [/^00$|^801[78]$/, 18],
  [/^0[123]$/, 14],
  [/^402$/, 17],
  [/^41[0-7]$/, 13],
]

/** Starts of the identifiers whose data has a fixed length, so that nothing separates it from the next. */
const WITHOUT_SEPARATOR = /^(?:0[0-4]|1[1-9]|20|3[1-6]|41)/
/** Most characters of a GS1-128, with separators (GS1 General Specifications, section 5.4). */
const GS1_128_MOST = 48

const ELEMENT_STRINGS = /^(?:\(\d{2,4}\)[^()]+)+$/
const ELEMENT = /\((\d{2,4})\)([^()]+)/g

/** Reads the data of an application identifier. */
function readElement(ai: string, data: string): Content {
  const length = NUMBER_LENGTHS.find(([identifier]) => identifier.test(ai))?.[1]
  return length === undefined ? good(data.trim()) : readNumber(`(${ai})`, length, data)
}

/** Reads element strings: application identifiers in brackets, each with its data. */
const readGs1128: Reader = (text) => {
  const plain = withoutInvisible(text).trim()
  if (!ELEMENT_STRINGS.test(plain)) {
    return bad(
      "GS1-128 is written with its application identifiers in brackets, and no others: (01)09506000134352(10)LOT42.",
    )
  }
  const parts = [...plain.matchAll(ELEMENT)].map(([, ai = "", data = ""]) => ({
    ...{ ai, data: data.trim(), read: readElement(ai, data) },
  }))
  const fault = parts.find(({ read }) => !read.ok)
  if (fault) return fault.read
  const contents = parts.map(({ ai, read }) => `(${ai})${read.ok ? read.content : ""}`)
  const separators = parts.slice(0, -1).filter(({ ai }) => !WITHOUT_SEPARATOR.test(ai)).length
  const length = contents.join("").replace(/[()]/g, "").length + separators
  if (length > GS1_128_MOST) {
    return bad(`GS1-128 holds up to ${GS1_128_MOST} characters. You have ${length}: make two barcodes of it.`)
  }
  const notes = parts.flatMap(({ ai, read }) =>
    read.ok && read.note !== null ? [`(${ai}): ${read.note}`] : [],
  )
  /** The text with one number changed, and the others as they were typed. */
  const typedWith = (at: number, data: string) =>
    parts.map((part, index) => `(${part.ai})${index === at ? data : part.data}`).join("")
  const withCheckDigit = parts.flatMap(({ read }, at) =>
    read.ok ? (read.withCheckDigit ?? []).map((data) => typedWith(at, data)) : [],
  )
  return {
    ...good(contents.join(""), notes.join(" ") || null),
    isCheckDigitAdded: parts.some(({ read }) => read.ok && read.isCheckDigitAdded),
    ...(withCheckDigit.length > 0 && { withCheckDigit }),
  }
}

/** @returns a link in ASCII characters: others become "%C3%A9", and in its domain "xn--"; null for an invalid one */
function toAscii(link: string): string | null {
  try {
    return new URL(link).href
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

const DIGITAL_LINK = /^(https?:\/\/[^/\s]+(?:\/[^/\s]+)*?)\/01\/(\d+)(\S*)$/i

/** Reads a GTIN, or a whole GS1 Digital Link with one. */
const readDigitalLink: Reader = (text) => {
  const plain = withoutInvisible(text).trim()
  const isLink = /^https?:/i.test(plain)
  if (isLink && /\s/.test(plain)) return bad("A link holds no blanks: write “%20” for each of them.")
  const [, start = "https://id.gs1.org", typed = plain, rest = ""] = DIGITAL_LINK.exec(plain) ?? []
  const digits = digitsOf(typed)
  const fault = isLink ? null : faultOfDigits(digits, "A GTIN")
  if (fault !== null) return bad(`${fault} Or enter a link with a GTIN.`)
  if (!/^\d{8,}$/.test(digits)) {
    return bad(
      "Enter a GTIN of 8, 12, 13 or 14 digits, or a link with one: https://shop.example/01/09506000134352.",
    )
  }
  // Filled up to its full length, so that it is verified and never gets a check digit.
  const read = readNumber("A GTIN", 14, digits.padStart(14, "0"))
  if (!read.ok) return read
  const written = `${start}/01/${read.content}${rest}`
  const link = /^[!-~]+$/.test(written) ? written : toAscii(written)
  if (link === null) return bad("This link has a mistake in its domain.")
  return withinRoom("A QR code", BYTES_MOST.qr, good(link, link === plain ? read.note : `Holds ${link}`))
}

const READERS: Record<SymbologyId, Reader> = {
  "ean-13": number("EAN-13", 13),
  "ean-8": number("EAN-8", 8),
  "upc-a": number("UPC-A", 12),
  "upc-e": readUpcE,
  "code-128": readCode128,
  "gs1-128": readGs1128,
  "code-39": readCode39,
  "itf-14": number("ITF-14", 14),
  qr: freeText("A QR code", BYTES_MOST.qr),
  "gs1-digital-link": readDigitalLink,
  "data-matrix": freeText("Data Matrix", BYTES_MOST["data-matrix"]),
  pdf417: freeText("PDF417", BYTES_MOST.pdf417),
  aztec: freeText("Aztec", BYTES_MOST.aztec),
}

/** Longest text that is read at all: no barcode holds as much. */
export const CONTENT_MOST = 5_000

/** Reads the content of a barcode from a typed text: check digits are computed or verified, and errors explained. */
export function readContent(id: SymbologyId, text: string): Content {
  const trimmed = text.trim()
  if (trimmed === "") return bad("Enter what the code should hold.")
  if (trimmed.length > CONTENT_MOST) {
    return bad(
      `No barcode holds more than ${CONTENT_MOST.toLocaleString("en-GB")} characters. You have ${trimmed.length.toLocaleString("en-GB")}.`,
    )
  }
  return READERS[id](trimmed)
}

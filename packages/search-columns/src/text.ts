/** Trade marks, which compatibility forms would turn into letters, and characters that nobody sees. */
const UNSEEN = /[™®℠©\p{Cf}]/gu

/**
 * Normalises a text for comparison: no capitals, no accents, no trade marks, single spaces.
 *
 * @param text to normalise
 */
export const textKey = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/\s+/g, " ")
    .trim()

/** A number that is no part of a word. */
const NUMBER = String.raw`(?<![\p{L}\p{N}])(\d+(?:\.\d+)?)`
/** `10.1"`, `10.1″` (two primes as a key), `10.1 inch` and `10.1-inch`. */
const INCHES = new RegExp(String.raw`${NUMBER}(?:\s*(?:"|”|''|′′)|[\s\p{Pd}]*inch(?:es)?(?!\p{L}))`, "gu")
/** `100 x 150`, `100×150` and `100 mm x 150 mm`. */
const SIZE = new RegExp(String.raw`${NUMBER}(?:\s*mm)?(?:\s*[x×]\s*\d+(?:\.\d+)?(?:\s*mm)?)+`, "gu")

/** A size in one spelling: `100x150`. */
const sizeKey = (size: string): string => size.replace(/mm|\s/g, "").replaceAll("×", "x")

/** What separates words: everything but letters, digits and the signs that words and codes have inside them. */
const SEPARATORS = /[^\p{L}\p{N}\p{Pd}−./\\_'’]+/u

/**
 * Splits a text where no word or code goes on: at spaces, commas, brackets and the like.
 *
 * @param text as typed, or a key
 * @returns its parts with the signs inside them, such as `wi-fi`; at least one letter or digit is in each
 */
export const partsOf = (text: string): string[] =>
  text.split(SEPARATORS).filter((part) => /[\p{L}\p{N}]/u.test(part))

/** The parts of a text, each with its words: letters and digits, and the dot of a decimal number. */
const termsByPart = (key: string): string[][] =>
  partsOf(key.replace(INCHES, "$1inch")).map((part) =>
    part
      .replace(/(?<!\d)\.|\.(?!\d)/g, " ")
      .split(/[^\p{L}\p{N}.]+/u)
      .filter(Boolean),
  )

const hasDigit = (text: string) => /\d/.test(text)

/** Longest pair of neighbours that is also searched as one word. */
const LONGEST_PAIR = 8

/** Whether some people write two neighbours as one word: "203 dpi", "XP 1470g", "Wi Fi". */
const mayBeOne = (one: string, other: string) =>
  one.length + other.length <= LONGEST_PAIR &&
  (hasDigit(one) || hasDigit(other) || (one.length < 4 && other.length < 4))

/** The words of a text. */
export interface TextTerms {
  readonly words: readonly string[]
  /** What is written with a hyphen, or may be written without a space, as one word; sizes such as "38x90". */
  readonly joined: readonly string[]
}

/**
 * Reads the words of a text in which a search looks.
 *
 * @param text such as "Wi-Fi printer, 203 dpi"
 * @returns each word once: "wi", "fi", "printer", "203", "dpi", and joined "wifi", "203dpi"
 */
export function wordsOf(text: string): TextTerms {
  const key = textKey(text)
  const sizes = [...key.matchAll(SIZE)].map(([size]) => sizeKey(size))
  const parts = termsByPart(key)
  const whole = parts.map((words) => words.join(""))
  const pairs = whole.flatMap((word, at) => {
    const next = whole[at + 1]
    return next !== undefined && mayBeOne(word, next) ? [word + next] : []
  })
  const hyphened = whole.filter((_word, at) => (parts[at]?.length ?? 0) > 1)
  return { words: [...new Set(parts.flat())], joined: [...new Set([...hyphened, ...pairs, ...sizes])] }
}

/**
 * Makes the words by which a code is found that is typed with other words, or of which only a part is typed.
 *
 * @param code such as "MPQ03B/A"
 * @returns the code as one word, with and without the dots of decimal numbers
 */
export function codeTerms(code: string): string[] {
  const spellings = [codeKey(code), termsByPart(textKey(code)).flat().join("")]
  return [...new Set(spellings.map(textKey))].filter(Boolean)
}

/** Quotation marks around words; one after a number alone means inches. */
const QUOTED = /(?<=^|\s)["“”„«]([^"“”„«»]*)["“”»](?=\s|$)/gu

/**
 * Reads the words of a search. Signs are not words: `-`, `/`, `(USB)`, `"usb"` and `USB` look for the same. `hand-held`
 * looks for "hand" and "held", `wi-fi` and a part number for one word each.
 *
 * @param text as it was typed
 * @returns each word once
 */
export function queryTerms(text: string): string[] {
  const key = textKey(text.replace(QUOTED, " $1 ")).replace(SIZE, sizeKey)
  const unslashed = key.replace(/\S+/g, (part) => (hasDigit(part) ? part : part.replace(/[/\\_]/g, " ")))
  const words = termsByPart(unslashed).flatMap((part) =>
    part.some(hasDigit) || part.some(({ length }) => length < 3) ? [part.join("")] : part,
  )
  return [...new Set(words)]
}

/**
 * Reduces a code, such as a part number, to what makes two spellings of it the same: upper-case letters and digits.
 * Case, spaces, hyphens, slashes and dots carry no meaning when people type a part number
 * ("ds2208 sr7u2100" finds "DS2208-SR7U2100AZW").
 *
 * @param code as printed on the box or typed by a person
 * @returns the comparison key, for example "DS2208SR7U2100AZW"; empty when nothing but punctuation was given
 */
export const codeKey = (code: string): string =>
  code
    .replace(/[™®℠©]/gu, "")
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

/** Begin forms of a code that are no key. */
const SPELLING = "="
const LOOK = "~"

/** @returns a code in its own spelling, marked so that it equals no key: case alone does not matter */
export const spellingOf = (code: string): string => SPELLING + textKey(code)

/**
 * Reduces a code to what makes two codes look the same in print: O is 0, I and L are 1.
 *
 * @param key as {@link codeKey} gives it
 */
export const lookOf = (key: string): string => key.replaceAll("O", "0").replace(/[IL]/g, "1")

/**
 * Makes what a document with a code is found by.
 *
 * @param code as printed on the box
 * @returns its key, its own spelling, and its look where that is another than the key
 */
export function codeForms(code: string): string[] {
  const key = codeKey(code)
  const look = lookOf(key)
  return [...(key ? [key] : []), spellingOf(code), ...(look === key ? [] : [LOOK + look])]
}

/** @returns what codes are found by that look like the one with a key */
export const formsThatLookLike = (key: string): string[] => [lookOf(key), LOOK + lookOf(key)]

/** @returns the key among the forms of codes, as {@link codeForms} gives them */
export const keysAmong = (forms: readonly string[]): string[] =>
  forms.filter((form) => !form.startsWith(SPELLING) && !form.startsWith(LOOK))

/** Fewest letters and digits of what may be a code. */
const SHORTEST_CODE = 5

/** @returns whether a text may be a code: it has a digit, and is not too short */
export const looksLikeCode = (text: string): boolean =>
  /\d/.test(text) && codeKey(text).length >= SHORTEST_CODE

/** Most parts that one code is written in: "DS2208 SR7U 2100 SGW". */
const MOST_PARTS = 6
/** Most parts of a text in which codes are looked for. */
const LONGEST_TEXT = 12

/**
 * Finds what may be a code in a text: parts of it, alone or together with the next ones, that look like one.
 *
 * @param text as it was typed, such as "Zebra DS2208 SR7U2100SGW scanner"
 * @returns comparison keys, each once, shorter ones first
 */
export function codesIn(text: string): string[] {
  const parts = partsOf(text).slice(0, LONGEST_TEXT)
  const runs = Array.from({ length: MOST_PARTS }, (_, more) =>
    parts.map((_part, at) => parts.slice(at, at + more + 1).join("")),
  ).flat()
  return [...new Set(runs.filter(looksLikeCode).map(codeKey))]
}

/**
 * Pattern of SQL's LIKE for a part of a text.
 *
 * @param part text that must occur; its own `%`, `_` and `\` stand for themselves
 * @param at where: anywhere, or at the start
 */
export function likePattern(part: string, at: "anywhere" | "start" = "anywhere"): string {
  const literal = part.replace(/[\\%_]/g, "\\$&")
  return at === "start" ? `${literal}%` : `%${literal}%`
}

/**
 * Counts the mistakes between two words: an extra letter, a missing one, a wrong one, or two neighbours swapped
 * (optimal string alignment distance).
 *
 * @param most above this the exact number does not matter
 */
export function mistakesBetween(typed: string, meant: string, most: number): number {
  if (Math.abs(typed.length - meant.length) > most) return most + 1
  let [before, above]: number[][] = [[], Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1]
      let least = Math.min(
        (above?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above?.[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      if (row > 1 && column > 1 && swapped) least = Math.min(least, (before?.[column - 2] ?? 0) + 1)
      current.push(least)
    }
    before = above
    above = current
  }
  return above?.[meant.length] ?? most + 1
}

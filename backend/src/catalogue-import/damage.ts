/** Why a cell is asked about: it seems to have been damaged on its way. */
export interface Doubt {
  /** What seems to have happened, and what to do. */
  problem: string
  /** What the cell probably was; null where that cannot be known. */
  suggestion: string | null
  /** It can be confirmed, unlike what no rule allows. */
  may_be_right: true
}

const doubt = (problem: string, suggestion: string | null = null): Doubt => ({
  ...{ problem, suggestion },
  may_be_right: true,
})

const AS_TEXT = "format the column as Text in the spreadsheet and enter it again"

/** A spreadsheet writes the sign of the exponent, a maker of part numbers (7E1234) does not. */
const SHORTENED = /^-?\d{1,3}([.,]\d+)?E[+-]\d+$/i

/** Months as spreadsheets write them in English, German and French. */
const MONTH = `(?:${[
  "Jan(?:uary?|v)?|Feb(?:ruary?)?|F[ée]vr?|Mar(?:ch)?|M[äa]rz?|Mrz|Apr(?:il)?|Avr(?:il)?|Mai|May|June?|Juni|Juin|July?|Juli|Juil",
  "Aug(?:ust)?|Ao[uû]t|Sept?(?:ember)?|O[ck]t(?:ober)?|Nov(?:ember)?|De[cz](?:ember)?|Déc",
].join("|")})\\.?`
const WEEKDAY = "(?:Mon|Tue(?:s)?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?"
const DAY = "(?:0?[1-9]|[12]\\d|3[01])"
const MONTH_NUMBER = "(?:0?[1-9]|1[0-2])"
const YEAR = "(?:19|20)\\d\\d"
const YEAR_OF_TWO = `(?:${YEAR}|\\d\\d)`

/** A date in figures alone: 1.2.10 is a part number, but 1/2/10 and 01.02.10 may be dates. */
const NUMERIC_DATES = ["/", "\\.", "-"].flatMap((sign) => {
  const dayAndMonth = `(?:${DAY}${sign}${MONTH_NUMBER}|${MONTH_NUMBER}${sign}${DAY})${sign}`
  return [
    `${dayAndMonth}${sign === "/" ? YEAR_OF_TWO : YEAR}`,
    `(?=\\d\\d\\D\\d\\d\\D)${dayAndMonth}\\d\\d`,
    `${YEAR}${sign}${MONTH_NUMBER}${sign}${DAY}`,
  ]
})

const DATE = [
  ...NUMERIC_DATES,
  `(?:${WEEKDAY},? )?${DAY}(?:[-/ ]|\\. ?)${MONTH}(?:[-/ ]${YEAR_OF_TWO})?`,
  `${MONTH}[-/ ](?:${YEAR_OF_TWO}|${DAY}(?:,? ${YEAR})?)`,
  `${YEAR}[-/ ]${MONTH}[-/ ]${DAY}`,
].join("|")
const TIME = "\\d{1,2}:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?(?: ?[AP]M)?(?:Z|[+-]\\d\\d:\\d\\d)?"
const DATE_OR_TIME = new RegExp(`^(?:(?:${DATE})(?:[ T]${TIME})?|${TIME})$`, "i")

const YES_OR_NO = /^(?:TRUE|FALSE)$/i
const WITH_DECIMALS = /^(\d+)[.,]0{1,2}$/
const WITH_THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * Finds out whether a spreadsheet has made something else of a part number.
 *
 * @param partNumber as its cell has it
 */
export function partNumberDoubt(partNumber: string): Doubt | null {
  const shown = `"${partNumber}"`
  if (SHORTENED.test(partNumber)) {
    return doubt(`${shown} is a number that a spreadsheet has shortened, so digits are lost; ${AS_TEXT}`)
  }
  if (DATE_OR_TIME.test(partNumber)) {
    return doubt(
      `${shown} looks like a date or time that a spreadsheet has made of a part number; ${AS_TEXT}`,
    )
  }
  if (YES_OR_NO.test(partNumber)) return doubt(`${shown} is what spreadsheets make of yes or no; ${AS_TEXT}`)
  if (WITH_THOUSANDS.test(partNumber)) {
    const digits = partNumber.replaceAll(",", "")
    return doubt(`${shown} looks like "${digits}" with commas that a program has added`, digits)
  }
  const [, whole] = WITH_DECIMALS.exec(partNumber) ?? []
  return whole === undefined
    ? null
    : doubt(`${shown} looks like "${whole}" with decimals that a program has added`, whole)
}

/** The upper half of Windows-1252, by byte. What has no character there stands for its byte, as browsers read it. */
const UPPER_HALF = [
  ...new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128)),
]

/** Bytes by the characters as which they are read, in Windows-1252 and in ISO 8859-1. */
const BYTES = new Map([
  ...Array.from({ length: 128 }, (_, at) => [String.fromCodePoint(at + 128), at + 128] as const),
  ...UPPER_HALF.map((character, at) => [character, at + 128] as const),
])

/** Characters that may be the second byte, or the third, of a character in UTF-8. */
const NEXT = `[\u0080-\u00bf${UPPER_HALF.slice(0, 64).join("")}]`

/** Those that people write behind a letter. */
const PUNCTUATION = "[“”‘’–—…™®°±«»•]"

/**
 * Characters that may be the bytes of one in UTF-8. A text may have them side by side for other reasons: "NIVÅ™", "Ä–Ö", "CAFÉ®", "Thaï™”"
 * or, in French, an é before a no-break space and a quotation mark. So these count, and no others:
 */
const DOUBLED = new RegExp(
  [
    // Signs of Latin-1.
    `Â[\u0080-\u00bf]`,
    // Letters of Western Europe, but no punctuation or blank at the end of a word in capitals. ƒ is left of Ã that was encoded three times.
    `Ã(?!(?<=\\p{Lu}Ã)(?:\u00a0|${PUNCTUATION}(?!\\p{L})))${NEXT}|(?<=ƒ)Æ[\u0092’]`,
    // Letters of Central Europe beside a small letter, or ¬: the end of a € that was encoded twice.
    `(?<=[\\p{Ll}¬])[ÄÅÈ]${NEXT}|[ÄÅÈ](?:[\u0080-\u009f]|${NEXT}(?=\\p{Ll}))`,
    // Accents behind their letters, as files of a Mac have them.
    `(?<=\\p{L})Ì[\u0080-\u008c€‚ƒˆŠŒ§¨]`,
    // Greek and Cyrillic, two letters at least, or Ω or µ.
    `(?:[ÎÏÐÑ]${NEXT}){2,}|Î[©¼]`,
    // Punctuation and signs, but no punctuation behind a word that ends in â.
    `â(?!${PUNCTUATION})${NEXT}{2}|(?<!\\p{L})â${NEXT}{2}`,
    // Ligatures, wide letters, the mark at the beginning of a file, and that of a lost character.
    `ï(?:»¿|¬[\u0080-\u0086€‚ƒ„…†]|[¼½]${NEXT}|¿½)`,
    // Pictures.
    `ð${NEXT}{3}`,
  ].join("|"),
  "gu",
)

/** What is left of a no-break space that was encoded twice once its second half is a plain space. */
const HALF_A_SPACE = /(?<=[\p{Ll}\d.,:;)%])Â(?=[ \n]|$)/gu

/** What is left of an à, whose second half is a no-break space, once that is a plain space or gone. */
const HALF_AN_A = /(?<=^|[\p{Ll} ])Ã(?:( ) ?(?=\p{Ll})|$)/gu

/** A character that was replaced because it could not be read, or what is left of one. */
const LOST = /\ufffd|â€/

/** What all of these begin with. */
const SUSPICIOUS = /[ÂÃÄÅÈÌÎÏÐÑâïð\ufffd]/

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Characters that are bytes of UTF-8, as what they spell; as they are where they spell nothing. */
function respelled(characters: string): string {
  try {
    return utf8.decode(Uint8Array.from([...characters].map((character) => BYTES.get(character) ?? 0)))
  } catch (error) {
    if (error instanceof TypeError) return characters
    throw error
  }
}

/** Most times that a text may have been encoded once too often. */
const ROUNDS = 3

const onceLess = (text: string): string => text.replace(DOUBLED, respelled)

/** A text as it was before it was read in another encoding than it was written in. */
function asWritten(text: string): string {
  let [before, after] = ["", text]
  for (let round = 0; round < ROUNDS && after !== before; round += 1) {
    before = after
    after = onceLess(before)
  }
  return after.replace(HALF_A_SPACE, "").replace(HALF_AN_A, "à$1")
}

/** Most characters of a word that a message shows. */
const WORD_MOST = 40

/**
 * Finds out whether a text was read in another encoding than it was written in.
 *
 * @param text of a cell
 */
export function textDoubt(text: string): Doubt | null {
  if (!SUSPICIOUS.test(text)) return null
  const written = asWritten(text)
  const isLost = LOST.test(written) || onceLess(written) !== written
  if (written === text && !isLost) return null
  const words = text.split(/[ \t\n]+/)
  const damaged = words.find((word) => asWritten(word) !== word || LOST.test(word)) ?? ""
  const [shown, meant] = [damaged, asWritten(damaged)].map((word) => `"${word.slice(0, WORD_MOST)}"`)
  return isLost
    ? doubt(`${shown} has lost characters on its way; write it anew`)
    : doubt(`${shown} looks like ${meant} read in another encoding than it was written in`, written)
}

/** Characters that nobody sees, and controls. Web pages and office programs leave them in what is copied. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u0080-\u009f]/gu

/** Writing that turns round, where signs of direction put figures and brackets in their place. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const DIRECTION = String.raw`[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`

/** What shapes the letter before it, or separates words that are written without blanks, in scripts other than these. */
const OF_LETTERS = String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])\p{Default_Ignorable_Code_Point}`

/** What makes one picture of several: families, flags, figures on keys. */
const OF_PICTURES = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{e0020}-\u{e007e}]|\u200d|\ufe0f)(?:\u200d|\ufe0f|[\u{e0020}-\u{e007f}])|\ufe0f(?=\u20e3)`

const TO_DROP = new RegExp(
  String.raw`(${DIRECTION})|${OF_LETTERS}|${OF_PICTURES}|([\p{Default_Ignorable_Code_Point}\u0080-\u009f])`,
  "gu",
)

/**
 * Takes characters out of a name that nobody sees. What its script or a picture in it needs stays.
 *
 * @param name as it was written or pasted
 */
export function withoutInvisible(name: string): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(name)
  return name.replace(TO_DROP, (found, direction?: string, other?: string) =>
    (direction !== undefined && !isRightToLeft) || other !== undefined ? "" : found,
  )
}

// eslint-disable-next-line no-control-regex -- these are what it is for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu

/**
 * Takes out of a text what no keyboard types: control characters but for tabs and line breaks, and halves of characters, which
 * no database stores.
 *
 * @param text as it was written or pasted
 */
export const withoutControls = (text: string): string => text.replace(CONTROLS, "")

/** Hyphens, dashes and minus signs that office programs write for a hyphen. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g

/**
 * Writes hyphens as keyboards do.
 *
 * @param text as it was written or pasted
 */
export const withPlainHyphens = (text: string): string => text.replace(HYPHENS, "-")

/**
 * Writes a part number as keyboards do: without invisible characters, and with one kind of hyphen.
 *
 * @param partNumber as it was written or pasted
 */
export const plainPartNumber = (partNumber: string): string =>
  withPlainHyphens(partNumber.replace(INVISIBLE, ""))

const list = new Intl.ListFormat("en-GB", { type: "conjunction" })
const number = new Intl.NumberFormat("en-GB")

/** Joins a list as in "scanners, printers and tablets". */
export const joinList = (items: readonly string[]): string => list.format(items)

/** A name within a sentence: "POS Systems" becomes "POS systems", abbreviations stay as they are. */
export const withinSentence = (name: string): string =>
  name.replaceAll(/\p{L}+/gu, (word) =>
    word === word.toLocaleUpperCase("en-GB") ? word : word.toLocaleLowerCase("en-GB"),
  )

/**
 * A count with its noun: "1 product", "1,204 products".
 *
 * @param noun whose plural ends in -s
 */
export const countOf = (count: number, noun: string): string =>
  `${number.format(count)} ${noun}${count === 1 ? "" : "s"}`

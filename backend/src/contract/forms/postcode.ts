import { isValid, toNormalised } from "postcode"
import { compact, line } from "./text"

/** Postcode areas of the Royal Mail, those without a place among them (BF, BX, GX, QC, XM). */
const AREAS = new Set(
  (
    "AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL " +
    "GU GX GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE " +
    "PH PL PO PR QC RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV XM YO ZE"
  ).split(" "),
)

/** An area with its district: one figure, two, or a figure and a letter that is taken for no figure. */
const DISTRICT = /^([A-Z]{1,2})(?:\d|[1-9]\d|\d[A-HJKMNP-Z])$/

/** Characters that people, and readers of paper, take for each other. */
const ALIKE = ["O0", "1IL"]

const isDistrict = (text: string) => AREAS.has(DISTRICT.exec(text)?.[1] ?? "")

const alike = (character: string) => [...(ALIKE.find((each) => each.includes(character)) ?? character)]

/** Every way to read a text whose characters may stand for others. */
const readings = (text: string): string[] =>
  [...text].reduce(
    (begun, character) => begun.flatMap((beginning) => alike(character).map((each) => beginning + each)),
    [""],
  )

const changes = (typed: string, reading: string) =>
  typed.length === reading.length ? [...typed].filter((one, at) => one !== reading[at]).length : 1

/** The only district that a text can stand for with as few changes as possible: "0X1" is OX1, and "E01" is E1. */
function districtOf(typed: string): string | undefined {
  const padded = /^([A-Z]{1,2})0(\d)$/.exec(typed)
  const possible = [...readings(typed), ...(padded ? [padded.slice(1).join("")] : [])].filter(isDistrict)
  const fewest = Math.min(...possible.map((reading) => changes(typed, reading)))
  const [first, ...others] = possible.filter((reading) => changes(typed, reading) === fewest)
  return others.length === 0 ? first : undefined
}

/** British Forces Post Office, for a unit or care of one. */
const FORCES = /^BFPO(CO)?(\d{1,4})$/

/** The two letters at the end are never corrected, because nobody knows what was meant; they are never I or O. */
const WHOLE = /^([A-Z\d]{2,4})([\dOIL])([A-HJ-NP-Z]{2})$/

/**
 * Reads a postcode of the Royal Mail as people write it: without its blank, with other marks, and with letters for figures or
 * the other way round where it can stand for one postcode alone.
 *
 * @param typed as typed or pasted
 * @returns in its usual form, "SW1A 1AA"; null when it is none
 */
export function readPostcode(typed: string): string | null {
  const text = compact(typed)
  const [, careOf, unit] = FORCES.exec(text) ?? []
  if (unit !== undefined) return `BFPO ${careOf === undefined ? "" : "c/o "}${unit}`
  // The Girobank's.
  if (/^G[I1]R[O0]AA$/.test(text)) return "GIR 0AA"
  const [, outward = "", sector = "", letters = ""] = WHOLE.exec(text) ?? []
  const district = districtOf(outward)
  if (district !== undefined) {
    return `${district} ${sector.replace("O", "0").replace(/[IL]/, "1")}${letters}`
  }
  // An area that is not known here may be a new one.
  const isNew = DISTRICT.test(outward) && isValid(text)
  return isNew ? toNormalised(text) : null
}

/**
 * Reads a postcode of an overseas territory (Universal Postal Union, postal addressing systems).
 *
 * @param typed as typed or pasted
 * @returns in its usual form, "FIQQ 1ZZ"; null when it is none
 */
export function readOverseasPostcode(typed: string): string | null {
  const text = compact(typed)
  const [, island] = /^(ASCN|BBND|BIQQ|FIQQ|PCRN|SIQQ|STHL|TDCU|TKCA)[1I]ZZ$/.exec(text) ?? []
  if (island !== undefined) return `${island} 1ZZ`
  const [, territory, number = ""] = /^(AI|KY\d|MSR|VG)(\d{4})$/.exec(text) ?? []
  if (territory === undefined) return null
  const between = territory === "VG" ? "" : territory === "MSR" ? " " : "-"
  return territory + between + number
}

/**
 * What to change in a postcode that {@link readPostcode} cannot read.
 *
 * @param typed as typed
 */
export const postcodeFault = (typed: string): string =>
  /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z\d]{2}$/.test(compact(typed))
    ? "A UK postcode ends in a figure and two letters, for example LS1 4AP: check the last two"
    : "Enter a full UK postcode, for example LS1 4AP"

/** A postcode of the UK, Guernsey, the Isle of Man or Jersey, stored in its usual form. */
export const ukPostcode = line("the postcode", 16)
  .overwrite((typed) => readPostcode(typed) ?? typed)
  .refine((typed) => readPostcode(typed) !== null, {
    error: ({ input }) => postcodeFault(String(input)),
  })

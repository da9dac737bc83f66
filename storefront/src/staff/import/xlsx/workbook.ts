import { type NumberStyle, numberStyle } from "./number-text"
import { SpreadsheetError } from "./spreadsheet-error"
import { readXml } from "./xml"
import { damaged, openZip, passwordProtected, tooLarge, type Zip } from "./zip"

/** Most sheets, parts that one part names, formats of cells, and texts that cells share with their characters in all. */
const SHEETS_MOST = 200
const RELATIONS_MOST = 5_000
const STYLES_MOST = 100_000
const STRINGS_MOST = 2_000_000
const STRING_CHARACTERS_MOST = 60_000_000

const OLD =
  "This is an old Excel workbook (.xls). Open it in your spreadsheet, save it as “Excel Workbook (.xlsx)”, and choose that."

/** How the files of old Excel begin, and the protected ones of today (MS-CFB, 2.2). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0] as const
const ZIP_FILE = [0x50, 0x4b] as const

const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** A sheet that people see. */
export interface Sheet {
  name: string
  /** Its part of the workbook. */
  part: string
}

/** What all sheets of a workbook share. */
export interface Workbook {
  zip: Zip
  sheets: Sheet[]
  is1904: boolean
  styles: readonly NumberStyle[]
  strings: readonly string[]
}

/** Where a relation leads, from the part that has it. */
function partOf(from: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1)
  const parts = from.split("/").slice(0, -1)
  for (const step of target.split("/")) {
    if (step === "..") parts.pop()
    else if (step !== ".") parts.push(step)
  }
  return parts.join("/")
}

interface Relation {
  id: string
  /** Last word of its kind: `worksheet`, `sharedStrings`. */
  kind: string
  part: string
}

async function relationsOf(zip: Zip, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf("/") + 1
  const relations: Relation[] = []
  await readXml(zip, `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`, {
    open: (name, { Id: id = "", Type: type = "", Target: target = "" }) => {
      if (name !== "Relationship") return
      if (relations.length >= RELATIONS_MOST) throw tooLarge()
      relations.push({ id, kind: type.slice(type.lastIndexOf("/") + 1), part: partOf(part, target) })
    },
  })
  return relations
}

/** Strings escape what XML cannot hold as `_x000D_` (ECMA-376 part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_match, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

async function readStrings(zip: Zip, part: string): Promise<string[]> {
  const strings: string[] = []
  let now = ""
  let characters = 0
  let phonetic = 0
  await readXml(zip, part, {
    open: (name) => {
      if (name === "si") now = ""
      if (name === "rPh") phonetic += 1
    },
    close: (name, text) => {
      if (name === "rPh") phonetic -= 1
      if (name === "t" && phonetic === 0) {
        now += text
        characters += text.length
      }
      if (name === "si") strings.push(unescaped(now))
      if (strings.length > STRINGS_MOST || characters > STRING_CHARACTERS_MOST) throw tooLarge()
    },
  })
  return strings
}

async function readStyles(zip: Zip, part: string): Promise<NumberStyle[]> {
  const codes = new Map<number, string>()
  const styles: NumberStyle[] = []
  let isInCells = false
  await readXml(zip, part, {
    open: (name, { numFmtId: id = "0", formatCode: code = "" }) => {
      if (name === "numFmt") codes.set(Number(id), code)
      if (name === "cellXfs") isInCells = true
      if (name === "xf" && isInCells) styles.push(numberStyle(Number(id), codes.get(Number(id))))
      if (styles.length > STYLES_MOST || codes.size > STYLES_MOST) throw tooLarge()
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false
    },
  })
  return styles
}

/** Says what a file is that is no .xlsx workbook. */
function refuseOthers(bytes: Uint8Array): void {
  if (begins(bytes, COMPOUND_FILE)) {
    // A protected workbook of today lies in a file of the old kind, in a stream of this name.
    const text = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1))
    throw text.includes("EncryptedPackage") ? passwordProtected() : new SpreadsheetError(OLD)
  }
  if (!begins(bytes, ZIP_FILE)) throw damaged()
}

/**
 * Opens an .xlsx workbook (ECMA-376) and reads what its sheets share.
 *
 * @param bytes of the file; their number is for the caller to limit
 * @throws SpreadsheetError when it is no such workbook, protected, damaged, or beyond the limits
 */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  refuseOthers(bytes)
  const zip = openZip(bytes)
  const main = (await relationsOf(zip, "")).find(({ kind }) => kind === "officeDocument")
  if (!main) throw damaged()
  const relations = await relationsOf(zip, main.part)
  const partOfKind = (kind: string) => {
    const part = relations.find((relation) => relation.kind === kind)?.part
    return part !== undefined && zip.has(part) ? part : null
  }
  const sheets: Sheet[] = []
  let is1904 = false
  await readXml(zip, main.part, {
    open: (name, { date1904, name: title = "", state = "visible", id }) => {
      if (name === "workbookPr") is1904 = date1904 === "1" || date1904 === "true"
      if (name !== "sheet" || state !== "visible") return
      const relation = relations.find((one) => one.id === id && one.kind === "worksheet")
      if (relation) sheets.push({ name: title, part: relation.part })
      if (sheets.length > SHEETS_MOST) throw tooLarge()
    },
  })
  const [strings, styles] = [partOfKind("sharedStrings"), partOfKind("styles")]
  return {
    ...{ zip, sheets, is1904 },
    styles: styles === null ? [] : await readStyles(zip, styles),
    strings: strings === null ? [] : await readStrings(zip, strings),
  }
}

import { SaxesParser } from "saxes"
import { damaged, tooLarge, type Zip } from "./zip"

/** Most characters of one text: what a cell may hold in Excel. */
const TEXT_MOST = 32_767

/** Most elements inside each other, and most attributes of one: workbooks have about ten. */
const DEPTH_MOST = 100
const ATTRIBUTES_MOST = 100

/** What is found in a part of a workbook, in its order. Names are without their prefixes. */
interface Visitor {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  /** An element ends; `text` is what stood in it since the last element began or ended. */
  close?: (name: string, text: string) => void
  /** Whether enough has been read. */
  isDone?: () => boolean
}

const local = (name: string) => name.slice(name.indexOf(":") + 1)

/**
 * Reads a part of a workbook.
 *
 * @throws SpreadsheetError when it is not XML, or a text in it is longer than a cell can hold
 */
export async function readXml(zip: Zip, part: string, { open, close, isDone }: Visitor): Promise<void> {
  const parser = new SaxesParser({ fileName: part })
  let text = ""
  let isBroken = false
  let depth = 0
  let attributesNow = 0
  parser.on("error", () => {
    isBroken = true
  })
  // Entities of a document type could make much of little; workbooks have none.
  parser.on("doctype", () => {
    isBroken = true
  })
  parser.on("attribute", () => {
    attributesNow += 1
    if (attributesNow > ATTRIBUTES_MOST) throw tooLarge()
  })
  parser.on("opentag", ({ name, attributes }) => {
    text = ""
    attributesNow = 0
    depth += 1
    if (depth > DEPTH_MOST) throw tooLarge()
    const plain = Object.entries(attributes as Record<string, string>).map(
      ([key, value]) => [local(key), value] as const,
    )
    open?.(local(name), Object.fromEntries(plain))
  })
  const addText = (more: string) => {
    text += more
    if (text.length > TEXT_MOST) throw tooLarge()
  }
  parser.on("text", addText)
  parser.on("cdata", addText)
  parser.on("closetag", ({ name }) => {
    depth -= 1
    close?.(local(name), text)
    text = ""
  })
  await zip.read(part, (piece) => {
    if (isDone?.()) return false
    parser.write(piece)
    if (isBroken) throw damaged()
    return !isDone?.()
  })
  if (isDone?.()) return
  parser.close()
  if (isBroken) throw damaged()
}

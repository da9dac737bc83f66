import { textOfFile } from "@scanwright/backend/contract/text-file"
import { useRef, useState } from "react"
import type { ReadWorkbook } from "./xlsx"

/** Beginnings of files that are workbooks, or look like one: zip files, and those of old Excel. */
const WORKBOOKS: readonly (readonly number[])[] = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
]

const WORKBOOK_NAME = /\.xls[xm]?$/i

const NOT_TEXT =
  "The file is no text, or in an unknown encoding. Save it from the spreadsheet as “CSV UTF-8 (Comma delimited)”, or as an Excel workbook (.xlsx)."
const NOT_LOADED = "The workbook could not be read. Check the connection, then choose the file again."

/** A chosen file, ready to be read as CSV. */
type Opened = { kind: "text"; csv: string } | { kind: "workbook"; workbook: ReadWorkbook; sheet: number }

const isWorkbook = (bytes: Uint8Array, name: string) =>
  WORKBOOK_NAME.test(name) || WORKBOOKS.some((signature) => signature.every((byte, at) => bytes[at] === byte))

/** The message of a workbook's own error; another one is logged. */
function messageOf(error: unknown): string {
  if (error instanceof Error && error.name === "SpreadsheetError") return error.message
  console.error("The workbook:", error)
  return NOT_LOADED
}

/** Reads a file as text, or opens it as a workbook, with code that is loaded only then. Null for a file that is neither. */
async function open(file: File): Promise<Opened | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isWorkbook(bytes, file.name)) {
    const { readWorkbook } = await import("./xlsx")
    return { kind: "workbook", workbook: await readWorkbook(bytes), sheet: 0 }
  }
  const csv = textOfFile(bytes)
  return csv === null ? null : { kind: "text", csv }
}

/** The chosen file: its sheets where it is a workbook, what is wrong with it, and its text as CSV. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const newest = useRef<File | null>(null)

  const choose = async (chosen: File | null) => {
    newest.current = chosen
    setFile(chosen)
    setOpened(null)
    setError(null)
    setReading(chosen !== null)
    if (!chosen) return
    const [result, problem] = await open(chosen).then(
      (read) => [read, read ? null : NOT_TEXT] as const,
      (reason: unknown) => [null, messageOf(reason)] as const,
    )
    // Another file may have been chosen meanwhile.
    if (newest.current !== chosen) return
    setOpened(result)
    setError(problem)
    setReading(false)
  }

  const chooseSheet = (sheet: number) => {
    if (opened?.kind !== "workbook") return
    setOpened({ ...opened, sheet })
    setError(null)
  }

  /** The text as CSV; null where the file cannot be read, of which `error` then says why. */
  const read = async (): Promise<string | null> => {
    if (opened?.kind === "text") return opened.csv
    if (opened?.kind !== "workbook") return null
    setReading(true)
    const [csv, problem] = await opened.workbook.csvOf(opened.sheet).then(
      (text) => [text, null] as const,
      (reason: unknown) => [null, messageOf(reason)] as const,
    )
    setError(problem)
    setReading(false)
    return csv
  }

  return {
    ...{ file, error, isReading, choose, chooseSheet, read },
    sheets: opened?.kind === "workbook" ? opened.workbook.sheets : [],
    sheet: opened?.kind === "workbook" ? opened.sheet : 0,
  }
}

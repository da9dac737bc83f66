/** A common sheet of labels, centred on A4. Lengths in mm. */
export interface LabelSheet {
  readonly id: string
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
  /** Distance from the start of a column to the start of the next. */
  readonly pitch: number
}

/** The most common sheet. */
const USUAL: LabelSheet = { id: "21", columns: 3, rows: 7, width: 63.5, height: 38.1, pitch: 66.04 }

/** Common sheets, from the smallest labels to the largest; labels of a column have no gap. */
export const LABEL_SHEETS: readonly LabelSheet[] = [
  { id: "65", columns: 5, rows: 13, width: 38.1, height: 21.2, pitch: 40.64 },
  { id: "40", columns: 4, rows: 10, width: 45.7, height: 25.4, pitch: 48.3 },
  { id: "24", columns: 3, rows: 8, width: 63.5, height: 33.9, pitch: 66.04 },
  USUAL,
  { id: "14", columns: 2, rows: 7, width: 99.1, height: 38.1, pitch: 101.6 },
  { id: "8", columns: 2, rows: 4, width: 99.1, height: 67.7, pitch: 101.6 },
  { id: "4", columns: 2, rows: 2, width: 99.1, height: 139, pitch: 101.6 },
  { id: "2", columns: 1, rows: 2, width: 199.6, height: 143.5, pitch: 199.6 },
]

/** The sheet with an id; the one with 21 labels for an unknown id. */
export const sheetOf = (id: string): LabelSheet => LABEL_SHEETS.find((sheet) => sheet.id === id) ?? USUAL

/** A4 in mm. */
export const PAGE = { width: 210, height: 297 } as const

/** Position of a label on its sheet, in mm from the top left corner. */
export interface Place {
  readonly page: number
  readonly x: number
  readonly y: number
}

/** The position of label `index`, counted from 0 along the rows. */
export function placeOn(sheet: LabelSheet, index: number): Place {
  const { columns, rows, width, height, pitch } = sheet
  const left = (PAGE.width - (columns - 1) * pitch - width) / 2
  const top = (PAGE.height - rows * height) / 2
  const onPage = index % (columns * rows)
  return {
    page: Math.floor(index / (columns * rows)),
    x: left + (onPage % columns) * pitch,
    y: top + Math.floor(onPage / columns) * height,
  }
}

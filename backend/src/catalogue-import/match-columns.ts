import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import { type MedusaContainer } from "@medusajs/framework/types"
import { IMPORT_COLUMNS_MOST, IMPORT_HEADING_MOST, type ImportMatching } from "../contract"
import { CATALOGUE_IMPORT_MODULE } from "../modules/catalogue-import"
import { type CatalogueImportModuleService } from "../modules/catalogue-import/service"
import { saveColumnMatchWorkflow } from "../workflows/catalogue/save-column-match"
import { CATALOGUE_COLUMNS, type CatalogueColumn } from "./catalogue-columns"
import { readHeader } from "./catalogue-header"
import { CatalogueFileError } from "./catalogue-row"
import { tidyCell } from "./cell-readers"
import { guessColumns } from "./guess-columns"
import { type FileHead } from "./parse-catalogue"

/** Most characters of a value that is shown beside its heading. */
const SAMPLE_MOST = 80

/** A column for each heading of a file, by name; null for one that is left out. */
export type ColumnChoices = readonly (string | null)[]

/** How the columns of a file are read. */
interface ColumnMatch {
  /** Null where the headings are the columns' own names. */
  choices: ColumnChoices | null
  /** What staff see of it, null where the headings are the columns' own names. */
  matching: ImportMatching | null
}

/** The file's headings are not the import's; nothing was imported before somebody says which columns they are. */
export class UnmatchedColumnsError extends CatalogueFileError {
  constructor(
    message: string,
    readonly matching: ImportMatching,
  ) {
    super(message)
  }
}

const labelOf = ({ name, specification }: CatalogueColumn): string =>
  specification?.label ?? `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll("_", " ")}`

const labels = CATALOGUE_COLUMNS.map((column) => ({ column, label: labelOf(column) }))

/** The import's columns as staff choose them; two of one label are told apart by their names. */
const CHOICES: ImportMatching["columns"] = labels.map(({ column: { name, required }, label }) => ({
  name,
  label: labels.filter((other) => other.label === label).length > 1 ? `${label} (${name})` : label,
  required: required === true,
}))

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const matchingOf = (
  { headings, samples }: FileHead,
  choices: ColumnChoices,
  matched: ImportMatching["matched"],
): ImportMatching => ({
  headings: headings.map((heading, index) => ({
    heading: shorten(tidyCell(heading), IMPORT_HEADING_MOST),
    samples: samples
      .map((row) => shorten(tidyCell(row[index] ?? ""), SAMPLE_MOST))
      .filter((text) => text !== ""),
    column: choices[index] ?? null,
  })),
  columns: CHOICES,
  matched,
})

/** Why choices cannot be used for a file; null when they can. */
function problemWith(choices: ColumnChoices, count: number): string | null {
  const chosen = choices.filter((name) => name !== null)
  const unknown = chosen.find((name) => !CATALOGUE_COLUMNS.some((column) => column.name === name))
  if (choices.length !== count) return `The file has ${count} columns, and ${choices.length} were matched.`
  if (unknown !== undefined) return `There is no column "${unknown}".`
  const twice = chosen.find((name, index) => chosen.indexOf(name) !== index)
  if (twice !== undefined) return `The column "${twice}" is chosen twice.`
  const missing = CATALOGUE_COLUMNS.filter(({ name, required }) => required && !chosen.includes(name))
  return missing.length > 0 ? `Still to match: ${missing.map(({ name }) => name).join(", ")}.` : null
}

/** Spreadsheets save columns that were once used as cells without text, more of them than may be matched. */
const withoutSurplus = (headings: readonly string[]): readonly string[] =>
  headings.slice(IMPORT_COLUMNS_MOST).every((heading) => tidyCell(heading) === "")
    ? headings.slice(0, IMPORT_COLUMNS_MOST)
    : headings

/** Identifies the headings of a file, without case and blanks around them. */
const keyOf = (headings: readonly string[]) =>
  createHash("sha256")
    .update(JSON.stringify(headings.map((heading) => tidyCell(heading).toLowerCase())))
    .digest("hex")

/** What is wrong with the headings as the columns' own names, null when nothing is. */
function headingsProblem(headings: readonly string[]): string | null {
  try {
    readHeader([...headings])
    return null
  } catch (error) {
    if (error instanceof CatalogueFileError) return error.message
    throw error
  }
}

/** What is asked of {@link matchColumns}. */
interface MatchRequest {
  /** What staff chose for this file; null where nothing was chosen. */
  chosen: ColumnChoices | null
  /** E-mail address of whoever imports. */
  by: string | null
  /** Whether an earlier choice for the same headings may be used. */
  mayRecall: boolean
}

/**
 * Finds which column each column of a file is: by what staff chose, which is stored for the next file with the same
 * headings, by what was chosen for such a file before, or by the columns' own names.
 *
 * @param container any container of the application
 * @param head first rows of the file
 * @param request what was chosen, and by whom
 * @throws UnmatchedColumnsError with guesses where nothing fits; CatalogueFileError for too many columns
 */
export async function matchColumns(
  container: MedusaContainer,
  head: FileHead,
  { chosen, by, mayRecall }: MatchRequest,
): Promise<ColumnMatch> {
  const headings = withoutSurplus(head.headings)
  if (headings.length > IMPORT_COLUMNS_MOST) {
    throw new CatalogueFileError(
      `The file has ${headings.length} columns; ${IMPORT_COLUMNS_MOST} at most. Delete those that are no part of the price list.`,
    )
  }
  const problem = chosen ? problemWith(chosen, headings.length) : headingsProblem(headings)
  const seen = { ...head, headings }
  if (chosen && problem !== null) throw new UnmatchedColumnsError(problem, matchingOf(seen, chosen, null))
  if (problem === null && !chosen) return { choices: null, matching: null }

  const key = keyOf(headings)
  const service = container.resolve<CatalogueImportModuleService>(CATALOGUE_IMPORT_MODULE)
  const [stored] = await service.listImportColumnMatches({ headings_key: key })
  const earlier = stored ? (stored.columns as unknown as ColumnChoices) : null
  const isEarlier = chosen
    ? isDeepStrictEqual(earlier, chosen)
    : // A column may have gone since.
      mayRecall && earlier !== null && problemWith(earlier, headings.length) === null
  if (stored && earlier && isEarlier) {
    await saveColumnMatchWorkflow(container).run({ input: { headings_key: key } })
    const matched = { at: new Date(stored.matched_at).toISOString(), by: stored.matched_by }
    return { choices: earlier, matching: matchingOf(seen, earlier, matched) }
  }
  if (chosen) {
    const at = new Date().toISOString()
    const input = { headings_key: key, columns: [...chosen], matched_by: by, matched_at: at }
    await saveColumnMatchWorkflow(container).run({ input })
    return { choices: chosen, matching: matchingOf(seen, chosen, { at, by }) }
  }
  throw new UnmatchedColumnsError(problem ?? "", matchingOf(seen, guessColumns(headings), null))
}

// The errors of `parse` are of the class in its own file.
import { CsvError, parse } from "csv-parse/sync"
import {
  type CreateRedirect,
  createRedirectSchema,
  REDIRECT_IMPORT_MOST,
  type RedirectImportResponse,
} from "../../../contract"
import { withoutFormulaGuard } from "../../../contract/formula-guard"
import { LINE_ENDS } from "../../../contract/text-file"

type Fault = RedirectImportResponse["faults"][number]

const COLUMNS = ["path", "target", "status", "over_page"]

interface Parsed {
  record: Record<string, string>
  info: { lines: number }
}

const isYes = (text: string) => ["true", "yes", "1"].includes(text.toLowerCase())

const toInput = ({ path = "", target = "", status = "", over_page: over = "" }: Record<string, string>) => ({
  path,
  target,
  ...(status !== "" && { status: Number(status) }),
  over_page: isYes(over),
})

/**
 * Reads a file of redirects: columns `path`, `target`, and if need be `status` and `over_page`.
 *
 * @returns its rows, or what is wrong with its lines
 */
export function readRedirectsCsv(csv: string): { rows: CreateRedirect[]; faults: Fault[] } {
  let parsed: Parsed[]
  try {
    parsed = parse(csv, {
      bom: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      delimiter: [",", ";", "\t"],
      info: true,
      record_delimiter: LINE_ENDS,
      skip_empty_lines: true,
      to: REDIRECT_IMPORT_MOST + 1,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows: [], faults: [{ line: 1, message: `This is no CSV: ${error.message}` }] }
  }
  const names = Object.keys(parsed[0]?.record ?? {})
  const unknown = names.find((name) => !COLUMNS.includes(name))
  if (!names.includes("path") || !names.includes("target") || unknown !== undefined) {
    const message = `The first line must name the columns path and target, and may name status and over_page${unknown === undefined ? "" : `: not "${unknown.slice(0, 40)}"`}`
    return { rows: [], faults: [{ line: 1, message }] }
  }
  if (parsed.length > REDIRECT_IMPORT_MOST) {
    return { rows: [], faults: [{ line: 1, message: `At most ${REDIRECT_IMPORT_MOST} rows in one file` }] }
  }
  const rows: CreateRedirect[] = []
  const faults: Fault[] = []
  const lines = new Map<string, number>()
  for (const { record, info } of parsed) {
    const cells = Object.fromEntries(
      Object.entries(record).map(([name, cell]) => [name, withoutFormulaGuard(cell)]),
    )
    const read = createRedirectSchema.safeParse(toInput(cells))
    const issue = read.error?.issues[0]
    const earlier = read.success ? lines.get(read.data.path) : undefined
    if (!read.success) {
      faults.push({
        line: info.lines,
        message: `${String(issue?.path[0] ?? "row")}: ${issue?.message ?? ""}`,
      })
    } else if (earlier !== undefined) {
      faults.push({ line: info.lines, message: `path: stands in line ${earlier} already` })
    } else {
      lines.set(read.data.path, info.lines)
      rows.push(read.data)
    }
  }
  return { rows, faults: faults.slice(0, 100) }
}

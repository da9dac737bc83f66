import type { FormType } from "@scanwright/backend/contract"
import type { Result } from "@/lib/medusa/failure"
import { FORM_KINDS } from "@/staff/dashboard/data"
import type { Metrics } from "./data"
import type { Figure } from "./question"

/** A figure as a table: its head, and its rows. */
export interface FigureTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const TYPES = Object.keys(FORM_KINDS) as FormType[]

const map = <Value, Other>(result: Result<Value>, pick: (value: Value) => Other): Result<Other> =>
  result.ok ? { ok: true, value: pick(result.value) } : result

/** Each figure as a table; null where the role may not read it. */
export const FIGURE_TABLES = {
  enquiries: ({ weeks }) =>
    weeks &&
    map(weeks, (all) => ({
      head: ["Week of", ...TYPES.map((type) => FORM_KINDS[type])],
      rows: all.map(({ week, counts }) => [week, ...TYPES.map((type) => counts[type] ?? 0)]),
    })),
  answers: ({ answers }) =>
    answers &&
    map(answers, ({ in_time: inTime, late, waiting, overdue }) => ({
      head: ["Answer", "Submissions"],
      rows: [
        ["In time", inTime],
        ["Late", late],
        ["Waiting", waiting],
        ["Overdue", overdue],
      ],
    })),
  "low-stock": ({ lowStock, threshold }) =>
    map(lowStock, (products) => ({
      head: ["Product", "Part number", "In stock", "Reorder level", "Level set on the product"],
      rows: products.map(({ name, partNumber, stock, reorderLevel }) => [
        name,
        partNumber ?? "",
        stock,
        reorderLevel ?? threshold,
        reorderLevel === null ? "No" : "Yes",
      ]),
    })),
  "most-viewed": ({ visits }) =>
    map(visits, ({ most_viewed: products }) => ({
      head: ["Product", "Views", "Enquiries"],
      rows: products.map(({ name, views, inquiries }) => [name, views, inquiries]),
    })),
  "missed-searches": ({ visits }) =>
    map(visits, ({ missed_searches: searches }) => ({
      head: ["Search", "Times", "Last day"],
      rows: searches.map(({ text, searches: times, last_day: day }) => [text, times, day]),
    })),
} satisfies Record<Figure, (metrics: Metrics) => Result<FigureTable> | null>

/** Start of a cell that a spreadsheet would calculate (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number) => `"${String(value).replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** A table as CSV (RFC 4180) that a spreadsheet shows and does not calculate. */
export const toCsv = ({ head, rows }: FigureTable): string =>
  [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")

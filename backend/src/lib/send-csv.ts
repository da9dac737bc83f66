import { once } from "node:events"
import { type MedusaResponse } from "@medusajs/framework/http"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CSV_START, csvLines } from "./csv"

/** Rows read at a time. */
const PAGE = 200

/** The records of a file, and how one becomes a line. */
export interface CsvFile<Row extends { id: string }> {
  /** Name of the file. */
  name: string
  headings: string[]
  /** Entity of `query.graph`; its ids begin with the time of creation. */
  entity: string
  /** Fields to read; `id` among them. */
  fields: string[]
  filters: object
  cells: (row: Row) => (string | null)[]
}

/**
 * Sends records as CSV, newest first, page by page as they are read, so that memory never holds all of them.
 *
 * @param container any container of the application
 */
export async function sendCsv<Row extends { id: string }>(
  container: MedusaContainer,
  res: MedusaResponse,
  { name, headings, entity, fields, filters, cells }: CsvFile<Row>,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  res.setHeader("content-type", "text/csv; charset=utf-8")
  res.setHeader("content-disposition", `attachment; filename="${name}"`)
  res.setHeader("cache-control", "no-store")
  res.write(CSV_START + csvLines([headings], "all"))
  for (let last: string | undefined; ;) {
    const { data } = await query.graph({
      entity,
      fields,
      // Ids begin with the time of creation, so the order by id is the order by time.
      filters: last === undefined ? filters : { $and: [filters, { id: { $lt: last } }] },
      pagination: { take: PAGE, skip: 0, order: { id: "DESC" } },
    })
    const rows = data as unknown as Row[]
    const isTaken = res.write(csvLines(rows.map(cells), "all"))
    if (rows.length < PAGE || res.closed) break
    if (!isTaken) await Promise.race([once(res, "drain"), once(res, "close")])
    last = rows.at(-1)?.id
  }
  res.end()
}

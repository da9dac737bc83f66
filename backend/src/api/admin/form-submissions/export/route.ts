import { once } from "node:events"
import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type AdminFormNote,
  type AdminFormSubmission,
  FORM_STATUSES,
  formValues,
  FORMS,
} from "../../../../contract"
import { CSV_START, csvLine } from "../../../../lib/csv"
import { submissionFilters } from "../filters"

/** Rows read at a time. */
const PAGE = 200

type Row = Pick<
  AdminFormSubmission,
  "id" | "reference" | "type" | "status" | "name" | "email" | "phone" | "company" | "data" | "assignee_id"
> & { created_at: string | Date; notes?: AdminFormNote[] }

const COLUMNS = [
  ...["id", "reference", "type", "status", "name", "email", "phone", "company", "data", "assignee_id"],
  ...["created_at", "notes.text", "notes.author", "notes.created_at"],
]

const HEADINGS = [
  ...["Reference", "Received", "Form", "Status", "Name", "E-mail", "Phone", "Company", "Assigned to"],
  ...["Answers", "Notes"],
]

const valuesOf = ({ type, data }: Row) =>
  formValues(type, data)
    .flatMap(({ heading, values }) => [
      ...(heading ? [`${heading}:`] : []),
      ...values.map(({ label, value }) => `${label}: ${value}`),
    ])
    .join("\n")

/** E-mail addresses of staff by id. */
async function staffOf(container: MedusaContainer): Promise<Map<string, string>> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "user", fields: ["id", "email"] })
  return new Map(data.map(({ id, email }) => [id, email]))
}

const lineOf = (row: Row, staff: Map<string, string>) =>
  csvLine(
    [
      row.reference,
      new Date(row.created_at).toISOString(),
      FORMS[row.type].title,
      FORM_STATUSES[row.status] ?? row.status,
      ...[row.name, row.email, row.phone, row.company],
      row.assignee_id && (staff.get(row.assignee_id) ?? row.assignee_id),
      valuesOf(row),
      (row.notes ?? []).map(({ author, text }) => `${author}: ${text}`).join("\n"),
    ],
    "all",
  )

/** Sends submissions as CSV, page by page as they are read, so that memory never holds all of them. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const query = req.scope.resolve(ContainerRegistrationKeys.QUERY)
  const { status } = req.filterableFields
  const filters: Record<string, unknown> = {
    ...submissionFilters(req.filterableFields),
    ...(status === undefined ? {} : { status }),
  }
  const staff = await staffOf(req.scope)
  res.setHeader("content-type", "text/csv; charset=utf-8")
  res.setHeader("content-disposition", 'attachment; filename="submissions.csv"')
  res.setHeader("cache-control", "no-store")
  res.write(CSV_START + csvLine(HEADINGS, "all"))
  for (let last: string | undefined; ;) {
    const { data } = await query.graph({
      entity: "form_submission",
      fields: COLUMNS,
      // Ids begin with the time of creation, so the order by id is the order by time.
      filters: last === undefined ? filters : { $and: [filters, { id: { $lt: last } }] },
      pagination: { take: PAGE, skip: 0, order: { id: "DESC" } },
    })
    const rows = data as unknown as Row[]
    const isTaken = res.write(rows.map((row) => lineOf(row, staff)).join(""))
    if (rows.length < PAGE || res.closed) break
    if (!isTaken) await Promise.race([once(res, "drain"), once(res, "close")])
    last = rows.at(-1)?.id
  }
  res.end()
}

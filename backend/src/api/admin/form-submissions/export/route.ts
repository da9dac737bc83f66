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
import { sendCsv } from "../../../../lib/send-csv"
import { overdueBefore, stateFilters, submissionFilters } from "../filters"

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

const cellsOf = (row: Row, staff: Map<string, string>): (string | null)[] => [
  row.reference,
  new Date(row.created_at).toISOString(),
  FORMS[row.type].title,
  FORM_STATUSES[row.status] ?? row.status,
  ...[row.name, row.email, row.phone, row.company],
  row.assignee_id && (staff.get(row.assignee_id) ?? row.assignee_id),
  valuesOf(row),
  (row.notes ?? []).map(({ author, text }) => `${author}: ${text}`).join("\n"),
]

/** Sends submissions as CSV. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const asked = req.filterableFields
  const staff = await staffOf(req.scope)
  await sendCsv<Row>(req.scope, res, {
    name: "submissions.csv",
    headings: HEADINGS,
    entity: "form_submission",
    fields: COLUMNS,
    filters: {
      $and: [
        submissionFilters(asked),
        ...stateFilters(asked, overdueBefore()),
        ...(asked.id === undefined ? [] : [{ id: asked.id }]),
      ],
    },
    cells: (row) => cellsOf(row, staff),
  })
}

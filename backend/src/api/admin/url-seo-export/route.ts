import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminUrlSeo, adminUrlSeoSchema } from "../../../contract"
import { type SelectionParams } from "../../../lib/schemas"
import { sendCsv } from "../../../lib/send-csv"

const FIELDS = Object.keys(adminUrlSeoSchema.shape)

/** The columns: every field of a config, under the name it has in the API. */
const COLUMNS = FIELDS.filter((field) => field !== "id")

/** A value as text: lists of words with commas between them, lists of tags as JSON. */
function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === "string") return value
  if (value instanceof Date) return value.toISOString()
  return Array.isArray(value) && value.every((one) => typeof one === "string")
    ? value.join(", ")
    : JSON.stringify(value)
}

/** Sends all URL SEO configs, or those of a selection, as CSV. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = req.validatedQuery as SelectionParams
  await sendCsv<AdminUrlSeo>(req.scope, res, {
    name: "url-seo.csv",
    headings: COLUMNS,
    entity: "url_seo_config",
    fields: FIELDS,
    filters: id === undefined ? {} : { id },
    cells: (row) => COLUMNS.map((field) => cellOf(row[field as keyof AdminUrlSeo])),
  })
}

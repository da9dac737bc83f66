import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminBlog } from "../../../contract"
import { type SelectionParams } from "../../../lib/schemas"
import { sendCsv } from "../../../lib/send-csv"

type Row = Omit<AdminBlog, "content">

/** Headings of the columns, and the field of each. */
const COLUMNS: readonly (readonly [heading: string, cell: (row: Row) => string | null])[] = [
  ["Title", ({ title }) => title],
  ["Address", ({ handle }) => `/blogs/${handle}`],
  ["State", (row) => (row.is_published ? "Published" : row.scheduled_at ? "Scheduled" : "Draft")],
  ["Kind", ({ type }) => type],
  ["Category", ({ category }) => category],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Author", ({ author }) => author],
  ["Published", ({ published_at: moment }) => isoText(moment)],
  ["Scheduled", ({ scheduled_at: moment }) => isoText(moment)],
  ["Created", ({ created_at: moment }) => isoText(moment)],
  ["Changed", ({ updated_at: moment }) => isoText(moment)],
  ["Excerpt", ({ excerpt }) => excerpt],
  ["SEO title", ({ seo_title: text }) => text],
  ["SEO description", ({ seo_description: text }) => text],
]

const FIELDS = [
  ...["id", "title", "handle", "type", "category", "tags", "author", "excerpt", "is_published"],
  ...["published_at", "scheduled_at", "created_at", "updated_at", "seo_title", "seo_description"],
]

const isoText = (moment: string | Date | null) => (moment === null ? null : new Date(moment).toISOString())

/** Sends all articles, or those of a selection, as CSV, without their texts. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = req.validatedQuery as SelectionParams
  await sendCsv<Row>(req.scope, res, {
    name: "articles.csv",
    headings: COLUMNS.map(([heading]) => heading),
    entity: "blog",
    fields: FIELDS,
    filters: id === undefined ? {} : { id },
    cells: (row) => COLUMNS.map(([, cell]) => cell(row)),
  })
}

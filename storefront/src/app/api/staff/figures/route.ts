import { ROLE_REFUSAL } from "@scanwright/backend/contract"
import { readMetrics } from "@/staff/figures/data"
import { METRICS, metricsQuestion } from "@/staff/figures/question"
import { FIGURE_TABLES, toCsv } from "@/staff/figures/tables"
import { staffRoute } from "@/staff/session/staff-route"

/** Downloads one figure as CSV. */
export const GET = staffRoute("/api/staff/figures", async (request, { role }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const figure = METRICS.find((one) => one === query.figure)
  if (!figure) return Response.json({ message: "There is no such figure." }, { status: 404 })
  const table = FIGURE_TABLES[figure](await readMetrics(role, metricsQuestion(query)))
  if (table === null) return Response.json({ message: ROLE_REFUSAL }, { status: 403 })
  if (!table.ok) return Response.json({ message: table.failure.message }, { status: 502 })
  const name = `${figure}-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(toCsv(table.value), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  })
})

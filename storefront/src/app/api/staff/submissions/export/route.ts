import { inboxQuestion } from "@/staff/submissions/inbox"
import { selectedIds } from "@/staff/shell/selection"
import { staffRoute } from "@/staff/session/staff-route"
import { fetchAsStaff } from "@/staff/session/client"
import { submissionFilters } from "@/staff/submissions/data"

/** Longest wait for the file, in ms: it is read and sent page by page. */
const TIMEOUT_MS = 120_000

/** Downloads all pages of the filtered inbox, or the selected submissions, as CSV. */
export const GET = staffRoute("/api/staff/submissions/export", async (request) => {
  const { searchParams } = new URL(request.url)
  const question = inboxQuestion(Object.fromEntries(searchParams))
  const result = await fetchAsStaff(
    "/admin/form-submissions/export",
    "text/csv",
    { ...submissionFilters(question), id: selectedIds(searchParams) },
    TIMEOUT_MS,
  )
  if (!result.ok) return Response.json({ message: result.failure.message }, { status: 502 })
  const name = `submissions-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(result.value.body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  })
})

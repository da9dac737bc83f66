import { filtersOf, readProductList } from "@/staff/products/list/list-state"
import { selectedIds } from "@/staff/shell/selection"
import { staffRoute } from "@/staff/session/staff-route"
import { fetchAsStaff } from "@/staff/session/client"

/** Longest wait, in ms: 50,000 products take some minutes on a small machine. */
const TIMEOUT_MS = 600_000

/** Downloads the filtered or the selected products as a file that the importer can read. */
export const GET = staffRoute("/api/staff/catalogue-export", async (request) => {
  const { searchParams } = new URL(request.url)
  const params = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
  )
  const result = await fetchAsStaff(
    "/admin/catalogue-export",
    "text/csv",
    { ...filtersOf(readProductList(params)), id: selectedIds(searchParams) },
    TIMEOUT_MS,
  )
  if (!result.ok) return Response.json({ message: result.failure.message }, { status: 502 })
  const { body, headers } = result.value
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": headers.get("content-disposition") ?? "attachment",
    },
  })
})

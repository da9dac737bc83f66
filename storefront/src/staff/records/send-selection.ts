import { fetchAsStaff } from "@/staff/session/client"
import { selectedIds } from "@/staff/shell/selection"

/** Longest wait for the file, in ms: it is read and sent page by page. */
const TIMEOUT_MS = 120_000

/**
 * Sends the selected records of a list, or all of them, as a CSV file.
 *
 * @param request whose address names the records
 * @param path of the Admin route that writes the file
 * @param name of the file, to which the day is added
 */
export async function sendSelection(request: Request, path: string, name: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const result = await fetchAsStaff(path, "text/csv", { id: selectedIds(searchParams) }, TIMEOUT_MS)
  if (!result.ok) return Response.json({ message: result.failure.message }, { status: 502 })
  const day = new Date().toISOString().slice(0, 10)
  return new Response(result.value.body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  })
}

import { z } from "zod"
import { staffRoute } from "@/staff/session/staff-route"
import { searchRecords } from "@/staff/shell/search-data"

const querySchema = z.string().trim().min(1).max(100)

/**
 * Records of any kind for the command palette: `?q=`.
 *
 * @returns `groups`, each with its label and what was found; 400 without a query
 */
export const GET = staffRoute("/api/staff/search", async (request, { role }) => {
  const query = querySchema.safeParse(new URL(request.url).searchParams.get("q"))
  if (!query.success) return Response.json({ message: "q must have 1 to 100 characters" }, { status: 400 })
  return Response.json({ groups: await searchRecords(query.data, role) })
})

import { failedOutcome } from "@/staff/session/outcome"
import { staffRoute } from "@/staff/session/staff-route"
import { readImport } from "@/staff/import/data"

/** Progress of an import, as an `Outcome`. */
export const GET = staffRoute<{ params: Promise<{ id: string }> }>(
  "/api/staff/catalogue-imports",
  async (_request, _staff, { params }) => {
    const result = await readImport((await params).id)
    return Response.json(result.ok ? result : failedOutcome(result.failure))
  },
)

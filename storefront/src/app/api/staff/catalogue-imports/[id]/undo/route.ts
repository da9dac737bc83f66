import { failedOutcome } from "@/staff/session/outcome"
import { staffRoute } from "@/staff/session/staff-route"
import { undoImport } from "@/staff/import/data"

/** Undoes an import, which may take longer than a server action may. Responds with an `Outcome`. */
export const POST = staffRoute<{ params: Promise<{ id: string }> }>(
  "/api/staff/catalogue-imports",
  async (_request, _staff, { params }) => {
    const result = await undoImport((await params).id)
    return Response.json(result.ok ? result : failedOutcome(result.failure))
  },
)

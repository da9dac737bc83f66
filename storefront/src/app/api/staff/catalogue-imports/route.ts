import { catalogueImportRequestSchema, IMPORT_BYTES_MOST } from "@scanwright/backend/contract"
import { failedOutcome } from "@/staff/session/outcome"
import { staffRoute } from "@/staff/session/staff-route"
import { startImport } from "@/staff/import/data"

/** Room for the JSON around a file and its escapes, in bytes. */
const MARGIN = 6 * 1024 * 1024

const invalid = (message: string) => Response.json({ ok: false, kind: "invalid", message }, { status: 400 })

/** Checks or imports a catalogue file, which is too large for a server action. Responds with an `Outcome`. */
export const POST = staffRoute("/api/staff/catalogue-imports", async (request) => {
  const length = request.headers.get("content-length")
  if (length === null || !(Number(length) <= IMPORT_BYTES_MOST + MARGIN)) {
    return invalid("The file is too large: 20 MB at most")
  }
  const read = catalogueImportRequestSchema.safeParse(await request.json().catch(() => null))
  if (!read.success) return invalid(read.error.issues[0]?.message ?? "This is no import")
  const result = await startImport(read.data)
  return Response.json(result.ok ? result : failedOutcome(result.failure))
})

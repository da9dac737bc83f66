import { staffRoute } from "@/staff/session/staff-route"
import { storeFile } from "@/staff/records/uploads"

/** Largest request taken, in bytes: an archive of 50 MB, which is the most that Medusa stores, and what surrounds it. */
const MOST_BYTES = 51_000_000

const STATUSES = { expired: 401, invalid: 400, permission: 403, unavailable: 503 } as const

const refuse = (status: number, message: string) => Response.json({ message }, { status })

/**
 * Stores a file of staff: the only file of a multipart form, in the field `file`.
 *
 * @returns 200 with `url` and `src`; 400 for a refused file and 413 for one that is too large, with a `message` to show
 */
export const POST = staffRoute("/api/staff/uploads", async (request) => {
  const length = request.headers.get("content-length")
  if (length === null || !(Number(length) <= MOST_BYTES)) {
    return refuse(length === null ? 411 : 413, "The file is too large: 50 MB at most")
  }
  const form = await request.formData().catch(() => null)
  const file = form?.get("file")
  if (!(file instanceof File)) return refuse(400, "No file was sent")
  const stored = await storeFile(file)
  if (stored.ok) return Response.json(stored.value)
  const { kind, message, cause } = stored.failure
  const status = Object.entries(STATUSES).find(([name]) => name === kind)?.[1] ?? 502
  if (status === 502) console.error(`Keeping the file ${JSON.stringify(file.name)}:`, cause)
  return refuse(status, message)
})

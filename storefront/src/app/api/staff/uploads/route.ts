import { staffRoute } from "@/staff/session/staff-route"
import { keepFile } from "@/staff/records/uploads"

/** Largest request taken, in bytes: a PDF of 20 MB, which is the most that Medusa keeps, and what surrounds it. */
const MOST_BYTES = 21_000_000

const STATUSES = { expired: 401, invalid: 400, permission: 403, unavailable: 503 } as const

const refuse = (status: number, message: string) => Response.json({ message }, { status })

/**
 * Keeps a file of staff: the only one, in the field `file` of a multipart form.
 *
 * @returns 200 with `url` and `src`; 400 where it is not accepted and 413 where it is too large, with a `message` to show
 */
export const POST = staffRoute(async (request) => {
  const length = request.headers.get("content-length")
  if (length === null || !(Number(length) <= MOST_BYTES)) {
    return refuse(length === null ? 411 : 413, "The file is too large: 20 MB at most")
  }
  const form = await request.formData().catch(() => null)
  const file = form?.get("file")
  if (!(file instanceof File)) return refuse(400, "No file was sent")
  const kept = await keepFile(file)
  if (kept.ok) return Response.json(kept.value)
  const { kind, message, cause } = kept.failure
  const status = Object.entries(STATUSES).find(([name]) => name === kind)?.[1] ?? 502
  if (status === 502) console.error(`Keeping the file ${JSON.stringify(file.name)}:`, cause)
  return refuse(status, message)
})

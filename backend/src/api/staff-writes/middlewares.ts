import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { Refusal } from "../../safety/refusal"
import { beforeSending } from "./before-sending"
import { expectedState } from "./if-match"
import { hasChanged, recordOfPath, type WrittenRecord } from "./record-versions"
import { type StaffWrite, staffWrite } from "./staff-write"
import { watchActivity } from "./record-activity"

/** Seconds a write waits for another one of the same record. */
const LONGEST_WAIT = 30

/** Milliseconds after which the lock of a write whose caller has disconnected is released. */
const ABANDONED = 60_000

const isSignedIn = ({ auth_context }: AuthenticatedMedusaRequest) =>
  Boolean((auth_context as Partial<typeof auth_context> | undefined)?.actor_id)

/** Refuses a write whose record was changed after the caller read it. */
async function refuseIfChanged(
  req: AuthenticatedMedusaRequest,
  record: WrittenRecord,
  expected: number | string,
): Promise<void> {
  if (!(await hasChanged(req.scope, record, expected))) return
  throw new Refusal(
    409,
    MedusaError.Types.CONFLICT,
    "Somebody else has changed this since you opened it. Read it again and decide which changes to keep.",
    undefined,
    "changed_meanwhile",
  )
}

/** Lets a write continue. Resolves when its activity entry is stored, just before the response is sent. */
async function serve(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
  write: StaffWrite,
): Promise<void> {
  const record = await watchActivity(req, res, write)
  if (res.closed) return
  await new Promise<void>((resolve) => {
    beforeSending(res, async () => {
      await record()
      resolve()
    })
    res.once("close", () => setTimeout(resolve, ABANDONED).unref())
    next()
  })
}

/** Runs the writes of one record one after another, each only on the state that its `If-Match` names. */
async function serveInTurn(
  req: AuthenticatedMedusaRequest,
  record: WrittenRecord,
  serveNow: () => Promise<void>,
): Promise<void> {
  const expected = expectedState(req.get("if-match"))
  let isItsTurn = false
  try {
    await req.scope.resolve(Modules.LOCKING).execute(
      `write:${record.resource}:${record.id}`,
      async () => {
        isItsTurn = true
        if (expected !== undefined) await refuseIfChanged(req, record, expected)
        await serveNow()
      },
      { timeout: LONGEST_WAIT },
    )
  } catch (error) {
    if (isItsTurn) throw error
    throw new Refusal(503, "unavailable", "This is being changed by others. Please try again in a moment.", 5)
  }
}

/**
 * Runs before every write of staff, whichever route serves it. A write whose `If-Match` names an older state than the
 * record's is refused (409, code `changed_meanwhile`), so of two at once with the same state one is. A write that
 * succeeds is in the activity log before its response is sent. Medusa's own check of credentials has run before.
 */
async function watchStaffWrite(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const path = req.originalUrl.split("?")[0] ?? ""
  const write = staffWrite(req.method, path)
  if (!write) {
    next()
    return
  }
  const record = isSignedIn(req) ? recordOfPath(path) : undefined
  const serveNow = () => serve(req, res, next, write)
  await (record ? serveInTurn(req, record, serveNow) : serveNow())
}

export const staffWriteMiddlewares: MiddlewareRoute[] = [
  { matcher: "/admin", middlewares: [watchStaffWrite] },
]

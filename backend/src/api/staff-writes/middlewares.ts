import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { Refusal } from "../../safety/refusal"
import { beforeSending } from "./before-sending"
import { expectedVersion } from "./if-match"
import { readVersion, recordOfPath, type WrittenRecord } from "./record-versions"
import { type StaffWrite, staffWrite } from "./what-was-done"
import { watchActivity } from "./record-activity"

/** Seconds a write waits for another one of the same record. */
const LONGEST_WAIT = 30

/** Milliseconds that a write whose caller has gone may still take before others are let at the record. */
const ABANDONED = 60_000

const isSignedIn = ({ auth_context }: AuthenticatedMedusaRequest) =>
  Boolean((auth_context as Partial<typeof auth_context> | undefined)?.actor_id)

async function refuseIfChanged(
  req: AuthenticatedMedusaRequest,
  record: WrittenRecord,
  expected: number,
): Promise<void> {
  const version = await readVersion(req.scope, record)
  if (version === undefined || version === expected) return
  throw new Refusal(
    409,
    MedusaError.Types.CONFLICT,
    "Somebody else has changed this since you opened it. Read it again and decide which changes to keep.",
    undefined,
    "changed_meanwhile",
  )
}

/** Lets a write go on. Comes to an end when its entry in the log is written, just before it is answered. */
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

/** Lets the writes of one record through one after the other, each only on the state its `If-Match` names. */
async function serveInTurn(
  req: AuthenticatedMedusaRequest,
  record: WrittenRecord,
  serveNow: () => Promise<void>,
): Promise<void> {
  const expected = expectedVersion(req.get("if-match"))
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
 * Stands before every write of staff, whichever route serves it. One whose `If-Match` names an older state than the record
 * is in is refused (409, code `changed_meanwhile`): of two that begin at once with the same one, one is. One that succeeds
 * is in the log of activity before it is answered. Medusa's own check of who is calling has come before; whoever is not
 * signed in is told nothing here.
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

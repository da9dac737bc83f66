import {
  type AuthenticatedMedusaRequest,
  type MedusaNextFunction,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { Refusal } from "../../lib/safety/refusal"
import { beforeSending } from "../../lib/staff-writes/before-sending"
import { expectedVersion } from "../../lib/staff-writes/if-match"
import { readVersion, recordOfPath, type WrittenRecord } from "../../lib/staff-writes/record-versions"

const WRITES = ["POST", "PUT", "PATCH", "DELETE"]

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

/** Comes to an end when the answer is complete, or a while after the caller has gone. */
const answered = (res: MedusaResponse) =>
  new Promise<void>((resolve) => {
    beforeSending(res, async () => resolve())
    res.once("close", () => setTimeout(resolve, ABANDONED).unref())
  })

/**
 * Lets the writes of one record through one after the other, and refuses one whose `If-Match` names an older state than
 * the record is in (409, code `changed_meanwhile`): of two that begin at once with the same one, one is refused. Medusa's
 * own check of who is calling has come before; whoever is not signed in is told nothing here.
 */
async function guardRecord(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const record = WRITES.includes(req.method) ? recordOfPath(req.originalUrl.split("?")[0] ?? "") : undefined
  if (!record || !isSignedIn(req)) {
    next()
    return
  }
  const expected = expectedVersion(req.get("if-match"))
  let isNext = false
  try {
    await req.scope.resolve(Modules.LOCKING).execute(
      `write:${record.resource}:${record.id}`,
      async () => {
        isNext = true
        if (expected !== undefined) await refuseIfChanged(req, record, expected)
        if (res.closed) return
        const done = answered(res)
        next()
        await done
      },
      { timeout: LONGEST_WAIT },
    )
  } catch (error) {
    if (isNext) throw error
    throw new Refusal(503, "unavailable", "This is being changed by others. Please try again in a moment.", 5)
  }
}

export const staffWriteMiddlewares: MiddlewareRoute[] = [{ matcher: "/admin", middlewares: [guardRecord] }]

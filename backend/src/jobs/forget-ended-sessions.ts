import { type MedusaContainer } from "@medusajs/framework/types"
import { forgetEndedSessionsWorkflow } from "../workflows/staff-session/workflows/forget-ended-sessions"

/** Rows deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 500

/** Deletes the marks of ended sessions whose tokens have expired. */
export default async function forgetEndedSessions(container: MedusaContainer): Promise<void> {
  const before = new Date().toISOString()
  for (let portion = PORTION; portion === PORTION;) {
    const { result } = await forgetEndedSessionsWorkflow(container).run({ input: { before, most: PORTION } })
    portion = result
  }
}

export const config = { name: "forget-ended-sessions", schedule: "30 3 * * *" }

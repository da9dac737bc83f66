import { type MedusaContainer } from "@medusajs/framework/types"
import { COMPANY_INVITATION_RETENTION_DAYS } from "../contract"
import { forgetCompanyInvitationsWorkflow } from "../workflows/company/workflows/forget-company-invitations"

/** Invitations deleted in one transaction: few, so that other writes do not wait for it. */
const PORTION = 500
const DAY_MS = 24 * 60 * 60 * 1_000

/** Deletes invitations, used or not, that expired long ago: names and answers of people who may never have become customers. */
export default async function forgetCompanyInvitations(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - COMPANY_INVITATION_RETENTION_DAYS * DAY_MS).toISOString()
  for (let portion = PORTION; portion === PORTION;) {
    const { result } = await forgetCompanyInvitationsWorkflow(container).run({
      input: { before, most: PORTION },
    })
    portion = result
  }
}

export const config = { name: "forget-company-invitations", schedule: "30 3 * * *" }

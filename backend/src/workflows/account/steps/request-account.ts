import { randomUUID } from "node:crypto"
import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readEnvironment } from "../../../config/environment"
import { type AccountRequest, emailKey, FOUNDER_LINK_HOURS } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { revokeFounderInvitations } from "../../../modules/company/founder-invitations"
import { openInvitation } from "../../../modules/company/invitations"
import { type CompanyModuleService } from "../../../modules/company/service"
import { companyTokenHash } from "../../../modules/company/token"
import { POST_MODULE } from "../../../modules/post"
import { owe } from "../../../modules/post/owe"
import { type PostModuleService } from "../../../modules/post/service"
import { accountHolder, mayBeMailed } from "../account-holder"
import { invitationToken, newLinkName } from "../invitation-token"

const HOUR_MS = 60 * 60 * 1_000

/** What was stored for a request: ids of its mails, of its invitation, and of those that it replaces. */
interface Stored {
  mails: string[]
  invitation?: string
  replaced: string[]
}

async function store(manager: SqlEntityManager, answers: AccountRequest): Promise<Stored> {
  const email = emailKey(answers.email)
  if (!(await mayBeMailed(manager, email, "account"))) return { mails: [], replaced: [] }
  const holder = await accountHolder(manager, email)
  if (holder !== null) {
    const mails = await owe(manager, [
      {
        kind: "account_exists",
        ...{ subject_type: "customer", subject_id: holder.id, company_id: holder.company_id },
        ...{ version: randomUUID(), recipient: email },
      },
    ])
    return { mails, replaced: [] }
  }
  const replaced = await revokeFounderInvitations(manager, email)
  const link = newLinkName()
  const { invitation } = await openInvitation(
    manager,
    {
      kind: "founder",
      ...{ email, company_id: null, invited_by: null, roles: ["admin", "buyer"], payload: answers },
      token_hash: companyTokenHash(invitationToken(readEnvironment(process.env).JWT_SECRET, link)),
      expires_at: new Date(Date.now() + FOUNDER_LINK_HOURS * HOUR_MS),
    },
    "staff",
  )
  const mails = await owe(manager, [
    {
      kind: "founder_link",
      ...{ subject_type: "company_invitation", subject_id: invitation.id },
      ...{ version: link, recipient: email },
    },
  ])
  return { mails, invitation: invitation.id, replaced }
}

/**
 * Stores the answers of somebody who opens an account, and owes the mail that proves the address, in one transaction. An
 * address that has an account gets another mail; one that has had five within an hour gets none. Returns ids of the mails.
 * Undone by deleting both.
 */
export const requestAccountStep = createStep(
  "request-account",
  async (answers: AccountRequest, { container }) => {
    const post = container.resolve<PostModuleService>(POST_MODULE)
    const stored = await post.inTransaction((manager) => store(manager, answers))
    return new StepResponse(stored.mails, stored)
  },
  async (stored, { container }) => {
    if (!stored) return
    await container.resolve<PostModuleService>(POST_MODULE).unowe(stored.mails)
    if (stored.invitation === undefined) return
    await container
      .resolve<CompanyModuleService>(COMPANY_MODULE)
      .deleteInvitation(stored.invitation, stored.replaced)
  },
)

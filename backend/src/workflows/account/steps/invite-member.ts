import { randomUUID } from "node:crypto"
import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readEnvironment } from "../../../config/environment"
import { COMPANY_INVITATION_DAYS, type CompanyRole, emailKey } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { openInvitation, renewInvitation } from "../../../modules/company/invitations"
import { type CompanyModuleService } from "../../../modules/company/service"
import { companyTokenHash } from "../../../modules/company/token"
import { type CompanyWriter, type InvitationRow } from "../../../modules/company/types"
import { POST_MODULE } from "../../../modules/post"
import { owe } from "../../../modules/post/owe"
import { type PostModuleService } from "../../../modules/post/service"
import { accountRefusal } from "../../../safety/account-refusal"
import { accountHolder, mayBeMailed } from "../account-holder"
import { invitationToken, newLinkName } from "../invitation-token"

const DAY_MS = 24 * 60 * 60 * 1_000

/** An invitation by a member who manages people, or by staff. */
export interface MemberInvitation {
  company_id: string
  /** The member who invites; null for staff. */
  member_id: string | null
  by: CompanyWriter
  email: string
  roles: CompanyRole[]
}

/** An invitation of a company that is mailed again or revoked. */
export interface InvitationChange {
  company_id: string
  id: string
  by: CompanyWriter
}

/** A new link: its name, the hash of its token, and its end. */
function newLink() {
  const name = newLinkName()
  return {
    name,
    token_hash: companyTokenHash(invitationToken(readEnvironment(process.env).JWT_SECRET, name)),
    expires_at: new Date(Date.now() + COMPANY_INVITATION_DAYS * DAY_MS),
  }
}

/**
 * Owes the mail of an invitation. Who belongs to another company is mailed that there is an account; the member who invites
 * does not learn it.
 */
async function oweInvitation(
  manager: SqlEntityManager,
  { id, email, company_id }: InvitationRow,
  link: string,
): Promise<string[]> {
  const holder = await accountHolder(manager, email)
  if (holder === null) {
    return owe(manager, [
      {
        kind: "member_invitation",
        ...{ subject_type: "company_invitation", subject_id: id, company_id },
        ...{ version: link, recipient: email },
      },
    ])
  }
  if (!(await mayBeMailed(manager, email, "account"))) return []
  return owe(manager, [
    {
      kind: "account_exists",
      ...{ subject_type: "customer", subject_id: holder.id, company_id: holder.company_id },
      ...{ version: randomUUID(), recipient: email },
    },
  ])
}

/**
 * Stores an invitation and owes its mail, in one transaction. Returns both. Undone by deleting both.
 *
 * @throws Refusal (409) for somebody of the same company; also as `openInvitation` does
 */
export const inviteMemberStep = createStep(
  "invite-member",
  async ({ company_id, member_id, by, email, roles }: MemberInvitation, { container }) => {
    const post = container.resolve<PostModuleService>(POST_MODULE)
    const stored = await post.inTransaction(async (manager) => {
      const holder = await accountHolder(manager, emailKey(email))
      if (holder?.company_id === company_id) throw accountRefusal("already_member")
      const { name, ...link } = newLink()
      const { invitation, replaced } = await openInvitation(
        manager,
        { kind: "member", company_id, email, roles, invited_by: member_id, payload: null, ...link },
        by,
      )
      return { invitation, replaced, mails: await oweInvitation(manager, invitation, name) }
    })
    const { invitation, mails } = stored
    return new StepResponse({ invitation, mails }, stored)
  },
  async (stored, { container }) => {
    if (!stored) return
    await container.resolve<PostModuleService>(POST_MODULE).unowe(stored.mails)
    await container
      .resolve<CompanyModuleService>(COMPANY_MODULE)
      .deleteInvitation(stored.invitation.id, stored.replaced)
  },
)

/**
 * Gives an invitation another link and more time, and owes its mail, in one transaction; the former link opens nothing any
 * more. Returns both. Undone by giving the former link and end back.
 *
 * @throws Refusal as `renewInvitation` does
 */
export const renewInvitationStep = createStep(
  "renew-invitation",
  async ({ company_id, id, by }: InvitationChange, { container }) => {
    const post = container.resolve<PostModuleService>(POST_MODULE)
    const renewed = await post.inTransaction(async (manager) => {
      const { name, ...link } = newLink()
      const { invitation, before } = await renewInvitation(manager, { company_id, id, ...link }, by)
      return { invitation, before, mails: await oweInvitation(manager, invitation, name) }
    })
    const { invitation, mails } = renewed
    return new StepResponse({ invitation, mails }, renewed)
  },
  async (renewed, { container }) => {
    if (!renewed) return
    await container.resolve<PostModuleService>(POST_MODULE).unowe(renewed.mails)
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).restoreInvitation(renewed.before)
  },
)

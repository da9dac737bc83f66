import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import {
  COMPANY_INVITATIONS_MOST,
  COMPANY_MEMBERS_MOST,
  type CompanyStatus,
  emailKey,
  PENDING_INVITATIONS_MOST,
} from "../../contract"
import { accountRefusal } from "../../safety/account-refusal"
import { lockCompany } from "./lock-company"
import { companyTokenHash } from "./token"
import { type CompanyWriter, type InvitationRow, type NewInvitation } from "./types"

const COLUMNS = `id, kind, company_id, email, roles, token_hash, expires_at, accepted_at, revoked_at, invited_by, payload,
  created_at`

/** Neither accepted nor revoked; the database's clock says whether it has expired. */
const PENDING = "accepted_at is null and revoked_at is null and deleted_at is null"
const OPEN = `${PENDING} and expires_at > now()`

/** What an invitation and its undoing need to be found by. */
interface Target {
  company_id: string
  id: string
}

/**
 * Refuses one more open invitation. Staff may invite into a company that they have not checked yet.
 *
 * @param manager of the transaction, in which the company is locked
 * @param except id of an invitation that does not count
 * @throws Refusal where the company has as many open invitations, or members and open invitations, as it can have
 */
async function requireRoom(
  manager: SqlEntityManager,
  companyId: string,
  by: CompanyWriter,
  except = "",
): Promise<void> {
  const [company] = await manager.execute<{ status: CompanyStatus; members: number; open: number }[]>(
    `select status,
            (select count(*) from company_member
              where company_id = company.id and status <> 'removed' and deleted_at is null)::int as members,
            (select count(*) from company_invitation
              where company_id = company.id and id <> ? and ${OPEN})::int as open
       from company where id = ?`,
    [except, companyId],
  )
  const { status, members, open } = company ?? { status: "pending", members: 0, open: 0 }
  if (members + open >= COMPANY_MEMBERS_MOST) throw accountRefusal("too_many")
  if (open >= COMPANY_INVITATIONS_MOST) throw accountRefusal("too_many_invitations")
  if (by !== "staff" && status === "pending" && open >= PENDING_INVITATIONS_MOST) {
    throw accountRefusal("pending_invitations")
  }
}

/**
 * Stores an invitation. That of a colleague takes the place of an earlier one of the same company to the same address.
 *
 * @param manager of the transaction
 * @param by who invites a colleague; founders ask for themselves
 * @returns the stored one, and ids of those it replaces
 * @throws Refusal, also as `lockCompany` does
 */
export async function openInvitation(
  manager: SqlEntityManager,
  invitation: NewInvitation,
  by: CompanyWriter,
): Promise<{ invitation: InvitationRow; replaced: string[] }> {
  const email = emailKey(invitation.email)
  let replaced: string[] = []
  if (invitation.company_id !== null) {
    await lockCompany(manager, invitation.company_id, by)
    const rows = await manager.execute<{ id: string }[]>(
      `update company_invitation set revoked_at = now(), updated_at = now()
        where company_id = ? and email = ? and ${PENDING} returning id`,
      [invitation.company_id, email],
    )
    replaced = rows.map(({ id }) => id)
    await requireRoom(manager, invitation.company_id, by)
  }
  const [row] = await manager.execute<InvitationRow[]>(
    `insert into company_invitation (id, kind, company_id, email, roles, token_hash, expires_at, invited_by, payload)
     values (?, ?, ?, ?, ?::text[], ?, ?, ?, ?::jsonb) returning ${COLUMNS}`,
    [
      generateEntityId(undefined, "cinv"),
      invitation.kind,
      invitation.company_id,
      email,
      `{${invitation.roles.join(",")}}`,
      invitation.token_hash,
      invitation.expires_at,
      invitation.invited_by,
      invitation.payload && JSON.stringify(invitation.payload),
    ],
  )
  if (!row) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "An invitation was not stored")
  return { invitation: row, replaced }
}

/** Takes an invitation back that nobody has been told of. */
export async function deleteInvitation(
  manager: SqlEntityManager,
  id: string,
  replaced: readonly string[],
): Promise<void> {
  await manager.execute("delete from company_invitation where id = ?", [id])
  await unrevokeInvitations(manager, replaced)
}

/** @returns the open invitation of a token; null for a used, revoked, expired or unknown one */
export async function invitationOf(manager: SqlEntityManager, token: string): Promise<InvitationRow | null> {
  const [row] = await manager.execute<InvitationRow[]>(
    `select ${COLUMNS} from company_invitation where token_hash = ? and ${OPEN}`,
    [companyTokenHash(token)],
  )
  return row ?? null
}

/**
 * Uses an invitation up. Of two who use it at once one succeeds.
 *
 * @throws Refusal (410) for a used, revoked, expired or unknown one
 */
export async function acceptInvitation(manager: SqlEntityManager, token: string): Promise<InvitationRow> {
  const [row] = await manager.execute<InvitationRow[]>(
    `update company_invitation set accepted_at = now(), updated_at = now()
      where token_hash = ? and ${OPEN} returning ${COLUMNS}`,
    [companyTokenHash(token)],
  )
  if (!row) throw accountRefusal("invitation_invalid")
  return row
}

/** @throws Refusal (not found), or (conflict) for an invitation that is not open any more */
async function refuseClosed(manager: SqlEntityManager, { company_id, id }: Target): Promise<never> {
  const known = await manager.execute<unknown[]>(
    "select 1 from company_invitation where id = ? and company_id = ? and deleted_at is null",
    [id, company_id],
  )
  throw accountRefusal(known.length > 0 ? "state_changed" : "not_found")
}

/**
 * Revokes an invitation of a company.
 *
 * @throws Refusal, also as `lockCompany` does
 */
export async function revokeInvitation(
  manager: SqlEntityManager,
  target: Target,
  by: CompanyWriter,
): Promise<InvitationRow> {
  await lockCompany(manager, target.company_id, by)
  const [row] = await manager.execute<InvitationRow[]>(
    `update company_invitation set revoked_at = now(), updated_at = now()
      where id = ? and company_id = ? and ${PENDING} returning ${COLUMNS}`,
    [target.id, target.company_id],
  )
  return row ?? refuseClosed(manager, target)
}

/** Revokes the open invitations of a member. @returns their ids */
export async function revokeInvitationsBy(manager: SqlEntityManager, memberId: string): Promise<string[]> {
  const rows = await manager.execute<{ id: string }[]>(
    `update company_invitation set revoked_at = now(), updated_at = now()
      where invited_by = ? and company_id is not null and ${OPEN} returning id`,
    [memberId],
  )
  return rows.map(({ id }) => id)
}

/** Takes revocations back, but for addresses that have been invited again. */
export async function unrevokeInvitations(manager: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await manager.execute(
    `update company_invitation old set revoked_at = null, updated_at = now()
      where old.id in (select jsonb_array_elements_text(?::jsonb))
        and not exists (select 1 from company_invitation newer
          where newer.company_id = old.company_id and newer.email = old.email and newer.accepted_at is null
            and newer.revoked_at is null and newer.deleted_at is null)`,
    [JSON.stringify(ids)],
  )
}

/**
 * Gives an invitation of a company another token and more time, to be mailed again; the former link does not work any more.
 * One that has expired is open again.
 *
 * @returns the invitation, and what undoes it for {@link restoreInvitation}
 * @throws Refusal, also as `lockCompany` does
 */
export async function renewInvitation(
  manager: SqlEntityManager,
  { token_hash, expires_at, ...target }: Target & { token_hash: string; expires_at: Date },
  by: CompanyWriter,
): Promise<{ invitation: InvitationRow; before: Pick<InvitationRow, "id" | "token_hash" | "expires_at"> }> {
  await lockCompany(manager, target.company_id, by)
  await requireRoom(manager, target.company_id, by, target.id)
  const [was] = await manager.execute<InvitationRow[]>(
    `select ${COLUMNS} from company_invitation where id = ? and company_id = ? and ${PENDING} for update`,
    [target.id, target.company_id],
  )
  const [row] = await manager.execute<InvitationRow[]>(
    `update company_invitation set token_hash = ?, expires_at = ?, updated_at = now()
      where id = ? and company_id = ? and ${PENDING} returning ${COLUMNS}`,
    [token_hash, expires_at, target.id, target.company_id],
  )
  if (!was || !row) return refuseClosed(manager, target)
  return { invitation: row, before: { id: was.id, token_hash: was.token_hash, expires_at: was.expires_at } }
}

/** Gives an invitation its former token and end back. */
export async function restoreInvitation(
  manager: SqlEntityManager,
  { id, token_hash, expires_at }: Pick<InvitationRow, "id" | "token_hash" | "expires_at">,
): Promise<void> {
  await manager.execute(
    `update company_invitation set token_hash = ?, expires_at = ?, updated_at = now() where id = ? and ${PENDING}`,
    [token_hash, expires_at, id],
  )
}

/**
 * Deletes invitations for good, whatever became of them; rows locked by another write are left for the next run.
 *
 * @param before time before which they expired
 * @param most largest number to delete
 * @returns the number of deleted ones
 */
export async function forgetInvitations(
  manager: SqlEntityManager,
  before: Date,
  most: number,
): Promise<number> {
  const gone = await manager.execute<unknown[]>(
    `delete from company_invitation where id in (
       select id from company_invitation where expires_at < ? and deleted_at is null order by expires_at limit ? for update skip locked
     ) returning id`,
    [before, most],
  )
  return gone.length
}

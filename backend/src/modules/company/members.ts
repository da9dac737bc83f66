import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { generateEntityId } from "@medusajs/framework/utils"
import { COMPANY_MEMBERS_MOST, type CompanyMemberStatus, type CompanyRole } from "../../contract"
import { accountRefusal } from "../../safety/account-refusal"
import { revokeInvitationsBy, unrevokeInvitations } from "./invitations"
import { lockCompany } from "./lock-company"
import {
  type CompanyWriter,
  type MemberBefore,
  type MemberChange,
  type MemberRow,
  type Membership,
} from "./types"

const COLUMNS = "id, company_id, customer_id, roles, status, removed_at, suspended_at, created_at"

/** An array of PostgreSQL; roles are plain words. */
const list = (roles: readonly CompanyRole[]) => `{${roles.join(",")}}`

const isActiveAdmin = ({ roles, status }: Pick<MemberRow, "roles" | "status">) =>
  status === "active" && roles.includes("admin")

/** @returns the membership of a person who is not removed; null for none */
export async function membershipOf(
  manager: SqlEntityManager,
  customerId: string,
): Promise<Membership | null> {
  const [row] = await manager.execute<Membership[]>(
    `select member.id as member_id, member.company_id, company.status as company_status, member.status, member.roles,
            member.suspended_at
       from company_member member join company on company.id = member.company_id and company.deleted_at is null
      where member.customer_id = ? and member.status <> 'removed' and member.deleted_at is null`,
    [customerId],
  )
  return row ?? null
}

/**
 * Stores a member.
 *
 * @param manager of the transaction, in which the company is new or locked
 * @throws Refusal (conflict) for somebody who belongs to a company already
 */
export async function insertMember(
  manager: SqlEntityManager,
  member: Pick<MemberRow, "company_id" | "customer_id" | "roles">,
): Promise<MemberRow> {
  const [row] = await manager.execute<MemberRow[]>(
    `insert into company_member (id, company_id, customer_id, roles) values (?, ?, ?, ?::text[])
     on conflict do nothing returning ${COLUMNS}`,
    [generateEntityId(undefined, "cmem"), member.company_id, member.customer_id, list(member.roles)],
  )
  if (!row) throw accountRefusal("already_member")
  return row
}

/**
 * Adds a person to a company.
 *
 * @throws Refusal where the person belongs to a company already, or the company has as many members as it can have
 */
export async function addMember(
  manager: SqlEntityManager,
  member: Pick<MemberRow, "company_id" | "customer_id" | "roles">,
): Promise<MemberRow> {
  await lockCompany(manager, member.company_id, "staff")
  const [{ count } = { count: 0 }] = await manager.execute<{ count: number }[]>(
    `select count(*)::int as count from company_member
      where company_id = ? and status <> 'removed' and deleted_at is null`,
    [member.company_id],
  )
  if (count >= COMPANY_MEMBERS_MOST) throw accountRefusal("too_many")
  return insertMember(manager, member)
}

/** Reads a member of a locked company. @throws Refusal (not found), (conflict) for one who has been removed meanwhile */
async function memberToChange(manager: SqlEntityManager, companyId: string, id: string): Promise<MemberRow> {
  const [member] = await manager.execute<MemberRow[]>(
    `select ${COLUMNS} from company_member where id = ? and company_id = ? and deleted_at is null for update`,
    [id, companyId],
  )
  if (!member) throw accountRefusal("not_found")
  if (member.status === "removed") throw accountRefusal("state_changed")
  return member
}

/** @throws Refusal (conflict) where a locked company has no other active admin */
async function requireOtherAdmin(manager: SqlEntityManager, { company_id, id }: MemberRow): Promise<void> {
  const others = await manager.execute<unknown[]>(
    `select 1 from company_member where company_id = ? and id <> ? and status = 'active' and 'admin' = any(roles)
        and deleted_at is null limit 1`,
    [company_id, id],
  )
  if (others.length === 0) throw accountRefusal("last_admin")
}

interface Target {
  company_id: string
  id: string
}

/**
 * Gives a member other roles or another state. The last active admin stays one. The open invitations of who is no admin any
 * more are revoked.
 *
 * @param manager of the transaction
 * @param change what is left out stays
 * @throws Refusal, also as `lockCompany` does
 */
export async function changeMember(
  manager: SqlEntityManager,
  { company_id, id, roles, status }: Target & { roles?: CompanyRole[]; status?: CompanyMemberStatus },
  by: CompanyWriter,
): Promise<MemberChange> {
  await lockCompany(manager, company_id, by)
  const was = await memberToChange(manager, company_id, id)
  const next = { roles: roles ?? was.roles, status: status ?? was.status }
  const losesAdmin = isActiveAdmin(was) && !isActiveAdmin(next)
  if (losesAdmin) await requireOtherAdmin(manager, was)
  const [member] = await manager.execute<MemberRow[]>(
    `update company_member set roles = ?::text[], status = ?, updated_at = now(),
            removed_at = case when ? = 'removed' then now() end,
            suspended_at = case when ? = 'suspended' then now() else suspended_at end
      where id = ? and company_id = ? and status = ? returning ${COLUMNS}`,
    [list(next.roles), next.status, next.status, status ?? null, id, company_id, was.status],
  )
  if (!member) throw accountRefusal("state_changed")
  const revoked = losesAdmin ? await revokeInvitationsBy(manager, id) : []
  const { roles: before, status: wasStatus, suspended_at } = was
  return { member, before: { id, roles: before, status: wasStatus, suspended_at, revoked } }
}

/** Takes a change of a member back. */
export async function restoreMember(manager: SqlEntityManager, before: MemberBefore): Promise<void> {
  await manager.execute(
    `update company_member set roles = ?::text[], status = ?, removed_at = null, suspended_at = ?, updated_at = now()
      where id = ?`,
    [list(before.roles), before.status, before.suspended_at, before.id],
  )
  await unrevokeInvitations(manager, before.revoked)
}

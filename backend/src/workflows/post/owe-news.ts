import { randomUUID } from "node:crypto"
import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type MemberChange } from "../../modules/company/types"
import { owe } from "../../modules/post/owe"

interface Recipient {
  email: string
}

/** Whether two sets of roles are the same. */
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role))

/**
 * Owes a member the mail about other roles or a removal, in the transaction that changed them. Suspending sends
 * none.
 *
 * @param manager of the transaction
 * @returns ids of mails
 */
export async function oweMemberNews(
  manager: SqlEntityManager,
  { member, before }: MemberChange,
): Promise<string[]> {
  const isRemoved = member.status === "removed" && before.status !== "removed"
  const hasOtherRoles = member.status === "active" && !isSame(member.roles, before.roles)
  if (!isRemoved && !hasOtherRoles) return []
  const [person] = await manager.execute<Recipient[]>(
    "select email from customer where id = ? and email is not null and deleted_at is null",
    [member.customer_id],
  )
  if (person === undefined) return []
  return owe(manager, [
    {
      kind: isRemoved ? "member_removed" : "roles_changed",
      ...{ subject_type: "company_member", subject_id: member.id, company_id: member.company_id },
      ...{ version: randomUUID(), recipient: person.email },
    },
  ])
}

/**
 * Owes the active admins of a company the mail that staff have approved it, in the transaction that approves it. Each of
 * them gets it once, however often a company is approved.
 *
 * @param manager of the transaction
 * @returns ids of mails
 */
export async function oweApproval(manager: SqlEntityManager, companyId: string): Promise<string[]> {
  const admins = await manager.execute<Recipient[]>(
    `select customer.email from company_member member join customer on customer.id = member.customer_id
      where member.company_id = ? and member.status = 'active' and 'admin' = any(member.roles)
        and member.deleted_at is null and customer.deleted_at is null and customer.email is not null`,
    [companyId],
  )
  return owe(
    manager,
    admins.map(({ email }) => ({
      kind: "account_approved",
      ...{ subject_type: "company", subject_id: companyId, company_id: companyId },
      ...{ version: "1", recipient: email },
    })),
  )
}

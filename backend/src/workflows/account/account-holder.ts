import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { type PostMailKind } from "../../contract"

/** Who has an address: a person of a company, or of our staff, who has none. */
export interface AccountHolder {
  /** Id of the customer or user. */
  id: string
  company_id: string | null
}

/**
 * Finds who has an address, so that nobody else gets an account with it. Somebody who was removed from a company has it no
 * more.
 *
 * @param email in lower case
 * @returns null where nobody has it
 */
export async function accountHolder(manager: SqlEntityManager, email: string): Promise<AccountHolder | null> {
  const [holder] = await manager.execute<AccountHolder[]>(
    `select customer.id, member.company_id
       from customer join company_member member on member.customer_id = customer.id
        and member.status <> 'removed' and member.deleted_at is null
      where customer.email = ? and customer.has_account and customer.deleted_at is null
      union all
     select id, null from "user" where lower(email) = ? and deleted_at is null
      limit 1`,
    [email, email],
  )
  return holder ?? null
}

/** Mails an hour that strangers can have sent to one address: about accounts that are asked for, and to new passwords. */
const HOURLY_MOST = 5
const ASKED_FOR = {
  account: ["founder_link", "account_exists"],
  password: ["password_link"],
} as const satisfies Record<string, readonly PostMailKind[]>

/**
 * Locks an address until the end of the transaction, and checks whether strangers may have another mail sent to it.
 *
 * @param email in lower case
 * @param what the mail is about
 */
export async function mayBeMailed(
  manager: SqlEntityManager,
  email: string,
  what: keyof typeof ASKED_FOR,
): Promise<boolean> {
  await manager.execute("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`${what} mail ${email}`])
  const [row] = await manager.execute<{ count: number }[]>(
    `select count(*)::int as count from post_mail
      where recipient = ? and kind in (select jsonb_array_elements_text(?::jsonb))
        and created_at > now() - interval '1 hour' and deleted_at is null`,
    [email, JSON.stringify(ASKED_FOR[what])],
  )
  return (row?.count ?? 0) < HOURLY_MOST
}

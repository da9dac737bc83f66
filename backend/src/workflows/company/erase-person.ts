import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { readStoredRows, type StoredRows, type StoredTable } from "../../lib/stored-rows"
import { FORM_SUBJECT } from "../../modules/post/owe"
import { accountRefusal } from "../../safety/account-refusal"

/** What an erasure did. */
export interface ErasedMember {
  /** Number of customers that were emptied. */
  customers: number
  /** Number of invitations that were deleted. */
  invitations: number
}

/** Ids of everything that an e-mail address belongs to. */
interface Found {
  customers: string[]
  identities: string[]
  invitations: string[]
  /** Open invitations of others, by this person. */
  invited: string[]
  mails: string[]
}

/** Tables that an erasure changes, in the order in which their rows are put back, each with the ids that own its rows. */
const TABLES: readonly (readonly [StoredTable, keyof Found])[] = [
  [{ name: "customer", key: ["id"], owner: "id" }, "customers"],
  [{ name: "customer_address", key: ["id"], owner: "customer_id" }, "customers"],
  [{ name: "customer_group_customer", key: ["id"], owner: "customer_id" }, "customers"],
  [{ name: "company_member", key: ["id"], owner: "customer_id" }, "customers"],
  [{ name: "auth_identity", key: ["id"], owner: "id" }, "identities"],
  [{ name: "provider_identity", key: ["id"], owner: "auth_identity_id" }, "identities"],
  [{ name: "company_invitation", key: ["id"], owner: "id" }, "invitations"],
  [{ name: "company_invitation", key: ["id"], owner: "id" }, "invited"],
  [{ name: "post_mail", key: ["id"], owner: "id" }, "mails"],
]

/** Companies that are not closed, in which a customer is the only active admin. Binding: ids of customers. */
const LAST_ADMIN_OF = `
  select 1 from company_member member join company on company.id = member.company_id
   where member.customer_id = any(?) and member.status = 'active' and 'admin' = any(member.roles)
     and member.deleted_at is null and company.deleted_at is null and company.status <> 'closed'
     and not exists (select 1 from company_member other
                      where other.company_id = member.company_id and other.id <> member.id and other.status = 'active'
                        and 'admin' = any(other.roles) and other.deleted_at is null)
   limit 1`

/**
 * Changes of an erasure, each with the ids it is bound to. Customers and members stay as rows, because records of the company
 * name them; an identity with which somebody works here, too, stays for that.
 */
const CHANGES: readonly (readonly [sql: string, ids: keyof Found])[] = [
  [
    `update company_member set status = 'removed', removed_at = coalesce(removed_at, now()), updated_at = now()
      where customer_id = any(?)`,
    "customers",
  ],
  ["delete from customer_address where customer_id = any(?)", "customers"],
  ["delete from customer_group_customer where customer_id = any(?)", "customers"],
  [
    `update customer set email = null, first_name = 'Former', last_name = 'member', company_name = null, phone = null,
       metadata = null, has_account = false, updated_at = now() where id = any(?)`,
    "customers",
  ],
  [
    `delete from provider_identity where auth_identity_id in (
       select id from auth_identity where id = any(?) and app_metadata ->> 'user_id' is null)`,
    "identities",
  ],
  ["delete from auth_identity where id = any(?) and app_metadata ->> 'user_id' is null", "identities"],
  [
    `update auth_identity set app_metadata = app_metadata - 'customer_id', updated_at = now() where id = any(?)`,
    "identities",
  ],
  ["delete from company_invitation where id = any(?)", "invitations"],
  ["update company_invitation set revoked_at = now(), updated_at = now() where id = any(?)", "invited"],
  ["delete from post_mail where id = any(?)", "mails"],
]

async function idsOf(database: Knex, sql: string, binding: string | string[]): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(sql, [binding] as never)
  return rows.map(({ id }) => id)
}

/** Finds everything of an address, and locks the companies and members, so that of two admins one stays. */
async function find(database: Knex, email: string): Promise<Found> {
  const customers = await idsOf(
    database,
    "select id from customer where lower(email) = ? and deleted_at is null order by id for update",
    email,
  )
  await database.raw(
    `select id from company where id in (select company_id from company_member where customer_id = any(?))
      order by id for update`,
    [customers],
  )
  const identities = await idsOf(
    database,
    `select id from auth_identity where app_metadata ->> 'customer_id' = any(?) and deleted_at is null`,
    customers,
  )
  const invitations = await idsOf(database, "select id from company_invitation where email = ?", email)
  const invited = await idsOf(
    database,
    `select invitation.id from company_invitation invitation
       join company_member member on member.id = invitation.invited_by
      where member.customer_id = any(?) and invitation.accepted_at is null and invitation.revoked_at is null
        and invitation.deleted_at is null`,
    customers,
  )
  // Those about forms are part of their submission, which an erasure of its own empties.
  const mails = await idsOf(
    database,
    `select id from post_mail where recipient = ? and subject_type <> '${FORM_SUBJECT}'`,
    email,
  )
  const ofOthers = invited.filter((id) => !invitations.includes(id))
  return { customers, identities, invitations, invited: ofOthers, mails }
}

/**
 * Erases a person from customers, their ways to sign in, the invitations of companies and mails about them. The member stays as a row without a
 * name, and counts as removed; the open invitations by this person are revoked.
 *
 * @param database a transaction
 * @param email as `emailKey` makes it
 * @returns what was done, and the rows as they were before
 * @throws a refusal (409, `last_admin`) for the only admin of a company that is not closed
 */
export async function eraseCompanyPerson(
  database: Knex,
  email: string,
): Promise<{ erased: ErasedMember; before: StoredRows[] }> {
  const found = await find(database, email)
  const { rows } = await database.raw<{ rows: object[] }>(LAST_ADMIN_OF, [found.customers])
  if (rows.length > 0) throw accountRefusal("last_admin")
  const before: StoredRows[] = []
  for (const [table, owners] of TABLES) before.push(await readStoredRows(database, table, found[owners]))
  for (const [sql, ids] of CHANGES) await database.raw(sql, [found[ids]])
  return {
    erased: { customers: found.customers.length, invitations: found.invitations.length },
    before,
  }
}

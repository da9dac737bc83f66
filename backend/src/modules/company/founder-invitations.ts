import { type SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/**
 * Revokes the invitations of a founder that are neither used nor revoked: one address has one of them, the newest.
 *
 * @param manager of the transaction
 * @param email in lower case
 * @returns ids of the invitations
 */
export async function revokeFounderInvitations(manager: SqlEntityManager, email: string): Promise<string[]> {
  const rows = await manager.execute<{ id: string }[]>(
    `update company_invitation set revoked_at = now(), updated_at = now()
      where kind = 'founder' and email = ? and accepted_at is null and revoked_at is null and deleted_at is null
      returning id`,
    [email],
  )
  return rows.map(({ id }) => id)
}

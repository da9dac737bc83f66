import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { changeStaffRoleWorkflow } from "../workflows/staff-role/workflows/change-staff-role"

const PROVIDER = "emailpass"

/** The first member of staff. */
export interface AdminAccount {
  email: string
  password: string
}

/** Number of users who can sign in: those with an identity. */
const SIGNED_UP_USERS = `
  select count(*)::int as count from "user" u
  where u.deleted_at is null and exists (
    select 1 from auth_identity identity
    where identity.app_metadata ->> 'user_id' = u.id and identity.deleted_at is null)`

/**
 * Makes the first admin when no user can sign in yet; also after an installation that was killed between its steps.
 *
 * @param container of the application
 * @param account e-mail and password; undefined leaves the shop without an admin
 * @returns whether the account was made
 * @throws MedusaError when the e-mail or the password is refused
 */
export async function installAdmin(
  container: MedusaContainer,
  account: AdminAccount | undefined,
): Promise<boolean> {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { count: number }[] }>(SIGNED_UP_USERS)
  if ((rows[0]?.count ?? 0) > 0) return false
  if (!account) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn("No admin was created: set ADMIN_EMAIL and ADMIN_PASSWORD and run the installation again")
    return false
  }
  const authIdentityId = await registerIdentity(container, account)
  const users = container.resolve(Modules.USER)
  const [orphan] = await users.listUsers({ email: account.email }, { take: 1 })
  if (orphan) await users.deleteUsers([orphan.id])
  const { result: admin } = await createUserAccountWorkflow(container).run({
    input: { authIdentityId, userData: { email: account.email } },
  })
  await changeStaffRoleWorkflow(container).run({ input: { user_id: admin.id, role: "owner" } })
  return true
}

/** Registers the e-mail, or takes over an identity that has no user yet. */
async function registerIdentity(
  container: MedusaContainer,
  { email, password }: AdminAccount,
): Promise<string> {
  const auth = container.resolve(Modules.AUTH)
  const [known] = await auth.listProviderIdentities({ entity_id: email, provider: PROVIDER }, { take: 1 })
  if (known?.auth_identity_id) {
    const { success, error } = await auth.updateProvider(PROVIDER, { entity_id: email, password })
    if (!success) throw refused(error)
    return known.auth_identity_id
  }
  const { authIdentity, error } = await auth.register(PROVIDER, { body: { email, password } })
  if (!authIdentity) throw refused(error)
  return authIdentity.id
}

const refused = (why: string | undefined) =>
  new MedusaError(MedusaError.Types.INVALID_DATA, `The first admin was refused: ${why ?? "no reason given"}`)

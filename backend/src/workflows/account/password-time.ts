import { type IAuthModuleService, type MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { PASSWORD_PROVIDER } from "../../config/providers"

/**
 * Time at which a password was last set, or every session of the person ended: all tokens name the one of their sign-in.
 *
 * @param container any container of the application
 * @param whose id of the identity, or the address that signs in
 * @returns ms since 1970; 0 where there is no password
 */
export async function passwordSetAt(
  container: MedusaContainer,
  whose: { auth_identity_id: string } | { entity_id: string },
): Promise<number> {
  const auth: IAuthModuleService = container.resolve(Modules.AUTH)
  const [password] = await auth.listProviderIdentities(
    { ...whose, provider: PASSWORD_PROVIDER },
    { select: ["id", "updated_at"], take: 1 },
  )
  // The row's time of change is that of the password: nothing else changes it but ending all sessions.
  return password && "updated_at" in password ? new Date(password.updated_at as string).getTime() : 0
}

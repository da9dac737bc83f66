import {
  type AuthenticationInput,
  type AuthenticationResponse,
  type AuthIdentityProviderService,
} from "@medusajs/framework/types"
import { AbstractAuthModuleProvider, MedusaError, ModuleProvider, Modules } from "@medusajs/framework/utils"

/** Signs in whoever shows a number. */
class BadgeService extends AbstractAuthModuleProvider {
  static override identifier = "badge"
  static override DISPLAY_NAME = "Badge"

  override async authenticate(
    { body }: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const number = body?.number
    if (!number) return { success: false, error: "A badge has a number" }
    try {
      return { success: true, authIdentity: await identities.retrieve({ entity_id: number }) }
    } catch (error) {
      if (!(error instanceof MedusaError) || error.type !== MedusaError.Types.NOT_FOUND) throw error
      return { success: true, authIdentity: await identities.create({ entity_id: number }) }
    }
  }
}

export default ModuleProvider(Modules.AUTH, { services: [BadgeService] })

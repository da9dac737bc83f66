import {
  type AuthenticationInput,
  type AuthenticationResponse,
  type AuthIdentityProviderService,
} from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import emailpass from "@medusajs/medusa/auth-emailpass"
import { refusedPassword } from "./common-passwords"

/** What is used of Medusa's own provider, whose package types it loosely. */
interface EmailPassService {
  hashPassword(password: string): Promise<string>
  register(
    data: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse>
  update(
    data: Record<string, unknown>,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse>
  authenticate(
    data: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse>
}

const [EmailPass] = emailpass.services as (new (...args: never[]) => EmailPassService)[]
if (EmailPass === undefined) {
  throw new MedusaError(MedusaError.Types.NOT_FOUND, "@medusajs/medusa/auth-emailpass has no service")
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/**
 * Medusa's sign-in by e-mail and password, with this shop's rule for new passwords, and without revealing by its
 * duration who has an account.
 */
export class StaffPasswordService extends EmailPass {
  /** @returns a failure where the password breaks the rule, or the address is registered */
  override async register(
    data: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const { email, password } = data.body ?? {}
    const error = refusedPassword(textOf(password), textOf(email))
    return error === undefined ? super.register(data, identities) : { success: false, error }
  }

  /** @returns a failure where the new password breaks the rule */
  override async update(
    data: Record<string, unknown>,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const { password, entity_id: email } = data
    const error = typeof password === "string" ? refusedPassword(password, textOf(email)) : undefined
    return error === undefined ? super.update(data, identities) : { success: false, error }
  }

  /** Hashes the password of an unknown account, too, and throws the result away. */
  override async authenticate(
    data: AuthenticationInput,
    identities: AuthIdentityProviderService,
  ): Promise<AuthenticationResponse> {
    const password = textOf(data.body?.password)
    return super.authenticate(data, {
      ...identities,
      retrieve: async (selector) => {
        try {
          return await identities.retrieve(selector)
        } catch (error) {
          await this.hashPassword(password)
          throw error
        }
      },
    })
  }
}

import { randomUUID } from "node:crypto"
import { type AxiosResponse } from "axios"
import { type MedusaContainer } from "@medusajs/framework/types"
import { generateJwtToken, MedusaError, Modules } from "@medusajs/framework/utils"
import { type AccountRefusal } from "../../src/contract"
import { type Shop } from "./shop"
import { type StoredCompany, type StoredMember } from "./companies"

/** A refusal of a route of companies' accounts. */
interface Fault {
  type: string
  code?: AccountRefusal
  message: string
}

/** Seconds since 1970. */
const now = () => Math.floor(Date.now() / 1_000)

/**
 * A token as signing in gives it.
 *
 * @param claims in the place of those of a new session
 * @param secret of the server
 * @param expiresIn seconds
 */
export async function memberToken(
  container: MedusaContainer,
  { customerId, identityId }: Pick<StoredMember, "customerId" | "identityId">,
  claims: Record<string, unknown> = {},
  secret = process.env.JWT_SECRET,
  expiresIn = 3_600,
): Promise<string> {
  const [password] = await container
    .resolve(Modules.AUTH)
    .listProviderIdentities({ auth_identity_id: identityId, provider: "emailpass" })
  const setAt = (password as { updated_at?: string | Date } | undefined)?.updated_at ?? 0
  return generateJwtToken(
    {
      ...{ actor_id: customerId, actor_type: "customer", auth_identity_id: identityId },
      ...{ app_metadata: { customer_id: customerId }, user_metadata: {} },
      ...{ session_id: randomUUID(), signed_in_at: now(), password_at: new Date(setAt).getTime() },
      ...claims,
    },
    { secret, expiresIn },
  )
}

/**
 * Makes requests to routes under /store/account.
 *
 * @returns a function of method, path after it, token, body and further headers
 */
export const accountRequests =
  (shop: Shop) =>
  <T = Fault>(
    method: "get" | "post" | "delete",
    path: string,
    token: string | null,
    data?: object,
    headers: Record<string, string> = {},
  ): Promise<AxiosResponse<T>> =>
    shop.request<T>(
      method,
      `/store/account${path}`,
      {
        "x-publishable-api-key": shop.publishableKey,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      data as Record<string, unknown> | undefined,
    )

/** A member of a company by the part of the e-mail address before the @. */
export function memberNamed({ members }: StoredCompany, name: string): StoredMember {
  const found = members.find(({ email }) => email.startsWith(`${name}@`))
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, name)
  return found
}

/** Status and code of a refusal, or its message where it has no code. */
export async function refusalOf(answer: Promise<AxiosResponse<Fault>>): Promise<string> {
  const { status, data } = await answer
  return `${status} ${data.code ?? data.message}`
}

/** An address to store, with the least that it needs. */
export const ADDRESS = {
  label: "Main warehouse",
  name: "Goods in",
  line1: "Unit 4, Mill Lane",
  city: "Leeds",
  postcode: "ls14ap",
  country: "gb",
  kind: "delivery",
} as const

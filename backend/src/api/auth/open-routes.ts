import { PASSWORD_PROVIDER } from "../../config/providers"

/** Routes of Medusa under /auth that belong to no way of signing in. */
const SESSION_ROUTES: readonly (readonly [method: string, path: RegExp])[] = [
  ["POST", /^\/session\/?$/i],
  ["DELETE", /^\/session\/?$/i],
  ["POST", /^\/token\/refresh\/?$/i],
  ["POST", /^\/mfa\/challenges\/[\w-]+\/verify\/?$/i],
  ["GET", /^\/mfa\/factors\/?$/i],
  ["POST", /^\/mfa\/(factors|recovery-codes)\/?$/i],
  ["POST", /^\/mfa\/factors\/[\w-]+\/verify\/?$/i],
  ["DELETE", /^\/mfa\/factors\/[\w-]+\/?$/i],
]

/** Methods and last part of a path: with a password one signs in or registers, elsewhere one is sent away and comes back. */
const PASSWORD = { methods: ["POST"], actions: ["", "register", "reset-password", "update"] }
const ELSEWHERE = { methods: ["GET", "POST"], actions: ["", "callback"] }

/** `/user/emailpass/register`: actor, provider or the list of them, action. Express ignores case in paths. */
const PROVIDER_ROUTE = /^\/([\w-]+)\/([\w-]+)(?:\/([\w-]+))?\/?$/

/**
 * Whether a route under /auth is one that the shop uses; all others are closed, including any that Medusa adds.
 *
 * @param method of the request
 * @param path what follows /auth
 * @param methodsPerActor ids of providers for each type of actor
 */
export function isOpenRoute(
  method: string,
  path: string,
  methodsPerActor: Readonly<Record<string, readonly string[]>> = {},
): boolean {
  if (SESSION_ROUTES.some(([allowed, route]) => allowed === method && route.test(path))) return true
  const [, actor = "", provider = "", action = ""] = PROVIDER_ROUTE.exec(path.toLowerCase()) ?? []
  // Customers register by a mailed link only, which proves the address; nobody asks how they may sign in.
  if (actor === "customer" && (action === "register" || provider === "providers")) return false
  const offered = Object.hasOwn(methodsPerActor, actor) ? (methodsPerActor[actor] ?? []) : []
  if (offered.length > 0 && provider === "providers") return method === "GET" && action === ""
  const { methods, actions } = provider === PASSWORD_PROVIDER ? PASSWORD : ELSEWHERE
  return offered.includes(provider) && methods.includes(method) && actions.includes(action)
}

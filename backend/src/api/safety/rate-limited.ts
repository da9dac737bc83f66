import { createHash } from "node:crypto"
import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { emailKey } from "../../contract"
import { networkOf } from "../../contract/caller"
import { type RateLimit } from "../../safety/rate-limits"
import { requestContext } from "../../safety/request-context"
import { SAFETY_MODULE } from "../../modules/safety"
import { claimsIn } from "../auth/session-claims"
import { type SafetyModuleService } from "../../modules/safety/service"

type Middleware = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => Promise<void>

const limitsOf = (req: MedusaRequest) => req.scope.resolve<SafetyModuleService>(SAFETY_MODULE).limits

/** The caller's network. Without a request context all callers share one count. */
const callerKey = (): string => networkOf(requestContext.getStore()?.caller.address ?? "")

/**
 * Key of the account that a request names, in any spelling of it; hashed, because Redis stores it after the request.
 */
function accountKey(req: MedusaRequest): string {
  const { email, identifier } = (req.body ?? {}) as Record<string, unknown>
  const [name = ""] = [email, identifier].filter((value) => typeof value === "string")
  const account = emailKey(name)
  return createHash("sha256").update(`${callerKey()} ${account}`).digest("base64url")
}

const perAddress =
  (name: RateLimit): Middleware =>
  async (req, _res, next) => {
    await limitsOf(req).take(name, callerKey())
    next()
  }

/** Whether a request is our own servers', such as the storefront's for its pages, and no visitor's. */
const isOwn = (): boolean => requestContext.getStore()?.caller.isTrusted ?? false

/** Reads and writes of the Store API by anybody but our own servers; forms and mails have limits of their own. */
const storeRequests: Middleware = async (req, _res, next) => {
  const path = req.originalUrl.split("?")[0] ?? ""
  if (!isOwn() && req.method !== "OPTIONS" && !/^\/store\/form-submissions(\/|$)/i.test(path)) {
    const isRead = req.method === "GET" || req.method === "HEAD"
    await limitsOf(req).take(isRead ? "reads" : "writes", callerKey())
    if (!isRead && /^\/store\/carts\/?$/i.test(path)) await limitsOf(req).take("new-carts", callerKey())
  }
  next()
}

/** Only lists with a search text cost a search, and none that our own servers make for their pages. */
const searchesPerAddress: Middleware = async (req, _res, next) => {
  if (!isOwn() && req.query.q !== undefined) await limitsOf(req).take("search", callerKey())
  next()
}

const accountRequests: Middleware = async (req, _res, next) => {
  await limitsOf(req).take("sign-in", accountKey(req))
  next()
}

/** Counts every attempt before it is made, so that many at once gain nothing; a success is subtracted afterwards. */
const accountFailures: Middleware = async (req, res, next) => {
  const limits = limitsOf(req)
  const counted: readonly (readonly [RateLimit, string])[] = [
    ["sign-in", accountKey(req)],
    ["sign-in-address", callerKey()],
  ]
  for (const [name, key] of counted) await limits.take(name, key)
  res.once("finish", () => {
    const failed = res.statusCode >= 400 && res.statusCode < 500
    if (!failed) void Promise.all(counted.map(([name, key]) => limits.giveBack(name, key)))
  })
  next()
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url")

/**
 * Counts attempts at a second factor for each account, and lets every code through once only: whoever looks over a shoulder
 * has no use of what they read (RFC 6238, section 5.2).
 */
const codeAttempts: Middleware = async (req, res, next) => {
  const { auth_identity_id: identity = "" } = claimsIn(req.get("authorization") ?? "")
  const { code } = (req.body ?? {}) as { code?: unknown }
  const limits = limitsOf(req)
  const account = hashOf(`second factor ${identity}`)
  await limits.take("second-factor", account)
  await limits.take("second-factor-code", hashOf(`${identity} ${String(code).trim().toLowerCase()}`))
  res.once("finish", () => {
    if (res.statusCode < 400) void limits.giveBack("second-factor", account)
  })
  next()
}

/** Counts tries at the present password of the person who is signed in, as tries at a sign-in. */
const passwordAttempts: Middleware = async (req, res, next) => {
  const { auth_identity_id: identity = "" } = claimsIn(req.get("authorization") ?? "")
  const limits = limitsOf(req)
  const account = hashOf(`password ${identity}`)
  await limits.take("sign-in", account)
  res.once("finish", () => {
    if (res.statusCode < 400) void limits.giveBack("sign-in", account)
  })
  next()
}

/** Runs before Medusa's own check of credentials, because it has no method: refused attempts count, too. */
const acceptances: Middleware = async (req, res, next) => {
  if (req.method === "POST") await accountFailures(req, res, next)
  else next()
}

/** Medusa's sign-in accepts GET as well as POST, and Express serves HEAD wherever it serves GET. */
const SIGN_IN: MiddlewareRoute["method"] = ["GET", "POST"]

/** Rate-limited requests, each with the function that counts it. */
export const rateLimitedRoutes: MiddlewareRoute[] = [
  { method: SIGN_IN, matcher: "/auth/:actor_type/:auth_provider", middlewares: [accountFailures] },
  { method: "POST", matcher: "/auth/:actor_type/:auth_provider/register", middlewares: [accountFailures] },
  { method: "POST", matcher: "/auth/:actor_type/:auth_provider/update", middlewares: [accountFailures] },
  {
    method: "POST",
    matcher: "/auth/:actor_type/:auth_provider/reset-password",
    middlewares: [accountRequests],
  },
  {
    method: "POST",
    matcher: "/auth/mfa/challenges/:id/verify",
    middlewares: [accountFailures, codeAttempts],
  },
  { method: "POST", matcher: "/auth/mfa/factors/:id/verify", middlewares: [codeAttempts] },
  { method: "DELETE", matcher: "/auth/mfa/factors/:id", middlewares: [codeAttempts] },
  { matcher: "/admin/invites/accept", middlewares: [acceptances] },
  { matcher: "/store", middlewares: [storeRequests] },
  { method: "POST", matcher: "/store/form-submissions", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/form-submissions/:id/mail", middlewares: [perAddress("mail")] },
  { method: "POST", matcher: "/store/stock-alerts", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/stock-alerts/confirm", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/stock-alerts/remove", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/account-requests", middlewares: [perAddress("account-requests")] },
  { method: "POST", matcher: "/store/account-requests/read", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/account-requests/accept", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/account/password", middlewares: [passwordAttempts] },
  { method: "POST", matcher: "/store/product-views", middlewares: [perAddress("product-views")] },
  { method: "GET", matcher: "/store/products/suggestions", middlewares: [perAddress("suggestions")] },
  { method: "POST", matcher: "/store/missed-searches", middlewares: [perAddress("suggestions")] },
  { method: "GET", matcher: "/store/catalogue", middlewares: [searchesPerAddress] },
  { method: "GET", matcher: "/store/products", middlewares: [searchesPerAddress] },
]

import { createHash } from "node:crypto"
import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { networkOf } from "../../safety/caller"
import { type RateLimit } from "../../safety/rate-limits"
import { requestContext } from "../../safety/request-context"
import { SAFETY_MODULE } from "../../modules/safety"
import { type SafetyModuleService } from "../../modules/safety/service"

type Middleware = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => Promise<void>

const limitsOf = (req: MedusaRequest) => req.scope.resolve<SafetyModuleService>(SAFETY_MODULE).limits

/** The caller's network. Without a context (no server announced the request) everybody shares one count. */
const callerKey = (): string => networkOf(requestContext.getStore()?.caller.address ?? "")

/** The account a request is about, however it is spelt; hashed, for keys outlive the request in Redis. */
function accountKey(req: MedusaRequest): string {
  const { email, identifier } = (req.body ?? {}) as Record<string, unknown>
  const [name = ""] = [email, identifier].filter((value) => typeof value === "string")
  const account = name.normalize("NFKC").trim().toLowerCase()
  return createHash("sha256").update(`${callerKey()} ${account}`).digest("base64url")
}

const perAddress =
  (name: RateLimit): Middleware =>
  async (req, _res, next) => {
    await limitsOf(req).take(name, callerKey())
    next()
  }

/** Only lists with a search text cost a search. */
const searchesPerAddress: Middleware = async (req, _res, next) => {
  if (req.query.q !== undefined) await limitsOf(req).take("search", callerKey())
  next()
}

const accountRequests: Middleware = async (req, _res, next) => {
  await limitsOf(req).take("sign-in", accountKey(req))
  next()
}

/** Every attempt is counted before it is made, so that many at once gain nothing; a success is then taken back. */
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

/** Without a method it runs before Medusa's own check of who is there, whose refusals count too. */
const acceptances: Middleware = async (req, res, next) => {
  if (req.method === "POST") await accountFailures(req, res, next)
  else next()
}

/** Medusa's sign-in answers GET as well as POST, and Express answers HEAD wherever it answers GET. */
const SIGN_IN: MiddlewareRoute["method"] = ["GET", "POST"]

/** Which requests are counted, and how. */
export const rateLimitedRoutes: MiddlewareRoute[] = [
  { method: SIGN_IN, matcher: "/auth/:actor_type/:auth_provider", middlewares: [accountFailures] },
  { method: "POST", matcher: "/auth/:actor_type/:auth_provider/register", middlewares: [accountFailures] },
  { method: "POST", matcher: "/auth/:actor_type/:auth_provider/update", middlewares: [accountFailures] },
  {
    method: "POST",
    matcher: "/auth/:actor_type/:auth_provider/reset-password",
    middlewares: [accountRequests],
  },
  { method: "POST", matcher: "/auth/mfa/challenges/:id/verify", middlewares: [accountFailures] },
  { matcher: "/admin/invites/accept", middlewares: [acceptances] },
  { method: "POST", matcher: "/store/form-submissions", middlewares: [perAddress("forms")] },
  { method: "POST", matcher: "/store/form-submissions/:id/mail", middlewares: [perAddress("mail")] },
  { method: "GET", matcher: "/store/products/suggestions", middlewares: [perAddress("suggestions")] },
  { method: "GET", matcher: "/store/catalogue", middlewares: [searchesPerAddress] },
  { method: "GET", matcher: "/store/products", middlewares: [searchesPerAddress] },
]

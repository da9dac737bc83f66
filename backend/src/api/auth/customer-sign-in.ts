import { randomUUID } from "node:crypto"
import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { type ICustomerModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { PASSWORD_PROVIDER } from "../../config/providers"
import { emailKey } from "../../contract"
import { atLeast } from "../../lib/at-least"
import { companiesOf, maySignIn, suspendedAt } from "../../workflows/account/may-sign-in"
import { passwordSetAt } from "../../workflows/account/password-time"
import { askPasswordLinkWorkflow } from "../../workflows/account/workflows/ask-password-link"
import { EVEN_MS } from "./even-time"
import { type SigningIn } from "./session-claims"

type Body = Record<string, unknown>

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** Writes addresses in the form in which they are stored; Medusa compares them letter by letter. */
function lowerAddress(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const body = (req.body ?? {}) as Body
  for (const name of ["email", "identifier"]) {
    if (typeof body[name] === "string") body[name] = emailKey(body[name])
  }
  next()
}

/**
 * Has Medusa compare another password where somebody may not sign in: who was removed or suspended, or belongs to a closed
 * company, is refused as by a wrong password, in the same words and after the same time.
 */
async function refuseInactive(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const body = (req.body ?? {}) as Body
  const customers: ICustomerModuleService = req.scope.resolve(Modules.CUSTOMER)
  const [customer] = await customers.listCustomers(
    { email: textOf(body.email), has_account: true },
    { select: ["id"], take: 1 },
  )
  const membership = await companiesOf(req.scope).membershipOf(customer?.id ?? "")
  const suspended = suspendedAt(membership)
  if (suspended !== undefined) (req as SigningIn).suspended_at = suspended
  if (!maySignIn(membership) && typeof body.password === "string") body.password = randomUUID()
  next()
}

/**
 * Reads when the password of an address was set, for the token of a sign-in that succeeds. Before the password is compared:
 * a token of the former password must never name the time of a new one.
 */
async function readPasswordTime(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { email } = (req.body ?? {}) as Body
  const setAt = await passwordSetAt(req.scope, { entity_id: textOf(email) })
  if (setAt > 0) (req as SigningIn).password_at = setAt
  next()
}

/**
 * Answers who asks for a new password, in the place of Medusa's own route, whose event would be lost with the process. The
 * answer and its duration are the same whether there is an account or not.
 */
async function askPasswordLink(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = textOf(((req.body ?? {}) as Body).identifier)
  await atLeast(EVEN_MS, () => askPasswordLinkWorkflow(req.scope).run({ input: { email } }))
  res.sendStatus(201)
}

type Middleware = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => void | Promise<void>

/** For customers' sign-in with a password only, in any spelling of the path. */
const ofCustomers =
  (middleware: Middleware): Middleware =>
  (req, res, next) => {
    const { actor_type: actor = "", auth_provider: provider = "" } = req.params
    const isTheirs = actor.toLowerCase() === "customer" && provider.toLowerCase() === PASSWORD_PROVIDER
    return isTheirs ? middleware(req, res, next) : next()
  }

/** With the matchers of the rate limits, so that these count before. */
export const passwordSignInMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/auth/:actor_type/:auth_provider",
    middlewares: [ofCustomers(lowerAddress), ofCustomers(refuseInactive), readPasswordTime],
  },
  {
    method: "POST",
    matcher: "/auth/:actor_type/:auth_provider/reset-password",
    middlewares: [ofCustomers(lowerAddress), ofCustomers(askPasswordLink)],
  },
]

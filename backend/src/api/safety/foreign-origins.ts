import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { Refusal } from "../../safety/refusal"
import { hasSessionCookie } from "../../safety/session-cookie"

/** Methods that change nothing. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"])

const isUnder = (path: string, area: string) => path === area || path.startsWith(`${area}/`)

/** Web origins that may use a session in a part of the API, by the settings `*_CORS`. */
function originsOf(req: MedusaRequest, path: string): string[] {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const list = isUnder(path, "/admin")
    ? http.adminCors
    : isUnder(path, "/auth")
      ? http.authCors
      : http.storeCors
  return list.split(",").map((origin) => origin.trim().replace(/\/+$/, ""))
}

/** Whether a page of this very server sent the request, by its host and port. */
const isOwn = (origin: string, host: string | undefined) =>
  host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()

/**
 * Refuses what a browser sends for another site's page with the cookie of a session: every change, and every read of
 * staff's data. Browsers say so in `Origin` and `Sec-Fetch-Site`, which no page can change; programs send neither.
 *
 * @throws Refusal (403)
 */
function refuseForeignOrigins(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const path = req.path.toLowerCase()
  const origin = req.get("origin")
  const isGuarded = !SAFE_METHODS.has(req.method) || (req.method !== "OPTIONS" && isUnder(path, "/admin"))
  const isForeign =
    origin === undefined
      ? req.get("sec-fetch-site") === "cross-site"
      : !isOwn(origin, req.get("host")) && !originsOf(req, path).includes(origin)
  if (isGuarded && isForeign && hasSessionCookie(req.get("cookie"))) {
    throw new Refusal(
      403,
      MedusaError.Types.FORBIDDEN,
      "This request comes from a page of another site. Sign in and do this in the Medusa Admin itself.",
    )
  }
  next()
}

export const foreignOriginMiddlewares: MiddlewareRoute[] = [
  { matcher: "/", middlewares: [refuseForeignOrigins] },
]

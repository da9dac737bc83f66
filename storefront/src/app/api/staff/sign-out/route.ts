import { cookies } from "next/headers"
import { env } from "@/config/env"
import { isOfThisSite } from "@/lib/is-of-this-site"
import { STAFF_COOKIE } from "@/staff/session/token"

/**
 * Signs out: the browser forgets the token. Medusa's tokens cannot be revoked: a copied token works until it expires, an
 * hour at most after its last renewal (backend/medusa-config.ts, `jwtExpiresIn`).
 *
 * @returns 303 to the sign-in; 403 for other sites
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOfThisSite(request, env().SITE_URL)) return new Response(null, { status: 403 })
  const jar = await cookies()
  jar.delete(STAFF_COOKIE)
  return new Response(null, {
    status: 303,
    headers: { location: "/admin?notice=signed-out", "cache-control": "no-store" },
  })
}

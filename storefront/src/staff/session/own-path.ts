/** The page after signing in, where no other was requested. */
export const DASHBOARD_PATH = "/admin/dashboard"

/** Base for reading paths; never shown. */
const BASE = "https://staff.invalid"

/** Sign-in, registration and password pages: never a destination after signing in. */
const SIGN_IN_PAGES = /^\/admin(?:\/(?:register|forgot-password|reset-password))?\/?$/

/**
 * The page after signing in: always a path below /admin of this site.
 *
 * @param wish the address's `next` parameter
 */
export function ownPath(wish: unknown): string {
  if (typeof wish !== "string" || !URL.canParse(wish, BASE)) return DASHBOARD_PATH
  const { origin, pathname, search } = new URL(wish, BASE)
  const isOwn = wish.startsWith("/") && origin === BASE && pathname.startsWith("/admin/")
  return isOwn && !SIGN_IN_PAGES.test(pathname) ? pathname + search : DASHBOARD_PATH
}

/** Where staff land without another wish. */
export const DASHBOARD_PATH = "/admin/dashboard"

/** Base for reading paths; never shown. */
const BASE = "https://staff.invalid"

/** Pages in front of the door lead nowhere further. */
const DOOR = /^\/admin(?:\/(?:register|forgot-password|reset-password))?\/?$/

/**
 * Where to go after signing in: a path below /admin of this site, whatever an address asks for.
 *
 * @param wish as the address says it
 */
export function ownPath(wish: unknown): string {
  if (typeof wish !== "string" || !URL.canParse(wish, BASE)) return DASHBOARD_PATH
  const { origin, pathname, search } = new URL(wish, BASE)
  const isOwn = wish.startsWith("/") && origin === BASE && pathname.startsWith("/admin/")
  return isOwn && !DOOR.test(pathname) ? pathname + search : DASHBOARD_PATH
}

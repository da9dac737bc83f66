import { ownPathOf } from "@/lib/session/own-path"

/** The page after signing in, where no other was requested. */
export const DASHBOARD_PATH = "/admin/dashboard"

const STAFF_PAGES = {
  below: "/admin/",
  signInPages: /^\/admin(?:\/(?:register|forgot-password|reset-password))?\/?$/,
  start: DASHBOARD_PATH,
}

/**
 * The page after signing in: always a path below /admin of this site.
 *
 * @param wish the address's `next` parameter
 */
export const ownPath = (wish: unknown): string => ownPathOf(wish, STAFF_PAGES)

import { ownPathOf } from "@/lib/session/own-path"

/** The page after signing in, where no other was requested. */
export const OVERVIEW_PATH = "/account"

const ACCOUNT_PAGES = {
  below: "/account/",
  signInPages: /^\/account\/(?:sign-in|register|forgot-password|reset-password|welcome(?:\/.*)?)\/?$/,
  start: OVERVIEW_PATH,
}

/**
 * The page after signing in: always a path below /account of this site.
 *
 * @param wish the address's `next` parameter
 */
export const accountPathOf = (wish: unknown): string => ownPathOf(wish, ACCOUNT_PAGES)

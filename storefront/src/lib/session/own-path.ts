/** Base for reading paths; never shown. */
const BASE = "https://shop.invalid"

/** Pages behind a sign-in. */
export interface OwnPages {
  /** Folder of the pages, with the slash at its end: "/admin/". */
  readonly below: string
  /** Sign-in, registration and password pages: never a destination after signing in. */
  readonly signInPages: RegExp
  /** The page after signing in, where no other was requested. */
  readonly start: string
}

/**
 * The page after signing in: always a path of this site below its folder.
 *
 * @param wish the address's `next` parameter
 */
export function ownPathOf(wish: unknown, { below, signInPages, start }: OwnPages): string {
  if (typeof wish !== "string" || !URL.canParse(wish, BASE)) return start
  const { origin, pathname, search } = new URL(wish, BASE)
  const isOwn = wish.startsWith("/") && origin === BASE && `${pathname}/`.startsWith(below)
  return isOwn && !signInPages.test(pathname) ? pathname + search : start
}

import { normaliseSitePath } from "../../contract/site-path"

/** A redirect, as far as it leads somewhere. */
export interface Leading {
  path: string
  target: string
}

/** A redirect that would lead back to itself. */
export class RedirectLoop extends Error {
  /** @param path of the redirect */
  constructor(readonly path: string) {
    super(`${path} would lead back to itself`)
  }
}

/**
 * Finds where each redirect leads in the end, so that nobody is redirected twice.
 *
 * @param redirects all of the shop, by path
 * @param origin of this site: its own https addresses are paths, too
 * @returns the final target of each, by path
 * @throws RedirectLoop
 */
export function finalTargets(redirects: readonly Leading[], origin: string): Map<string, string> {
  const targets = new Map(redirects.map(({ path, target }) => [path, target]))
  const pathIn = (target: string): string | null => {
    const own = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
    return own.startsWith("/") ? normaliseSitePath(own) : null
  }
  const follow = (start: string): string => {
    const seen = new Set([start])
    for (let target = targets.get(start) ?? ""; ;) {
      const next = pathIn(target)
      if (next === null || (!targets.has(next) && !seen.has(next))) return target
      if (seen.has(next)) throw new RedirectLoop(start)
      seen.add(next)
      target = targets.get(next) ?? ""
    }
  }
  return new Map(redirects.map(({ path }) => [path, follow(path)]))
}

import { readdirSync } from "node:fs"
import path from "node:path"

/**
 * Specs that fill a shop, kill a process, wait for a mail server that is silent, use up what strangers may request, undo whole
 * imports, open many accounts, or try what only another version changes: `npm run test:slow`.
 */
export const LONG: readonly string[] = [
  "account-joining",
  "account-joining-races",
  "catalogue-import",
  "form-mails-move",
  "framework",
  "import-states",
  "install",
  "mail",
  "medusa-clients",
  "safety",
  "staff-import",
  "strangers",
]

/**
 * Specs with settings of their own, which a Medusa reads when it starts, and which do not disturb each other (own-settings.ts): they
 * share a third Medusa, in this order.
 */
export const WITH_SETTINGS: readonly string[] = ["freshness", "mail-texts", "media"]

/** Specs whose settings others could not do with, or that compare every table: each has a Medusa to itself. */
export const ALONE: readonly string[] = ["form-submissions", "permissions"]

/** Number of Medusas that share the other specs; Jest runs as many files at once. */
const GROUPS = 2

const SPEC = ".spec.ts"

/**
 * The specs of one group, by the names of their files without the ending. A new spec needs no entry anywhere.
 *
 * @param folder of the specs
 * @param group from 0
 */
export function specsOfGroup(folder: string, group: number): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(SPEC))
    .map((file) => path.basename(file, SPEC))
    .filter((name) => ![LONG, ALONE, WITH_SETTINGS].some((names) => names.includes(name)))
    .sort()
    .filter((_name, at) => at % GROUPS === group)
}

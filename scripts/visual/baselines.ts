import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fromRoot } from "../lib/paths.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { encode, type Picture } from "./pictures.ts"

/** The pictures that were looked at and accepted, one folder for each story. */
const folder = fromRoot("design-system", "visual")

/** The file of an accepted picture. @param name `<story-id>/<theme>-<width>` */
export const baselineFile = (name: string): string => join(folder, `${name}.webp`)

/** Of each accepted picture the fingerprint of a screen that looks like it: a screen seen before needs no second comparison. */
const screensFile = join(folder, "screens.json")
const screens = new Map<string, string>(
  existsSync(screensFile)
    ? Object.entries(JSON.parse(readFileSync(screensFile, "utf8")) as Record<string, string>)
    : [],
)

/** Made of the accepted picture, too: one that is exchanged makes the fingerprint worthless. */
const fingerprint = (name: string, screen: Buffer): string =>
  createHash("sha256")
    .update(readFileSync(baselineFile(name)))
    .update(screen)
    .digest("hex")
    .slice(0, 16)

/** True for a screen that was found to look like the accepted picture of that name when pictures were last accepted. */
export const isKnown = (name: string, screen: Buffer): boolean =>
  existsSync(baselineFile(name)) && screens.get(name) === fingerprint(name, screen)

/** Notes that this screen looks like the accepted picture of that name; see {@link saveScreens}. */
export function note(name: string, screen: Buffer): void {
  screens.set(name, fingerprint(name, screen))
}

/** Writes down what was noted. */
export function saveScreens(): void {
  const sorted = [...screens].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(screensFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}

/** Stores a picture as accepted. */
export async function accept(name: string, picture: Picture): Promise<void> {
  const file = baselineFile(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await encode(picture))
}

/** Names of accepted pictures that nothing is compared with any more. @param wanted the names that are */
export function leftBehind(wanted: ReadonlySet<string>): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".webp"))
    .map((file) => file.replaceAll("\\", "/").slice(0, -".webp".length))
    .filter((name) => !wanted.has(name))
}

/** Forgets an accepted picture, and its folder when it was the last one there. */
export function forget(name: string): void {
  const file = baselineFile(name)
  screens.delete(name)
  removeTree(file)
  if (dirname(file) !== folder && readdirSync(dirname(file)).length === 0) removeTree(dirname(file))
}

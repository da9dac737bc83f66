import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fromRoot } from "../lib/paths.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { encode, type Picture } from "./pictures.ts"

/** The pictures that were looked at and accepted, one folder for each story. */
const folder = fromRoot("design-system", "visual")

/** The file of an accepted picture. @param name `<story-id>/<theme>-<width>` */
export const baselineFile = (name: string): string => join(folder, `${name}.webp`)

/** Keeps a picture as accepted. */
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
  removeTree(file)
  if (dirname(file) !== folder && readdirSync(dirname(file)).length === 0) removeTree(dirname(file))
}

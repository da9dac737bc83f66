import { writeFileSync } from "node:fs"
import { relative } from "node:path"
// The backend's files are CommonJS, of which Node's loader of modules sees only some exports.
import { require as load } from "tsx/cjs/api"
import { formatPage } from "../docs/format.ts"
import type * as Settings from "../docs/settings.ts"
import { root } from "../lib/paths.ts"

/** `npm run docs:settings`: writes docs/settings.md from the schemas that check the settings. */
export async function run(): Promise<number> {
  const { settingsFile, settingsPage } = load("../docs/settings.ts", import.meta.url) as typeof Settings
  writeFileSync(settingsFile, await formatPage(settingsFile, settingsPage()))
  console.log(`${relative(root, settingsFile)} is written.`)
  return 0
}

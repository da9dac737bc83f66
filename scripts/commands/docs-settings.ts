import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import { formatPage } from "../docs/format.ts"
import { settingsFile, settingsPage } from "../docs/settings.ts"
import { root } from "../lib/paths.ts"

/** `npm run docs:settings`: writes docs/settings.md from the schemas that check the settings. */
export async function run(): Promise<number> {
  writeFileSync(settingsFile, await formatPage(settingsFile, settingsPage()))
  console.log(`${relative(root, settingsFile)} is written.`)
  return 0
}

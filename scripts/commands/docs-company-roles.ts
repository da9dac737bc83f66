import { writeFileSync } from "node:fs"
import { relative } from "node:path"
import { rolesAsMarkdown, rolesFile } from "../docs/company-roles.ts"
import { formatPage } from "../docs/format.ts"
import { root } from "../lib/paths.ts"

/** `npm run docs:company-roles`: docs/company-roles.md, made from the contract's table of permissions. */
export async function run(): Promise<number> {
  writeFileSync(rolesFile, await formatPage(rolesFile, rolesAsMarkdown()))
  console.log(`${relative(root, rolesFile)} is written.`)
  return 0
}

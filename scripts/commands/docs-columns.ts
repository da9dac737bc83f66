import { readFileSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { columnsFile, withColumns } from "../docs/columns.ts"
import { formatPage } from "../docs/format.ts"
import { root } from "../lib/paths.ts"

/** `npm run docs:columns`: the table of backend/docs/catalogue-csv.md, made from the contract's fields. */
export async function run(): Promise<number> {
  const page = withColumns(readFileSync(columnsFile, "utf8"))
  writeFileSync(columnsFile, await formatPage(columnsFile, page))
  console.log(`${relative(root, columnsFile)} is written.`)
  return 0
}

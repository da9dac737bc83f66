import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import {
  collection,
  collectionFolder,
  documentFile,
  documentText,
  typesFile,
  typesText,
} from "../api/api-files.ts"
import { formatPage } from "../docs/format.ts"
import { root } from "../lib/paths.ts"

/** `npm run docs:api`: the OpenAPI document, types and a collection of requests, from the table of routes. */
export async function run(): Promise<number> {
  mkdirSync(dirname(documentFile), { recursive: true })
  writeFileSync(documentFile, await formatPage(documentFile, documentText()))
  writeFileSync(typesFile, await formatPage(typesFile, await typesText()))
  rmSync(collectionFolder, { recursive: true, force: true })
  for (const [path, text] of collection()) {
    const file = join(collectionFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const path of [documentFile, typesFile, collectionFolder])
    console.log(`${relative(root, path)} is written.`)
  return 0
}

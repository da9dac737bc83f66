import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { contentHash } from "./hash.ts"
import { root } from "./paths.ts"

let folder: string
const hash = () => contentHash([relative(root, folder)])
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "scanwright-hash-"))
  write("page.tsx", "one")
})

afterEach(() => rmSync(folder, { recursive: true }))

it("The fingerprint of a folder changes with its files, not with tests, documentation and what a build makes", () => {
  const before = hash()
  for (const name of ["page.test.tsx", "Page.stories.tsx", "README.md"]) write(name, "text")
  mkdirSync(join(folder, ".next"))
  write(".next/output.js", "made")
  expect(hash()).toBe(before)
  write("page.tsx", "two")
  expect(hash()).not.toBe(before)
  write("page.tsx", "one")
  expect(hash()).toBe(before)
  write("other.tsx", "")
  expect(hash()).not.toBe(before)
})

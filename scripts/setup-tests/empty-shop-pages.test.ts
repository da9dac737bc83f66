import { readdirSync } from "node:fs"
import { dirname } from "node:path"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { MACHINE_FILES, PAGES_BY_FILE } from "./empty-shop-pages.ts"

/** Folders of the storefront's files of a name, below a folder of its routes. */
const foldersOf = (name: string, ...below: string[]) =>
  readdirSync(fromRoot("storefront", "src", "app", ...below), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(`/${name}`))
    .map((file) => dirname(file))

describe("A release into an empty database visits", () => {
  it("every public page: add a new one to PAGES_BY_FILE", () =>
    expect(Object.keys(PAGES_BY_FILE).sort()).toEqual(foldersOf("page.tsx", "(site)").sort()))

  it("every file for machines: add a new one to MACHINE_FILES", () => {
    const fixed = foldersOf("route.ts").filter(
      (folder) => !folder.startsWith("api/") && !folder.includes("["),
    )
    expect([...MACHINE_FILES].sort()).toEqual(fixed.map((folder) => `/${folder}`).sort())
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { dependenciesMatch } from "./dependencies.mjs"

let root: string

const wanted = {
  "": { name: "shop" },
  "node_modules/pg": { version: "8.0.0" },
  "node_modules/fsevents": { version: "2.3.3", optional: true },
  "node_modules/shop-backend": { link: true },
}

function write(name: string, packages: object): void {
  writeFileSync(join(root, name), JSON.stringify({ packages }))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "scanwright-dependencies-"))
  mkdirSync(join(root, "node_modules"))
  write("package-lock.json", wanted)
})

afterEach(() => rmSync(root, { recursive: true }))

describe("node_modules matches the lockfile", () => {
  const record = "node_modules/.package-lock.json"

  it("when npm recorded what the lockfile asks for, other platforms' packages aside", () => {
    write(record, { "node_modules/pg": { version: "8.0.0" } })
    expect(dependenciesMatch(root)).toBe(true)
  })

  it("not when there is no record: nothing installed, or interrupted", () => {
    expect(dependenciesMatch(root)).toBe(false)
  })

  it.each([
    ["another version", { "node_modules/pg": { version: "7.0.0" } }],
    ["a package too few", {}],
    [
      "a package too many",
      { "node_modules/pg": { version: "8.0.0" }, "node_modules/left": { version: "1.0.0" } },
    ],
  ])("not with %s", (_what, packages) => {
    write(record, packages)
    expect(dependenciesMatch(root)).toBe(false)
  })

  it("no longer once the lockfile has changed", () => {
    write(record, { "node_modules/pg": { version: "8.0.0" } })
    expect(dependenciesMatch(root)).toBe(true)
    write("package-lock.json", { ...wanted, "node_modules/pg": { version: "8.1.0" } })
    expect(dependenciesMatch(root)).toBe(false)
  })
})

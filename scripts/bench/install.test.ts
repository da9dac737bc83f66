import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Sandbox, sandbox } from "../lib/sandbox.ts"
import { excessOf, installedModules } from "./install.ts"

const KILOBYTES = 64

let place: Sandbox

beforeEach(() => {
  place = sandbox()
})

afterEach(() => place.remove())

function write(file: string, text: string): void {
  const path = join(place.directory, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

describe("What a fresh clone has installed", () => {
  it("is counted without links, packages that were deleted, and what builds write", () => {
    const text = "x".repeat(KILOBYTES * 1024)
    write("node_modules/one/index.js", text)
    write("backend/node_modules/@scope/two/index.js", text)
    write("node_modules/.cache/build.js", text)
    const packages = {
      "node_modules/one": {},
      "backend/node_modules/@scope/two": {},
      "node_modules/deleted": {},
      "node_modules/@scanwright/backend": { link: true },
    }
    write("node_modules/.package-lock.json", JSON.stringify({ packages }))
    const { packages: count, bytes } = installedModules(place.directory)
    expect(count).toBe(2)
    expect(bytes).toBeGreaterThanOrEqual(2 * KILOBYTES * 1024)
    expect(bytes).toBeLessThan(3 * KILOBYTES * 1024)
  })

  it("may be a gigabyte in 1,170 packages", () => {
    expect(excessOf({ packages: 1_170, bytes: 1e9 })).toEqual([])
    expect(excessOf({ packages: 1_171, bytes: 1e9 + 1 })).toEqual([
      "1171 packages are more than 1170.",
      "1000000001 bytes are more than 1000000000.",
    ])
  })
})

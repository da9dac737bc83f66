import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { EXCEPTIONS, installedPackages, licenceProblem, packagesOf } from "./licences.ts"

const packages = installedPackages()
const one = (licence: string | undefined) => ({
  name: "some-package",
  version: "1.0.0",
  licence,
  ships: true,
})

describe("The licence check", () => {
  it("finds no package whose licence is neither free nor an exception with its reason", () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(packages.flatMap((each) => licenceProblem(each) ?? [])).toEqual([])
  })

  it("knows no exception for a package that is gone", () => {
    for (const { packages: names } of EXCEPTIONS)
      expect(
        packages.some(({ name }) => names.test(name)),
        String(names),
      ).toBe(true)
  })

  it.each([
    "GPL-3.0-only",
    "AGPL-3.0-or-later",
    "BUSL-1.1",
    "(MIT AND GPL-2.0-only)",
    "SEE LICENSE IN LICENSE",
    undefined,
  ])("refuses %s, with the package's name", (licence) =>
    expect(licenceProblem(one(licence))).toMatch(/^some-package@1\.0\.0: /),
  )

  it.each(["MIT", "(MIT OR GPL-3.0-only)", "(MIT AND Zlib)", "Apache-2.0 AND MIT"])("takes %s", (licence) =>
    expect(licenceProblem(one(licence))).toBeUndefined(),
  )

  it("reads names of nested packages, and what ships by any of its places", () => {
    const text = JSON.stringify({
      packages: {
        "": { name: "root" },
        "node_modules/a": { version: "1.0.0", license: "MIT", dev: true },
        "node_modules/@b/c/node_modules/a": { version: "1.0.0", license: "MIT" },
        "node_modules/@own/room": { link: true },
      },
    })
    expect(packagesOf(text)).toEqual([{ name: "a", version: "1.0.0", licence: "MIT", ships: true }])
  })
})

describe("Medusa Enterprise", () => {
  it("is enabled nowhere: no code or configuration names its modules", () => {
    const files = readdirSync(fromRoot("backend", "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test.") && file !== "config/providers.ts")
      .map((file) => fromRoot("backend", "src", file))
    const naming = [...files, fromRoot("backend", "medusa-config.ts")].filter((file) =>
      /@medusajs\/(medusa\/)?(rbac|auth-oidc)|Modules\.RBAC|rbac:\s*true/.test(readFileSync(file, "utf8")),
    )
    expect(naming).toEqual([])
  })
})

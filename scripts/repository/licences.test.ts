import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { installedPackages, licenceProblem } from "./licences.ts"

const packages = installedPackages()
const one = (licence: string | undefined) => ({ name: "a", version: "1.0.0", licence, ships: true })

describe("The licence check", () => {
  it("finds no package whose licence is neither free nor an exception with its reason", () => {
    expect(packages.length).toBeGreaterThan(500)
    expect(packages.flatMap((each) => licenceProblem(each) ?? [])).toEqual([])
  })

  it.each(["GPL-3.0-only", "(MIT AND GPL-2.0-only)", "SEE LICENSE IN LICENSE", undefined])(
    "refuses %s, with the package's name",
    (licence) => expect(licenceProblem(one(licence))).toMatch(/^a@1\.0\.0: /),
  )

  it.each(["MIT", "(MIT OR GPL-3.0-only)", "(MIT AND Zlib)", "Apache-2.0 AND MIT"])("takes %s", (licence) =>
    expect(licenceProblem(one(licence))).toBeUndefined(),
  )
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

import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"

interface LockedPackage {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const text = readFileSync(fromRoot("package-lock.json"), "utf8")
const { packages } = JSON.parse(text) as { packages: Record<string, LockedPackage> }

/** Folders in which Node looks for a package imported from a folder, nearest first. */
function searchedFrom(folder: string): string[] {
  const parent = folder.lastIndexOf("/node_modules/")
  return folder === "" ? [""] : [folder, ...searchedFrom(parent < 0 ? "" : folder.slice(0, parent))]
}

const isLocked = (folder: string, name: string) =>
  searchedFrom(folder).some((base) => packages[`${base === "" ? "" : `${base}/`}node_modules/${name}`])

describe("package-lock.json", () => {
  it.each(["react", "react-dom"])("holds one %s, or components of two Reacts would meet", (name) => {
    const found = Object.keys(packages).filter((folder) => folder.endsWith(`node_modules/${name}`))
    expect(found).toEqual([`node_modules/${name}`])
  })

  it("holds the native packages of every platform, or npm ci refuses on the others", () => {
    const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(folder, name))
        .map((name) => `${folder} needs ${name}`),
    )
    expect(missing).toEqual([])
  })

  it("records no download address, so that it installs from any registry", () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith("http"))).toEqual([])
  })
})

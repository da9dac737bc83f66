import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"

interface LockedPackage {
  version?: string
  resolved?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
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

  it("holds one copy of each package of OpenTelemetry that ours ask for, in Medusa's version", () => {
    const asked = (folder: string) => {
      const { dependencies, devDependencies } = packages[folder] ?? {}
      const all = Object.entries({ ...dependencies, ...devDependencies })
      return all.filter(([name]) => name.startsWith("@opentelemetry/"))
    }
    const own = Object.keys(packages).filter((folder) => !folder.includes("node_modules"))
    const ours = new Map(own.flatMap(asked))
    expect([...ours.keys()]).toContain("@opentelemetry/api")
    const copies = (name: string) =>
      Object.entries(packages)
        .filter(([folder]) => folder.endsWith(`node_modules/${name}`))
        .map(([, { version }]) => version)
    for (const [name, version] of ours) expect(copies(name), name).toEqual([version])
    // The exporter's line, in which Medusa's tracing is.
    const sdk = packages["node_modules/@opentelemetry/sdk-node"]
    expect(sdk?.version).toBe(ours.get("@opentelemetry/exporter-trace-otlp-http"))
    expect(sdk?.dependencies?.["@opentelemetry/sdk-trace-node"]).toBe(
      ours.get("@opentelemetry/sdk-trace-node"),
    )
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

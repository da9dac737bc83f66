import { existsSync, readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

interface Manifest {
  name: string
  private?: boolean
  description?: string
  license?: string
  files?: string[]
  publishConfig?: { access?: string }
}

const folders = readdirSync(fromRoot("packages"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const read = (...segments: string[]) => readFileSync(fromRoot(...segments), "utf8")

describe.each(folders)("The package %s", (folder) => {
  const manifest = JSON.parse(read("packages", folder, "package.json")) as Manifest

  it("can be published: for everybody, with its licence, what it is, and its files alone", () => {
    expect(manifest.name).toBe(`@scanwright/${folder}`)
    expect(manifest.private).toBeUndefined()
    expect(manifest.description).toMatch(/\w/)
    expect(manifest.license).toBe("MIT")
    expect(manifest.publishConfig).toEqual({ access: "public" })
    expect(manifest.files?.length).toBeGreaterThan(0)
    expect(read("packages", folder, "LICENSE")).toBe(read("LICENSE"))
  })

  it("has a README that stands alone: no link of it leads out of the package", () => {
    const targets = [...read("packages", folder, "README.md").matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, to = ""]) => to,
    )
    const leadingOut = targets.filter(
      (to) => !/^(https?:|#)/.test(to) && !existsSync(fromRoot("packages", folder, to.replace(/#.*/, ""))),
    )
    expect([...leadingOut, ...targets.filter((to) => to.startsWith(".."))]).toEqual([])
  })

  it("is named in packages/README.md", () =>
    expect(read("packages", "README.md")).toContain(`[\`${folder}\`](${folder})`))
})

it("Changesets publishes packages for everybody", () => {
  const { access } = JSON.parse(read(".changeset", "config.json")) as { access: string }
  expect(access).toBe("public")
})

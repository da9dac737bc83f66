import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { build } from "esbuild"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { installation, installedExtent, needlessTools, neededFor } from "./dependencies.mjs"
import { fromRoot } from "./paths.ts"

let root: string

const wanted = {
  "": { name: "shop" },
  "node_modules/pg": { version: "8.0.0" },
  "node_modules/vitest": { version: "4.0.0", dev: true },
  "node_modules/fsevents": { version: "2.3.3", optional: true },
  "node_modules/shop-backend": { link: true },
}
const pg = { "node_modules/pg": { version: "8.0.0" } }
const everything = { ...pg, "node_modules/vitest": { version: "4.0.0", dev: true } }

function write(name: string, packages: object): void {
  writeFileSync(join(root, name), JSON.stringify({ packages }))
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "scanwright-dependencies-"))
  mkdirSync(join(root, "node_modules", "shop-backend"), { recursive: true })
  write("package-lock.json", wanted)
})

afterEach(() => rmSync(root, { recursive: true }))

describe("node_modules holds of the lockfile", () => {
  const record = "node_modules/.package-lock.json"

  it("nothing when there is no record: nothing installed, or interrupted", () => {
    expect(installedExtent(root)).toBe("nothing")
  })

  it.each([
    ["everything, other platforms' packages aside", everything, "everything"],
    ["the shop, when only tools are missing", pg, "shop"],
    [
      "nothing of use with another version",
      { ...everything, "node_modules/pg": { version: "7.0.0" } },
      "nothing",
    ],
    ["nothing of use with a package too few", {}, "nothing"],
    [
      "nothing of use with a package too many",
      { ...everything, "node_modules/left": { version: "1.0.0" } },
      "nothing",
    ],
  ])("%s", (_what, packages, extent) => {
    write(record, packages)
    expect(installedExtent(root)).toBe(extent)
    expect(installedExtent(root)).toBe(extent)
  })

  it("nothing without the link to one of the project's own folders, or once the lockfile has changed", () => {
    write(record, everything)
    expect(installedExtent(root)).toBe("everything")
    write("package-lock.json", { ...wanted, "node_modules/pg": { version: "8.1.0" } })
    expect(installedExtent(root)).toBe("nothing")
    write("package-lock.json", { ...wanted, "node_modules/another-room": { link: true } })
    expect(installedExtent(root)).toBe("nothing")
  })
})

it.each([
  ["in an empty folder what it needs, at once", "nothing", "start", false, "ci --omit=dev"],
  ["in an empty folder the tools, too, where it needs them", "nothing", "test", false, "ci --include=dev"],
  [
    "the tools beside a shop that may run, deleting nothing",
    "shop",
    "test",
    false,
    "install --include=dev --no-save",
  ],
  ["nothing when it is there", "shop", "start", false, undefined],
  ["nothing when more is there", "everything", "start", true, undefined],
  [
    "the tools again where the lockfile has changed and they were there",
    "nothing",
    "start",
    true,
    "ci --include=dev",
  ],
] as const)("A command installs %s", (_what, installed, command, hadTools, args) => {
  expect(installation(installed, neededFor(command), hadTools)?.args.join(" ")).toBe(args)
})

it("npm start installs nothing of the tools", () => {
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as {
    packages: Parameters<typeof needlessTools>[0]
  }
  const needless = new Set(needlessTools(packages))
  const installed = Object.entries(packages)
    .filter(([path, { dev }]) => !dev && !needless.has(path))
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
  const tools = /^@?(storybook|lighthouse|playwright|vitest|eslint|prettier|knip|jest)(\/|$)/
  expect(installed.length).toBeGreaterThan(500)
  expect(installed.filter((name) => tools.test(name))).toEqual([])
})

describe("package.json has among the dependencies, which npm start installs,", () => {
  const manifest = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
    dependencies: Record<string, string>
  }
  const commands = readdirSync(fromRoot("scripts", "commands"))
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((command) => neededFor(command) === "shop")

  it.each(commands)("every package that npm run %s imports", async (command) => {
    const { metafile } = await build({
      ...{ entryPoints: [fromRoot("scripts", "commands", `${command}.ts`)], bundle: true, metafile: true },
      ...{ packages: "external", platform: "node", format: "esm", write: false, outdir: "out" },
    })
    const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
    const names = imported
      .filter((path) => !path.startsWith("node:"))
      .map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0])
    expect(names.filter((name) => !name || !(name in manifest.dependencies))).toEqual([])
  })
})

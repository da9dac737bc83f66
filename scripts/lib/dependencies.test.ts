import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
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

  it("everything, when npm recorded what it asks for, other platforms' packages aside", () => {
    write(record, everything)
    expect(installedExtent(root)).toBe("everything")
  })

  it("the shop, when only tools are missing", () => {
    write(record, pg)
    expect(installedExtent(root)).toBe("shop")
    expect(installedExtent(root)).toBe("shop")
  })

  it("nothing when there is no record: nothing installed, or interrupted", () => {
    expect(installedExtent(root)).toBe("nothing")
  })

  it.each([
    ["another version", { ...everything, "node_modules/pg": { version: "7.0.0" } }],
    ["a package too few", {}],
    ["a package too many", { ...everything, "node_modules/left": { version: "1.0.0" } }],
  ])("nothing with %s", (_what, packages) => {
    write(record, packages)
    expect(installedExtent(root)).toBe("nothing")
  })

  it("nothing without the link to one of the project's own folders", () => {
    write(record, everything)
    rmSync(join(root, "node_modules", "shop-backend"), { recursive: true })
    expect(installedExtent(root)).toBe("nothing")
  })

  it("nothing once the lockfile has changed", () => {
    write(record, everything)
    expect(installedExtent(root)).toBe("everything")
    write("package-lock.json", { ...wanted, "node_modules/pg": { version: "8.1.0" } })
    expect(installedExtent(root)).toBe("nothing")
  })
})

describe("A command installs", () => {
  const argsOf = (...situation: Parameters<typeof installation>) => installation(...situation)?.args.join(" ")

  it("in an empty folder what it needs, at once", () => {
    expect(argsOf("nothing", neededFor("start"), false)).toBe("ci --omit=dev")
    expect(argsOf("nothing", neededFor("test"), false)).toBe("ci --include=dev")
  })

  it("the tools into a folder from which a shop may run, deleting nothing", () => {
    expect(argsOf("shop", neededFor("storybook"), false)).toBe("install --include=dev --no-save")
  })

  it("nothing when it is there", () => {
    expect(argsOf("shop", neededFor("start"), false)).toBeUndefined()
    expect(argsOf("everything", neededFor("start"), true)).toBeUndefined()
    expect(argsOf("everything", neededFor("test"), true)).toBeUndefined()
  })

  it("the tools again after a change of the lockfile where they were installed before", () => {
    expect(argsOf("nothing", neededFor("start"), true)).toBe("ci --include=dev")
  })
})

describe("Of what npm installs without tools", () => {
  it("goes what a package only works with where it is present, and stays what it needs or downloads if it can", () => {
    const locked = {
      "": { dependencies: { next: "1.0.0" } },
      "node_modules/next": {
        optionalDependencies: { sharp: "1.0.0" },
        peerDependencies: { playwright: "1.0.0", react: "1.0.0" },
        peerDependenciesMeta: { playwright: { optional: true } },
      },
      "node_modules/playwright": { devOptional: true, dependencies: { "playwright-core": "1.0.0" } },
      "node_modules/playwright-core": { devOptional: true },
      "node_modules/react": { devOptional: true },
      "node_modules/sharp": { devOptional: true, dependencies: { semver: "1.0.0" } },
      "node_modules/semver": { devOptional: true },
      "node_modules/vitest": { dev: true },
    }
    expect(needlessTools(locked)).toEqual(["node_modules/playwright", "node_modules/playwright-core"])
  })
})

describe("What npm start installs", () => {
  type Locked = Parameters<typeof needlessTools>[0][string] & {
    os?: string[]
    cpu?: string[]
    libc?: string[]
    link?: boolean
  }
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>
  }
  const isFor = (systems: string[] | undefined, own: string) =>
    !systems ||
    (systems.some((name) => name.startsWith("!")) ? !systems.includes(`!${own}`) : systems.includes(own))
  const isForLinux = ({ os, cpu, libc }: Locked) =>
    isFor(os, "linux") && isFor(cpu, "x64") && isFor(libc, "glibc")
  const needless = new Set(needlessTools(packages))
  const names = Object.entries(packages)
    // Links are the project's own folders.
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .filter(([, entry]) => isForLinux(entry))
    .filter(([path]) => !needless.has(path))
    .map(([path]) => path.replace(/^.*node_modules\//, ""))

  it.each(["storybook", "lighthouse", "playwright", "vitest", "eslint", "prettier", "knip", "jest"])(
    "has nothing of %s",
    (tool) => {
      expect(names.filter((name) => name === tool || name.startsWith(`@${tool}/`))).toEqual([])
    },
  )

  it("is at most half of the 2,341 packages that it was", () => {
    expect(names.length).toBeLessThanOrEqual(1170)
  })
})

/** Names of the packages that a file imports, itself or through files of ours. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const text = readFileSync(file, "utf8").replace(/^import type [^"]*"[^"]*"/gm, "")
  const imports = [...text.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g)]
  return imports.flatMap(([, fixed, lazy]) => {
    const name = fixed ?? lazy ?? ""
    if (name.startsWith(".")) return packagesOf(resolve(dirname(file), name), seen)
    return name.startsWith("node:")
      ? []
      : [
          name
            .split("/")
            .slice(0, name.startsWith("@") ? 2 : 1)
            .join("/"),
        ]
  })
}

describe("package.json has among the dependencies, which npm start installs,", () => {
  const manifest = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as {
    dependencies: Record<string, string>
  }
  const commands = readdirSync(fromRoot("scripts", "commands"))
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((command) => neededFor(command) === "shop")

  it.each(commands)("every package that npm run %s imports", (command) => {
    const imported = packagesOf(fromRoot("scripts", "commands", `${command}.ts`))
    expect(imported.filter((name) => !(name in manifest.dependencies))).toEqual([])
  })
})

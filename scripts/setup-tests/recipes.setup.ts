import { spawnSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join, relative } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { insertAt, readRecipes, type RecipeBlock } from "../docs/recipes.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { removeTree } from "../lib/remove-tree.ts"

const ROOMS = ["backend", "storefront", "design-system"] as const
/** Installed and generated files, and pictures, which no recipe touches. */
const LEFT_OUT = new Set([
  "node_modules",
  ".git",
  ".next",
  ".medusa",
  ".scanwright",
  "visual",
  "storybook-static",
])
const TIMEOUT_MS = 400_000
/** What is made of the fields of a product, and is type-checked beside what the recipes touch. */
const MADE_OF_FIELDS = {
  backend: ["src/product", "src/catalogue-import", "src/workflows/product", "src/modules/product-profile"],
  storefront: ["src/staff/products", "src/lib/medusa", "src/shell/seo"],
  "design-system": [],
}
/** What `npm run docs:columns` writes. */
const COLUMNS_PAGE = "backend/docs/catalogue-csv.md"

const recipes = readRecipes(readFileSync(fromRoot("CONTRIBUTING.md"), "utf8"))
/** Files that the recipes write or change, from the copy's folder. */
const touched = new Set<string>()
let copy: string
const inCopy = (...segments: string[]) => join(copy, ...segments)

const link = (target: string, path: string) => symlinkSync(target, path, "junction")

/** The installed packages, with the copy's rooms in place of the original's. */
function linkPackages(): void {
  const packages = fromRoot("node_modules")
  mkdirSync(inCopy("node_modules", "@scanwright"), { recursive: true })
  for (const entry of readdirSync(packages, { withFileTypes: true })) {
    const isCopied = entry.name === "@scanwright" || entry.name === ".cache" || entry.isFile()
    if (!isCopied) link(join(packages, entry.name), inCopy("node_modules", entry.name))
  }
  for (const room of ROOMS) {
    link(inCopy(room), inCopy("node_modules", "@scanwright", room))
    const own = fromRoot(room, "node_modules")
    if (existsSync(own)) link(own, inCopy(room, "node_modules"))
  }
}

/** Runs a Node program in the copy. @returns its output, and an empty text when it succeeded */
function problemsOf(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  })
  return status === 0 ? "" : `${stdout}${stderr}`
}

const program = (...segments: string[]) => inCopy("node_modules", ...segments)

function follow(block: RecipeBlock): void {
  if (block.kind === "commands") {
    for (const command of block.commands) runCommand(command)
    return
  }
  const { file, text, place } = block
  const path = inCopy(file)
  expect(existsSync(path), `${file} exists`).toBe(place !== undefined)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, place === undefined ? text : insertAt(readFileSync(path, "utf8"), place, text))
  touched.add(file)
}

/** Runs a program of the copy's `scripts/commands`. */
function runProgram(name: string, args: readonly (string | undefined)[]): void {
  const code = `import { run } from "./scripts/commands/${name}.ts"; process.exit(await run(${JSON.stringify(args)}))`
  expect(problemsOf("--import", "tsx", "--input-type=module", "--eval", code)).toBe("")
}

/** Runs a command of a recipe: `npm run new-component -- "Battery Gauge" Data`, or `npm run docs:columns`. */
function runCommand(command: string): void {
  if (command === "npm run docs:columns") {
    runProgram("docs-columns", [])
    touched.add(COLUMNS_PAGE)
    return
  }
  const [, labels, group] = /^npm run new-component -- "(.+)" (\w+)$/.exec(command) ?? []
  runProgram("new-component", [labels, group])
  const folder = join("design-system", "src", (labels ?? "").replaceAll(" ", "-").toLowerCase())
  for (const file of readdirSync(inCopy(folder))) touched.add(join(folder, file))
}

/** The files that a recipe's own blocks name. */
const filesOf = (title: string) =>
  new Set(
    recipes
      .filter((recipe) => recipe.title === title)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "file" ? [block.file] : []))),
  )

/** A room's type check of the files that were touched, of what is made of fields, and of what they import. */
function typeProblems(room: (typeof ROOMS)[number]): string {
  const files = [...touched].filter((file) => file.startsWith(room) && /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(0)
  const types = {
    backend: ["node", "jest"],
    storefront: ["node", "next", "next/image-types/global"],
    "design-system": ["node", "vite/client"],
  }
  const config = {
    extends: "./tsconfig.json",
    compilerOptions: { types: types[room], incremental: false, noEmit: true },
    files: files.map((file) => relative(room, file)),
    include: MADE_OF_FIELDS[room],
  }
  writeFileSync(inCopy(room, "tsconfig.recipes.json"), JSON.stringify(config))
  return problemsOf(program("typescript", "bin", "tsc"), "--project", join(room, "tsconfig.recipes.json"))
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "scanwright-recipes-"))
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) })
  linkPackages()
  for (const { blocks } of recipes) for (const block of blocks) follow(block)
}, TIMEOUT_MS)

afterAll(() => removeTree(copy))

describe("The recipes of CONTRIBUTING.md, followed in a copy", () => {
  it("are those for a field, a module, a route, a component and a page, and a page takes three files", () => {
    const added = recipes.filter(({ blocks }) => blocks.length > 0)
    expect(added.map(({ title }) => title)).toEqual([
      "Add a field to products",
      "Add a module",
      "Add a route",
      "Add a component",
      "Add a page",
    ])
    expect(added.at(-1)?.blocks).toHaveLength(3)
  })

  it("add a field to products in six files, its migration, its documentation and its test among them", () => {
    const generated = ["the migration", "its snapshot", COLUMNS_PAGE]
    const files = [...filesOf("Add a field to products"), ...generated]
    expect(files.length, files.join(", ")).toBeLessThanOrEqual(6)
    expect(files.some((file) => file.endsWith(".test.ts"))).toBe(true)
    expect(readFileSync(inCopy(COLUMNS_PAGE), "utf8")).toContain("`warranty_months`")
  })

  it.each(ROOMS)("make %s's types right", (room) => expect(typeProblems(room)).toBe(""), TIMEOUT_MS)

  it(
    "break no rule and are formatted",
    () => {
      const files = [...touched]
      const code = files.filter((file) => /\.tsx?$/.test(file))
      expect(problemsOf(program("eslint", "bin", "eslint.js"), "--max-warnings", "0", ...code)).toBe("")
      expect(problemsOf(program("prettier", "bin", "prettier.cjs"), "--check", ...files)).toBe("")
    },
    TIMEOUT_MS,
  )

  it(
    "pass the tests that look for a forgotten row, and that walk through the fields of a product",
    () => {
      const tests = [
        ...["backend/src/openapi/api-routes.test.ts", "storefront/src/config/company-paths.test.ts"],
        ...["backend/src/catalogue-import", "backend/src/contract", "backend/src/admin/features/product"],
        ...["storefront/src/staff/products", "storefront/src/lib/medusa"],
      ]
      expect(problemsOf(program("vitest", "vitest.mjs"), "run", "--project", "unit*", ...tests)).toBe("")
    },
    TIMEOUT_MS,
  )
})

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join, relative } from "node:path"
import { expect } from "vitest"
import { insertAt, type RecipeBlock } from "../docs/recipes.ts"
import { fromRoot, root } from "../lib/paths.ts"
import { removeTree } from "../lib/remove-tree.ts"
import { runToEnd } from "./run-to-end.ts"

/** The packages of this repository. */
export const ROOMS = ["backend", "storefront", "design-system"] as const
type Room = (typeof ROOMS)[number]

/** Installed and generated files, and pictures, which no recipe touches. */
const LEFT_OUT = new Set([
  "node_modules",
  ".git",
  ".next",
  ".medusa",
  ".scanwright",
  ".runtime",
  "visual",
  "storybook-static",
])

/** What `npm run docs:columns` writes. */
export const COLUMNS_PAGE = "backend/docs/catalogue-csv.md"

const link = (target: string, path: string) => symlinkSync(target, path, "junction")

/** A copy of the repository, with the packages of the original, in which recipes are followed. */
export class FollowedCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "scanwright-recipes-"))
  /** Files that the recipes write or change, from the copy's folder. */
  readonly touched = new Set<string>()
  /** Settings that the recipes make. */
  readonly settings: Record<string, string> = {}

  constructor() {
    cpSync(root, this.folder, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) })
    this.linkPackages()
  }

  /** A path in the copy. */
  path(...segments: string[]): string {
    return join(this.folder, ...segments)
  }

  /** The entry file of an installed program. */
  program(...segments: string[]): string {
    return this.path("node_modules", ...segments)
  }

  remove(): void {
    removeTree(this.folder)
  }

  /** Does what a block of a recipe asks for. */
  async follow(block: RecipeBlock): Promise<void> {
    if (block.kind === "commands") {
      for (const command of block.commands) await this.runCommand(command)
    } else if (block.kind === "settings") {
      Object.assign(this.settings, block.settings)
    } else {
      const { file, text, place } = block
      const path = this.path(file)
      expect(existsSync(path), `${file} exists`).toBe(place !== undefined)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, place === undefined ? text : insertAt(readFileSync(path, "utf8"), place, text))
      this.touched.add(file)
    }
  }

  /**
   * Runs a Node program in the copy.
   *
   * @returns its output, and an empty text when it succeeded
   */
  async problemsOf(args: readonly string[], { cwd = "", env = {} } = {}): Promise<string> {
    const { status, output } = await runToEnd(process.execPath, args, {
      cwd: this.path(cwd),
      env: { ...process.env, NODE_OPTIONS: "", ...env },
    })
    return status === 0 ? "" : output
  }

  /**
   * A room's type check of the files that were touched, and of what they import.
   *
   * @param include further files and folders of the room
   */
  async typeProblems(room: Room, include: readonly string[] = []): Promise<string> {
    const files = this.touchedCode().filter((file) => file.startsWith(`${room}/`))
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
      include,
    }
    writeFileSync(this.path(room, "tsconfig.recipes.json"), JSON.stringify(config))
    const project = join(room, "tsconfig.recipes.json")
    return this.problemsOf([this.program("typescript", "bin", "tsc"), "--project", project])
  }

  /** What lint and the formatter find in the files that were touched. */
  async ruleProblems(): Promise<string> {
    const lint = [this.program("eslint", "bin", "eslint.js"), "--max-warnings", "0", ...this.touchedCode()]
    const formatted = [...this.touched].filter((file) => !file.endsWith(".svg"))
    const prettier = [this.program("prettier", "bin", "prettier.cjs"), "--check", ...formatted]
    return (await this.problemsOf(lint)) + (await this.problemsOf(prettier))
  }

  /** Runs unit tests. @param files parts of their paths */
  async unitProblems(files: readonly string[]): Promise<string> {
    return this.problemsOf([this.program("vitest", "vitest.mjs"), "run", "--project", "unit*", ...files])
  }

  private touchedCode(): string[] {
    return [...this.touched].filter((file) => /\.tsx?$/.test(file))
  }

  /** The installed packages, with the copy's rooms in place of the original's. */
  private linkPackages(): void {
    const packages = fromRoot("node_modules")
    mkdirSync(this.path("node_modules", "@scanwright"), { recursive: true })
    for (const entry of readdirSync(packages, { withFileTypes: true })) {
      const isCopied = entry.name === "@scanwright" || entry.name === ".cache" || entry.isFile()
      if (!isCopied) link(join(packages, entry.name), this.path("node_modules", entry.name))
    }
    for (const name of readdirSync(join(packages, "@scanwright"))) {
      const original = realpathSync(join(packages, "@scanwright", name))
      const folder = relative(root, original)
      // Packages are used as they were compiled, which is not copied.
      const isRoom = ROOMS.some((room) => room === folder)
      link(isRoom ? this.path(folder) : original, this.path("node_modules", "@scanwright", name))
      const own = fromRoot(folder, "node_modules")
      if (isRoom && existsSync(own)) link(own, this.path(folder, "node_modules"))
    }
  }

  /** Runs a program of the copy's `scripts/commands`. */
  private async runProgram(name: string, args: readonly (string | undefined)[]): Promise<void> {
    const code = `require("./scripts/commands/${name}.ts").run(${JSON.stringify(args)}).then(process.exit)`
    expect(await this.problemsOf(["--require", "tsx/cjs", "--input-type=commonjs", "--eval", code])).toBe("")
  }

  /** Runs a command of a recipe: `npm run new-component -- "Battery Gauge" Data`, or `npm run docs:columns`. */
  private async runCommand(command: string): Promise<void> {
    const [, name = "", text = ""] = /^npm run ([\w:-]+)(?: -- (.+))?$/.exec(command) ?? []
    const args = [...text.matchAll(/"(.+?)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain)
    await this.runProgram(name.replace(":", "-"), args)
    if (name === "docs:columns") this.touched.add(COLUMNS_PAGE)
    if (name !== "new-component") return
    const folder = join("design-system", "src", String(args[0]).replaceAll(" ", "-").toLowerCase())
    for (const file of readdirSync(this.path(folder))) this.touched.add(join(folder, file))
  }
}

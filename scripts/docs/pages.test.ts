import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { describe, expect, it } from "vitest"
import { fromRoot, root } from "../lib/paths.ts"
import { columnsFile, withColumns } from "./columns.ts"
import { rolesAsMarkdown, rolesFile } from "./company-roles.ts"
import { formatPage } from "./format.ts"
import { settingsFile, settingsPage } from "./settings.ts"

const NOT_OURS = new Set(["node_modules", ".git", ".next", ".medusa", ".scanwright", "storybook-static"])

function markdownIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : markdownIn(path)
    return entry.name.endsWith(".md") ? [path] : []
  })
}

const read = (file: string) => readFileSync(file, "utf8")

/** Fragments that GitHub makes from headings. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  )

/** Folders in which a path of the documentation may start. */
const ROOTS = [
  "",
  "storefront",
  "storefront/src",
  "storefront/src/app",
  "backend",
  "backend/src",
  "scripts",
  "design-system",
]

/** Paths in code font, without packages (@…), generated folders (.…) and patterns. */
const pathsIn = (file: string) =>
  [...read(file).matchAll(/`([\w([][\w.()[\]-]*(?:\/[\w.()[\]-]+)+)\/?`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !path.startsWith("storybook/"))

const pages = markdownIn(root).filter((file) => !file.includes(".changeset"))

const links = markdownIn(root).flatMap((file) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ file, target })),
)

describe("The pages of documentation", () => {
  it("link to files and headings that exist", () => {
    const broken = links.filter(({ file, target }) => {
      const [path = "", anchor] = target.split("#")
      const aim = path === "" ? file : join(dirname(file), path)
      return !existsSync(aim) || (anchor !== undefined && !anchorsOf(aim).includes(anchor))
    })
    expect(broken.map(({ file, target }) => `${relative(root, file)}: ${target}`)).toEqual([])
  })

  it("of a package stand alone: no link of its README leads out of it", () => {
    const isOfPackage = (file: string) => /^packages[/\\][^/\\]+[/\\]README\.md$/.test(relative(root, file))
    expect(links.filter(({ file, target }) => isOfPackage(file) && target.startsWith(".."))).toEqual([])
  })

  it("name files and folders that exist", () => {
    const missing = pages.flatMap((file) =>
      pathsIn(file)
        .filter(
          (path) =>
            ![dirname(file), ...ROOTS.map((base) => fromRoot(base))].some((base) =>
              existsSync(join(base, path)),
            ),
        )
        .map((path) => `${relative(root, file)}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it("name every npm command in docs/commands.md", () => {
    const { scripts } = JSON.parse(read(fromRoot("package.json"))) as { scripts: Record<string, string> }
    const text = read(fromRoot("docs", "commands.md"))
    const unnamed = Object.keys(scripts).filter(
      (name) => !new RegExp(`\`npm (run )?${name}(\`| )`).test(text),
    )
    expect(unnamed).toEqual([])
  })

  it.each([
    ["settings", settingsFile, settingsPage],
    ["columns", columnsFile, () => withColumns(read(columnsFile))],
    ["company-roles", rolesFile, rolesAsMarkdown],
  ])("are what `npm run docs:%s` makes of schemas and contract", async (_command, file, make) =>
    expect(read(file)).toBe(await formatPage(file, make())),
  )
})

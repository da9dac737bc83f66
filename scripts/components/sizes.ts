import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build, type Metafile, transform } from "esbuild"
import { errorMessage } from "../lib/errors.ts"
import { root } from "../lib/paths.ts"
import { componentFolders, componentsFolder, styleSheet } from "./folders.ts"

/** Size of a component: gzipped bytes of everything it imports, without React. */
export interface Size {
  folder: string
  /** loaded with the component */
  script: number
  /** loaded on demand */
  lazy: number
  /** its own style sheet */
  style: number
  /** packages that our own files import */
  packages: string[]
  /** icon and animation libraries in the bundle */
  forbidden: string[]
  /** reason why bundling failed */
  broken?: string
}

/** Default budget of a component: gzipped bytes of script. */
export const BUDGET = 6 * 1024

/** Components with a larger budget, and the reason. */
export const EXCEPTIONS: Readonly<Record<string, { budget: number; reason: string }>> = {
  "browse-deck": {
    budget: 10 * 1024,
    reason: "It is a screen: the deck with its motion, three kinds of cards, search and pages of results.",
  },
  combobox: {
    budget: 50 * 1024,
    reason:
      "Headless UI's Combobox, with its list, its filter and several choices; a page loads it when the field is near.",
  },
  "data-table": {
    budget: 23 * 1024,
    reason:
      "TanStack Table with sorting, paging, selection and a choice of columns; only staff screens load it.",
  },
  "facet-list": {
    budget: 9 * 1024,
    reason: "All filters of a list with their fields, and the drawer that holds them on a phone.",
  },
  "image-list-field": {
    budget: 8 * 1024,
    reason:
      "A list put in order by keys and pointer, its fields, progress and drop zone; only staff screens load it.",
  },
  menu: {
    budget: 36 * 1024,
    reason: "Headless UI's Menu, with its keyboard and typing ahead; a page loads it when a menu is near.",
  },
}

/** Packages that components may import. Each was compared with writing the code ourselves. */
const ALLOWED = [
  "@headlessui/react",
  "@tanstack/react-table",
  "@tiptap/core",
  "@tiptap/extension-code",
  "@tiptap/extension-table",
  "@tiptap/pm",
  "@tiptap/starter-kit",
  "keen-slider",
]

/** Libraries for icons and animation, which the design system draws itself. */
const FORBIDDEN =
  /^(@heroicons|@phosphor-icons|@radix-ui\/react-icons|@tabler\/icons|@react-spring|@fortawesome|feather|framer-motion|gsap|lottie|lucide|motion|popmotion|react-icons|react-spring|react-transition-group|animejs)/

/** The package of a bundled file; undefined for our own files. */
function packageOf(file: string): string | undefined {
  const [, path] = /.*node_modules\/(.+)$/.exec(file) ?? []
  if (!path) return undefined
  const [scope = "", name = ""] = path.split("/")
  return scope.startsWith("@") ? `${scope}/${name}` : scope
}

/** Files that an output reaches by imports of the given kinds. */
function reached(outputs: Metafile["outputs"], entry: string, kinds: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (!external && kinds.includes(kind)) visit(path)
    }
  }
  visit(entry)
  return found
}

/** Packages that our own files import. */
function directPackages({ inputs }: Metafile): string[] {
  const ours = Object.entries(inputs).filter(([file]) => !packageOf(file))
  const imported = ours.flatMap(([, { imports }]) => imports.map(({ path }) => packageOf(path)))
  return [...new Set(imported.filter((name) => name !== undefined))].sort()
}

/** The icon and animation libraries among packages. */
const forbiddenAmong = (packages: readonly string[]): string[] =>
  packages.filter((name) => FORBIDDEN.test(name))

const gzipped = (content: Uint8Array | string) => gzipSync(content).length

/** Measures the size of a file's exports. @param entry absolute path */
async function weighScript(entry: string): Promise<Omit<Size, "folder" | "style">> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    treeShaking: true,
    write: false,
    metafile: true,
    outdir: join(root, "out"),
    absWorkingDir: root,
    jsx: "automatic",
    external: ["react", "react-dom", "react/*", "react-dom/*"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  })
  const { outputs, inputs } = metafile
  const start = Object.keys(outputs).find((file) => outputs[file]?.entryPoint) ?? ""
  const initial = reached(outputs, start, ["import-statement"])
  const all = reached(outputs, start, ["import-statement", "dynamic-import"])
  const weight = (wanted: (file: string) => boolean) =>
    outputFiles
      .filter(({ path }) => wanted(path.slice(root.length + 1).replaceAll("\\", "/")))
      .reduce((total, { contents }) => total + gzipped(contents), 0)
  const packages = Object.keys(inputs)
    .map(packageOf)
    .filter((name) => name !== undefined)
  return {
    script: weight((file) => initial.has(file)),
    lazy: weight((file) => all.has(file) && !initial.has(file)),
    packages: directPackages(metafile),
    forbidden: forbiddenAmong([...new Set(packages)]),
  }
}

/** Measures a style sheet as written; the build later replaces its classes by their rules. */
async function weighStyle(file: string | undefined): Promise<number> {
  if (!file) return 0
  const { code } = await transform(readFileSync(file, "utf8"), {
    loader: "css",
    minify: true,
    logLevel: "silent",
  })
  return gzipped(code)
}

/** Measures a component; one that cannot be bundled has size 0 and a reason, and the others are still measured. */
async function weighComponent(folder: string): Promise<Size> {
  const style = await weighStyle(styleSheet(folder))
  try {
    return { folder, style, ...(await weighScript(join(componentsFolder, folder, "index.ts"))) }
  } catch (error) {
    return { folder, style, script: 0, lazy: 0, packages: [], forbidden: [], broken: errorMessage(error) }
  }
}

/** The size of every component, largest first. */
export async function measureSizes(): Promise<Size[]> {
  const sizes = await Promise.all(componentFolders().map(weighComponent))
  return sizes.sort((a, b) => b.script - a.script)
}

/** Faults of a component's size and imports. @returns a sentence for each */
export function sizeProblems({ folder, script, packages, forbidden, broken }: Size): string[] {
  const { budget } = EXCEPTIONS[folder] ?? { budget: BUDGET }
  const unknown = packages.filter((name) => !ALLOWED.includes(name))
  return [
    ...(broken ? [`${folder} cannot be bundled: ${broken}`] : []),
    ...(script > budget ? [`${folder} weighs ${script} bytes and may weigh ${budget}.`] : []),
    ...unknown.map((name) => `${folder} imports ${name}, which is not among the packages it may import.`),
    ...forbidden.map((name) => `${folder} brings along ${name}, a library of icons or motion.`),
  ]
}

/** The table of all sizes, as text. */
export function sizeTable(sizes: readonly Size[]): string {
  const row = (...cells: string[]) =>
    cells.map((cell, at) => (at ? cell.padStart(9) : cell.padEnd(26))).join("")
  const lines = sizes.map(({ folder, script, lazy, style }) =>
    row(folder, String(script), lazy ? `+ ${lazy}` : "", style ? String(style) : ""),
  )
  return [row("gzipped bytes", "script", "+ lazy", "style"), ...lines].join("\n")
}

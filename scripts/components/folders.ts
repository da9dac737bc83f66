import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fromRoot } from "../lib/paths.ts"

/** Folder of the design system's components. */
export const componentsFolder = fromRoot("design-system", "src")

/** Folders that a file like `src/index.ts` exports, in its order. */
export function exportedFolders(index: string): string[] {
  return [...index.matchAll(/from "\.\/([a-z0-9-]+)"/g)].map(([, name = ""]) => name)
}

/** Style sheets a file like `src/base.css` imports, as `<folder>/<file>`, in its order. */
export function importedStyles(base: string): string[] {
  return [...base.matchAll(/^@import "\.\/([^"]+)"/gm)].map(([, file = ""]) => file)
}

/** Every component folder that the design system exports. */
export function componentFolders(): string[] {
  return exportedFolders(readFileSync(join(componentsFolder, "index.ts"), "utf8"))
}

/** The style sheet of a component, where it has one. */
export function styleSheet(folder: string): string | undefined {
  const file = join(componentsFolder, folder, `${folder}.css`)
  return existsSync(file) ? file : undefined
}

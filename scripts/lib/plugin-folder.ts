import { dirname, join } from "node:path"
import { SetupError } from "./errors.ts"
import { readJson } from "./json-file.ts"

/** What Medusa's plugins have among the keywords of their package. */
const KEYWORD = "medusa-plugin-"

/** The folder of the nearest package around a folder, itself included. */
function packageAround(folder: string): { folder: string; keywords: string[] } | undefined {
  const manifest = readJson<{ keywords?: string[] }>(join(folder, "package.json"))
  if (manifest) return { folder, keywords: manifest.keywords ?? [] }
  return dirname(folder) === folder ? undefined : packageAround(dirname(folder))
}

/**
 * The folder of the plugin in which a command was typed.
 *
 * @param typedIn folder in which npm was called
 * @throws SetupError outside of a plugin
 */
export function pluginFolder(typedIn: string): string {
  const found = packageAround(typedIn)
  if (found?.keywords.some((keyword) => keyword.startsWith(KEYWORD))) return found.folder
  throw new SetupError(
    `${typedIn} belongs to no plugin: its package.json has no keyword that begins with ${KEYWORD}.`,
    "Type the command in the plugin's folder, for example: cd packages/url-seo && npm run medusa --prefix ../.. -- plugin:db:generate",
  )
}

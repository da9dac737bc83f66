import { parseEnv } from "node:util"

/** The line that stands for the whole text of a file. */
const EVERYTHING = "everything"

/** Where a block goes in a file that is there: by a line that stands in it once. */
export interface RecipePlace {
  readonly side: "after" | "before" | "instead of"
  readonly line: string
}

/** A block of a recipe: the text of a file, commands to run, or lines of a `.env` file. */
export type RecipeBlock =
  | { readonly kind: "file"; readonly file: string; readonly text: string; readonly place?: RecipePlace }
  | { readonly kind: "commands"; readonly commands: readonly string[] }
  | { readonly kind: "settings"; readonly settings: Readonly<Record<string, string>> }

/** A section "### …" of CONTRIBUTING.md or of a guide, with its blocks in their order. */
export interface Recipe {
  readonly title: string
  readonly blocks: readonly RecipeBlock[]
}

const FENCE = /^( *)```(\w+)\n([\s\S]*?)^\1```$/gm
const HEAD = /^\/\/ (\S.*?)(?:, (after|before|instead of): (.+))?\n/

function blockOf(indentation: string, language: string, indented: string): RecipeBlock {
  const text = indented.replaceAll(new RegExp(`^${indentation}`, "gm"), "")
  if (language === "dotenv") return { kind: "settings", settings: parseEnv(text) as Record<string, string> }
  if (language === "sh") return { kind: "commands", commands: text.trim().split("\n") }
  const [head, file, side, line] = HEAD.exec(text) ?? []
  if (head === undefined || file === undefined)
    throw new Error(`A block does not name its file in its first line:\n${text}`)
  const place = side === undefined || line === undefined ? {} : { place: { side, line } as RecipePlace }
  return { kind: "file", file, text: text.slice(head.length), ...place }
}

/**
 * Reads the recipes.
 *
 * @param markdown CONTRIBUTING.md, or a guide
 * @throws Error when a block names no file
 */
export function readRecipes(markdown: string): Recipe[] {
  return markdown
    .split(/^### /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf("\n")),
      blocks: [...section.matchAll(FENCE)].map(([, indentation = "", language = "", text = ""]) =>
        blockOf(indentation, language, text),
      ),
    }))
}

/**
 * A file's text with a block inserted at its place; "instead of: everything" replaces the whole text.
 *
 * @throws Error when there is no such line, or more than one
 */
export function insertAt(source: string, { side, line }: RecipePlace, text: string): string {
  if (line === EVERYTHING) return text
  const lines = source.split("\n")
  const places = lines.flatMap((each, at) => (each.trim() === line ? [at] : []))
  const [place] = places
  if (place === undefined || places.length > 1) throw new Error(`${places.length} lines are: ${line}`)
  const start = side === "after" ? place + 1 : place
  const end = side === "before" ? place : place + 1
  return [...lines.slice(0, start), text.replace(/\n$/, ""), ...lines.slice(end)].join("\n")
}

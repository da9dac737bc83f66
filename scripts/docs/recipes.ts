/** A block of a recipe: the text of a file, or commands to run. */
export type RecipeBlock =
  | { readonly kind: "file"; readonly file: string; readonly text: string; readonly after?: string }
  | { readonly kind: "commands"; readonly commands: readonly string[] }

/** A section "Add a …" of CONTRIBUTING.md, with its blocks in their order. */
export interface Recipe {
  readonly title: string
  readonly blocks: readonly RecipeBlock[]
}

const FENCE = /^( *)```(\w+)\n([\s\S]*?)^\1```$/gm
const HEAD = /^\/\/ (\S.*?)(?:, after: (.+))?\n/

function blockOf(indentation: string, language: string, indented: string): RecipeBlock {
  const text = indented.replaceAll(new RegExp(`^${indentation}`, "gm"), "")
  if (language === "sh") return { kind: "commands", commands: text.trim().split("\n") }
  const [head, file, after] = HEAD.exec(text) ?? []
  if (head === undefined || file === undefined)
    throw new Error(`A block does not name its file in its first line:\n${text}`)
  const rest = text.slice(head.length)
  return { kind: "file", file, text: rest, ...(after === undefined ? {} : { after }) }
}

/**
 * Reads the recipes.
 *
 * @param markdown CONTRIBUTING.md
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
 * A file's text with a block inserted after the quoted line.
 *
 * @throws Error when there is no such line, or more than one
 */
export function insertAfter(source: string, line: string, text: string): string {
  const lines = source.split("\n")
  const places = lines.flatMap((each, at) => (each.trim() === line ? [at] : []))
  const [place] = places
  if (place === undefined || places.length > 1) throw new Error(`${places.length} lines are: ${line}`)
  return [...lines.slice(0, place + 1), text.replace(/\n$/, ""), ...lines.slice(place + 1)].join("\n")
}

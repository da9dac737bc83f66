import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const comments = /\/\*.*?\*\//gs
const imports = /@import\s+"(?<file>[^"]+\.css)"/g
/** A selector or an at-rule with its opening brace, or a closing brace. */
const blocks = /(?<head>[^{};]*)\{|\}/g
const classNames = /\.(?<name>[a-z_][\w-]*)/gi

/**
 * The values of a named group in all matches of a pattern.
 *
 * @param {string} text
 * @param {RegExp} pattern
 * @param {string} group
 */
const allOf = (text, pattern, group) =>
  Array.from(text.matchAll(pattern), ({ groups }) => groups?.[group] ?? "")

/** The classes that one file defines in the layer `components`. @param {string} css without comments */
function classesOf(css) {
  const found = []
  /** @type {string[]} */
  const open = []
  for (const { groups } of css.matchAll(blocks)) {
    const head = groups?.head?.trim()
    if (head === undefined) open.pop()
    else {
      open.push(head)
      if (!head.startsWith("@") && open.includes("@layer components"))
        found.push(...allOf(head, classNames, "name"))
    }
  }
  return found
}

/**
 * The classes that a style sheet and those it imports define in the layer `components`, each once, by name. The plugin for Tailwind can find
 * them, too, but searches the style sheets anew for every element.
 *
 * @param {string} file the style sheet's absolute path
 * @returns {string[]}
 */
export function componentClasses(file) {
  const css = readFileSync(file, "utf8").replaceAll(comments, "")
  const { resolve } = createRequire(file)
  const imported = allOf(css, imports, "file").map((other) =>
    other.startsWith(".") ? path.resolve(path.dirname(file), other) : resolve(other),
  )
  return [...new Set([...imported.flatMap(componentClasses), ...classesOf(css)])].sort()
}

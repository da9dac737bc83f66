import { readdirSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import ts from "typescript"
import { fromRoot, root } from "../lib/paths.ts"

/** The copy of one page, or of one part of the site. */
interface Copy {
  readonly name: string
  readonly texts: readonly string[]
}

/** Folders whose strings visitors read. */
const CONTENT = ["storefront/src/content"]
const SCREENS = ["storefront/src/features", "storefront/src/shell", "storefront/src/app/(site)"]
const MAILS = ["backend/src/modules/mailer"]
const ARTICLES = "backend/src/seed/data/articles"

/** Fewer words are a label, which no rule about sentences fits. */
const LEAST_LENGTH = 5

/** Values of code that look like sentences: addresses, class names, colours, media queries, error codes. */
const CODE = /^[a-z0-9-]+(?:[ :/[\]().,%#*&>_-]+[a-z0-9-]+)*$|^[/#@.(]|=>|\{|;$|^M\d|^use |^\(|^[\d ,.]+$/

const isProse = (text: string) => text.split(/\s+/).length >= LEAST_LENGTH && !CODE.test(text)

/** Markdown's links as their words. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return /\.tsx?$/.test(entry.name) && !/\.(?:test|stories|d)\.tsx?$/.test(entry.name) ? [path] : []
    })
    .toSorted()
}

const kindOf = (file: string) => (file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** The text of a node of the program, with "10" for what is put in; undefined where the node is no text. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isJsxText(node)) return node.text.trim()
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `10${literal.text}`)].join("")
}

const isImport = (node: ts.Node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node)

/** Strings that no visitor sees: errors that are thrown, lines of the log. */
const isInternal = (node: ts.Node) =>
  ts.isThrowStatement(node) || (ts.isNewExpression(node) && node.expression.getText().endsWith("Error"))

/**
 * Every string in a file of TypeScript that may be seen, labels of one word among them.
 *
 * @param source its text
 * @param kind whether it holds JSX
 */
function stringsIn(source: string, kind = ts.ScriptKind.TS): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isImport(node)) return
    const text = textOf(node)
    if (text) found.push(text.replaceAll(/\s+/g, " "))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile("strings", source, ts.ScriptTarget.Latest, true, kind))
  return found
}

/** Every string in the files of a folder, by file. */
export const stringsOf = (folder: string): { file: string; strings: string[] }[] =>
  filesIn(fromRoot(folder)).map((path) => ({
    file: relative(root, path),
    strings: stringsIn(readFileSync(path, "utf8"), kindOf(path)),
  }))

/** The page that an object describes, by its `path` or `handle`. */
function pageOf(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined
  return node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ["path", "handle"].includes(name.getText()))
    ?.initializer.getText()
    .replaceAll(/^routes\.|"/g, "")
}

/**
 * The sentences in a file of TypeScript, by the page they are on.
 *
 * @param source its text
 * @param name the page of what no object with a `path` or `handle` holds
 * @param kind whether it holds JSX
 */
function copyIn(source: string, name: string, kind = ts.ScriptKind.TS): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  const visit = (node: ts.Node, page: string) => {
    if (isImport(node) || isInternal(node)) return
    const text = textOf(node)
    if (text !== undefined && isProse(text)) {
      pages.set(page, [...(pages.get(page) ?? []), withoutLinks(text)])
    }
    const inner = pageOf(node) ?? page
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, kind), name)
  return pages
}

/** The sentences in the text of an article, which is HTML. */
const paragraphsOf = (html: string) =>
  html
    .split(/<\/?(?:p|li|h\d|ul|ol|table|tr|td|th|figure|figcaption|blockquote)\b[^>]*>/)
    .map((part) =>
      part
        .replaceAll(/<[^>]+>/g, "")
        .replaceAll("&amp;", "&")
        .replaceAll(/&[a-z#0-9]+;/g, " ")
        .trim(),
    )
    .filter(isProse)

const read = (...path: string[]) => readFileSync(fromRoot(...path), "utf8")

function copyOfFolder(folder: string, group?: string): Copy[] {
  const pages = new Map<string, string[]>()
  for (const file of filesIn(fromRoot(folder))) {
    const name = group ?? relative(fromRoot(folder), file).replace(/\.tsx?$/, "")
    for (const [page, texts] of copyIn(readFileSync(file, "utf8"), name, kindOf(file))) {
      const key = group ?? page
      pages.set(key, [...(pages.get(key) ?? []), ...texts])
    }
  }
  return [...pages].map(([name, texts]) => ({ name, texts }))
}

const articles = (): Copy[] =>
  readdirSync(fromRoot(ARTICLES))
    .filter((file) => file.endsWith(".html"))
    .toSorted()
    .map((file) => ({
      name: `article: ${basename(file, ".html")}`,
      texts: paragraphsOf(read(ARTICLES, file)),
    }))

/** Everything that visitors read: pages, screens, mails and the sample articles. */
export const publicCopy = (): Copy[] => [
  ...CONTENT.flatMap((folder) => copyOfFolder(folder)),
  ...SCREENS.flatMap((folder) => copyOfFolder(folder, relative(root, fromRoot(folder)))),
  ...MAILS.flatMap((folder) => copyOfFolder(folder, "mails")),
  ...articles(),
]

import type { ArticlePart, PageTable } from "@/content/company/page"

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

const LINK = /\[([^\]]+)\]\(((?:\/|#|https:|mailto:|tel:)[^)\s]*)\)/g

/** A text as HTML; `[words](/address)` becomes a link, everything else is escaped. */
export const toInline = (text: string): string => escape(text).replace(LINK, '<a href="$2">$1</a>')

/** A table as HTML: its first column names the rows. */
export function tableHtml({ caption, head, rows, ids = [] }: PageTable): string {
  const heads = head.map((label) => `<th scope="col">${toInline(label)}</th>`).join("")
  const lines = rows.map(
    ([name = "", ...cells], index) =>
      `<tr${ids[index] === undefined ? "" : ` id="${escape(ids[index])}"`}><th scope="row">${toInline(name)}</th>${cells.map((cell) => `<td>${toInline(cell)}</td>`).join("")}</tr>`,
  )
  return `<table><caption>${escape(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${lines.join("")}</tbody></table>`
}

/** Paragraphs as HTML. */
export const paragraphsHtml = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${toInline(text)}</p>`).join("")

function blockHtml(block: ArticlePart["blocks"][number]): string {
  if (typeof block === "string") return paragraphsHtml([block])
  if ("table" in block) return tableHtml(block.table)
  return `<ul>${block.list.map((text) => `<li>${toInline(text)}</li>`).join("")}</ul>`
}

/** The parts of a long text as HTML, each with its heading. */
export const articleHtml = (parts: readonly ArticlePart[]): string =>
  parts.map(({ title, blocks }) => `<h2>${escape(title)}</h2>${blocks.map(blockHtml).join("")}`).join("")

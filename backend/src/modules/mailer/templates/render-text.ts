import { type Company } from "../../../contract"
import { companyParticulars } from "./company-particulars"
import { plainText } from "./plain-text"
import { type Block, type Fact, type MailDocument } from "./document"

const indented = (text: string, by: string) => text.split("\n").join(`\n${by}`)

function writeFacts(facts: readonly Fact[]): string {
  return facts
    .map(({ label, text }) => `${label}:${text.includes("\n") ? "\n  " : " "}${indented(text, "  ")}`)
    .join("\n")
}

function writeTable({ columns, rows }: Extract<Block, { kind: "table" }>): string {
  return rows
    .map((row) =>
      row
        .map((cell, at) => `${columns[at]?.label ?? ""}: ${cell.replaceAll("\n", ", ")}`)
        .map((cell, at) => (at === 0 ? `- ${cell}` : `  ${cell}`))
        .join("\n"),
    )
    .join("\n")
}

const WRITERS: { [Kind in Block["kind"]]: (block: Extract<Block, { kind: Kind }>) => string } = {
  paragraph: ({ text }) => text,
  heading: ({ text }) => text.toUpperCase(),
  facts: ({ facts }) => writeFacts(facts),
  table: writeTable,
  list: ({ items }) => items.map((item) => `- ${item}`).join("\n"),
  button: ({ label, url }) => `${label}:\n${url}`,
  note: ({ text }) => text,
}

function write<Kind extends Block["kind"]>(block: Extract<Block, { kind: Kind }>): string {
  return WRITERS[block.kind](block)
}

/**
 * Renders a mail as plain text.
 *
 * @param document content of the mail
 * @param company whose particulars are at the end
 */
export function renderText({ title, reference, blocks, reason }: MailDocument, company: Company): string {
  const head = reference === undefined ? title : `${title}\n${reference}`
  const foot = ["-- ", reason, ...companyParticulars(company)].join("\n")
  return plainText(`${[head, ...blocks.map(write), foot].join("\n\n")}\n`)
}

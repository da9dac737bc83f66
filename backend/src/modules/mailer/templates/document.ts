/** A part of a mail. All texts are plain; the renderers escape them. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  /** Labels with their texts, which may have line breaks. */
  | { kind: "facts"; facts: Fact[] }
  | { kind: "table"; columns: Column[]; rows: string[][] }
  | { kind: "list"; items: string[] }
  | { kind: "button"; label: string; url: string }
  /** Small, muted text. */
  | { kind: "note"; text: string }

/** The paragraphs of a text: a blank line begins another. */
export const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== "")
    .map((part) => ({ kind: "paragraph", text: part }))

export interface Fact {
  label: string
  text: string
}

export interface Column {
  label: string
  /** Whether the column holds numbers, aligned right. */
  numeric?: boolean
}

/** A mail before it is written as HTML and as text. */
export interface MailDocument {
  subject: string
  /** Preview text that mail programs show beside the subject. */
  preview: string
  title: string
  /** Printed large under the title, for example a reference. */
  reference?: string
  blocks: Block[]
  /** Why the recipient gets this mail: the last sentence above the company's particulars. */
  reason: string
}

/** A mail as it is sent. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

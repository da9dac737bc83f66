/** A part of a mail. All texts are plain; the renderers escape them. */
export type Block =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string }
  /** Labels with what stands behind them; texts may hold line breaks. */
  | { kind: "facts"; facts: Fact[] }
  | { kind: "table"; columns: Column[]; rows: string[][] }
  | { kind: "list"; items: string[] }
  | { kind: "button"; label: string; url: string }
  /** Smaller and quieter. */
  | { kind: "note"; text: string }

export interface Fact {
  label: string
  text: string
}

export interface Column {
  label: string
  /** Figures stand at the right. */
  numeric?: boolean
}

/** A mail before it is written as HTML and as text. */
export interface MailDocument {
  subject: string
  /** What mail programs show beside the subject in the list. */
  preview: string
  title: string
  /** Printed large under the title, for example a reference. */
  reference?: string
  blocks: Block[]
  /** Why the reader gets this mail; the last sentence above the company's particulars. */
  reason: string
}

/** A mail as it is sent. */
export interface MailContent {
  subject: string
  html: string
  text: string
}

import { type z } from "zod"

/** How a value is asked for and read: one line, several, an e-mail address … a group of fields, a list of groups. */
export type FormFieldKind =
  | "line"
  | "paragraphs"
  | "email"
  | "phone"
  | "website"
  | "figure"
  | "pounds"
  | "choice"
  | "choices"
  | "country"
  | "tick"
  | "group"
  | "list"

/** One field as people see it. The rules are the schema's; `required` repeats them for the mark beside the label. */
export interface FormField {
  /** Key in `data`, or in the group it stands in. */
  readonly name: string
  readonly label: string
  readonly kind: FormFieldKind
  readonly required: boolean
  /** The only values there are, with what people read. */
  readonly choices?: Readonly<Record<string, string>>
  /** Values to offer; others are welcome. */
  readonly offered?: readonly string[]
  /** Fields of a group, or of each entry of a list. */
  readonly fields?: readonly FormField[]
  /** Heading of one entry of a list, before its number. */
  readonly entry?: string
}

/** Where a value stands in `data`. */
export type ValuePath = readonly string[]

/** One form: its rules, where to find who sent it, and its fields in the order they are shown. */
export interface FormDefinition {
  /** What people read, for example "General enquiry". */
  readonly title: string
  /** For "Failed to add {kind} submission". */
  readonly kind: string
  /** What the sender has sent, for "Thank you, we have your {noun}". */
  readonly noun: string
  readonly schema: z.ZodType
  readonly sender: {
    readonly name: ValuePath
    readonly email: ValuePath
    readonly company: ValuePath
    readonly phone: ValuePath
  }
  readonly fields: readonly FormField[]
}

import type { SelectOption } from "@scanwright/design-system"
import type { ReactNode } from "react"

interface Common {
  /** The name it is sent by; names of groups have dots. */
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly required?: boolean
}

/** One line of text, or several. */
export interface TextualField extends Common {
  readonly kind: "text" | "email" | "tel" | "paragraphs"
  readonly autoComplete: string
  readonly value?: string
  readonly width?: "xs" | "sm" | "md"
  /** Most characters, counted under the field. */
  readonly characterLimit?: number
  /** For a value that is known; password managers find the account by the field. */
  readonly readOnly?: boolean
}

/** A password. */
export interface SecretField extends Common {
  readonly kind: "password"
  readonly autoComplete: "current-password" | "new-password"
}

/** A choice of one. */
export interface ChoiceField extends Common {
  readonly kind: "choice"
  readonly options: readonly SelectOption[]
  readonly value?: string
  /** The first line, without a value. */
  readonly placeholder?: string
  readonly autoComplete?: string
}

/** Any number of choices for one question. */
export interface ChoicesField extends Common {
  readonly kind: "choices"
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint: string }[]
  readonly value?: readonly string[]
}

/** A box to tick. */
export interface TickField extends Common {
  readonly kind: "tick"
  readonly value?: boolean
}

/** A field of a form, as data: pages describe their forms on the server. */
export type FieldDescription = TextualField | SecretField | ChoiceField | ChoicesField | TickField

/** Fields under one heading; without a heading, the fields alone. */
export interface FieldGroup {
  readonly title?: string
  readonly fields: readonly FieldDescription[]
}

import { type Ref } from "react"
import { type Field, type FieldValue } from "../../lib/fields"

/** Props of every input of a form. */
export interface InputProps<Value extends FieldValue> {
  field: Field
  value: Value
  /** Declared as a method, so that inputs of different values fit into one table. */
  onChange(this: void, value: Value): void
  onBlur: () => void
  /** Focus goes here when the field is wrong. */
  focusRef: Ref<HTMLElement>
  /** Ties the control to its label, its hint and its error. */
  control: { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean }
}

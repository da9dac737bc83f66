import { Input } from "@medusajs/ui"
import { type Ref } from "react"
import { type FieldKind } from "../../lib/fields"
import { type InputProps } from "./input-props"

const TYPES: Partial<Record<FieldKind, { type?: string; inputMode?: "decimal" }>> = {
  number: { inputMode: "decimal" },
  time: { type: "datetime-local" },
  moment: { type: "datetime-local" },
}

/** One line: text, a number, or a date and time. */
export function TextInput({ field, value, onChange, onBlur, focusRef, control }: InputProps<string>) {
  return (
    <Input
      {...control}
      {...TYPES[field.kind]}
      ref={focusRef as Ref<HTMLInputElement>}
      aria-required={field.required}
      autoComplete="off"
      placeholder={field.placeholder}
      value={value}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

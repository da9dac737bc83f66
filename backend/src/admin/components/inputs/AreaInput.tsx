import { clx, Textarea } from "@medusajs/ui"
import { type Ref } from "react"
import { type FieldKind } from "../../lib/fields"
import { type InputProps } from "./input-props"

/** Height in lines, and whether the text is code, by kind of field. */
const SHAPES: Partial<Record<FieldKind, { rows: number; code?: boolean }>> = {
  paragraph: { rows: 3 },
  lines: { rows: 5 },
  json: { rows: 10, code: true },
  html: { rows: 18, code: true },
  "optional-html": { rows: 14, code: true },
}

/** Several lines of text or code. */
export function AreaInput({ field, value, onChange, onBlur, focusRef, control }: InputProps<string>) {
  const { rows, code = false } = SHAPES[field.kind] ?? { rows: 3 }
  return (
    <Textarea
      {...control}
      ref={focusRef as Ref<HTMLTextAreaElement>}
      aria-required={field.required}
      rows={rows}
      spellCheck={!code}
      className={clx({ "font-mono text-xs leading-5": code })}
      placeholder={field.placeholder}
      value={value}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

"use client"

import {
  isOfKind,
  productField,
  type FieldOfKind,
  type ProductField,
  type ProductFieldKind,
} from "@scanwright/backend/contract"
import { ListField, TextArea, TextField, type TextFieldProps } from "@scanwright/design-system"
import { RichTextField } from "@/staff/records/RichTextField"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf } from "./product-form"

/** Kinds of fields that are one line of text, and how their lines differ. */
const LINES = {
  name: { required: true, className: "col-span-full" },
  "part-number": {},
  text: {},
  address: { type: "url" },
  price: { prefix: "£", inputMode: "decimal", width: "sm" },
  rating: { inputMode: "decimal", width: "sm" },
  count: { inputMode: "numeric", width: "sm" },
} as const satisfies Partial<Record<ProductFieldKind, Partial<TextFieldProps>>>

type LineKind = keyof typeof LINES
type LineField = FieldOfKind<LineKind>

const LINE_KINDS = Object.keys(LINES) as LineKind[]

/** Lines that count their characters. */
const COUNTED: readonly ProductField[] = ["seo_title"]

/** Letters of a unit that fit into a short field. */
const SHORT_UNIT = 6

/** Lines of the areas that do not have three. */
const ROWS: Partial<Record<ProductField, number>> = { short_description: 2, description: 4 }

/** Props that every text field of the form has. */
function useTextProps(field: LineField | FieldOfKind<"paragraph">) {
  const { value, error, set } = useField(field)
  return {
    ...{ value, error, label: FIELD_LABELS[field], id: fieldIdOf(field) },
    hint: productField(field).hint,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
}

/** One line of the form. */
export function FormText({ field }: { field: LineField }) {
  "use memo"
  const { kind, unit, most } = productField(field)
  return (
    <TextField
      required={false}
      {...(isLine(kind) && LINES[kind])}
      {...(unit !== undefined && { suffix: unit, width: unit.length > SHORT_UNIT ? "md" : "sm" })}
      {...(most !== undefined && COUNTED.includes(field) && { characterLimit: most })}
      {...useTextProps(field)}
    />
  )
}

/** Several lines of the form. */
function FormArea({ field }: { field: FieldOfKind<"paragraph"> }) {
  "use memo"
  const { most } = productField(field)
  return (
    <TextArea
      required={false}
      rows={ROWS[field] ?? 3}
      {...(most !== undefined && { characterLimit: most })}
      {...useTextProps(field)}
    />
  )
}

/** A text with structure, in the editor whose HTML the backend stores as it is. */
function FormHtml({ field }: { field: FieldOfKind<"html"> }) {
  "use memo"
  const { value, error, set } = useField(field)
  return (
    <RichTextField
      label={FIELD_LABELS[field]}
      id={fieldIdOf(field)}
      hint={productField(field).hint}
      required={false}
      error={error}
      html={value}
      characterLimit={productField(field).most}
      onChange={set}
    />
  )
}

/** Problems of single entries of a list, by their index. @param list its path in the form */
export const useEntryProblems = (list: string): Record<number, string> => {
  const problems = useEditorState((state) => state.problems)
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) =>
      path.startsWith(`${list}.`) ? [[Number(path.slice(list.length + 1)), message]] : [],
    ),
  )
}

/** A list of the form. */
export function FormList({ field }: { field: FieldOfKind<"list" | "part-numbers"> }) {
  "use memo"
  const { value, error, set } = useField(field)
  const itemErrors = useEntryProblems(field)
  const { label, entry, hint } = productField(field)
  return (
    <ListField
      id={fieldIdOf(field)}
      required={false}
      itemLabel={entry ?? label}
      {...{ label, hint, error, itemErrors }}
      values={value}
      onChange={set}
    />
  )
}

const isLine = (kind: ProductFieldKind): kind is LineKind => kind in LINES

/** A field as its kind is edited; nothing for kinds that every form draws by itself. */
export function FormField({ field }: { field: ProductField }) {
  if (isOfKind(field, ...LINE_KINDS)) return <FormText field={field} />
  if (isOfKind(field, "paragraph")) return <FormArea field={field} />
  if (isOfKind(field, "html")) return <FormHtml field={field} />
  if (isOfKind(field, "list")) return <FormList field={field} />
  return null
}

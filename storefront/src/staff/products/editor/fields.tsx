"use client"

import {
  ListField,
  TextArea,
  TextField,
  type TextAreaProps,
  type TextFieldProps,
} from "@scanwright/design-system"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf, type ProductField, type ProductForm } from "./product-form"

/** Fields whose values are of a kind. */
type FieldsOf<Value> = {
  [Field in ProductField]: ProductForm[Field] extends Value
    ? Value extends ProductForm[Field]
      ? Field
      : never
    : never
}[ProductField]

type OwnProps = "label" | "id" | "value" | "onChange" | "error"

interface Own {
  field: FieldsOf<string>
}

/** What a field of the form says and does, whatever it looks like. */
function useTextProps(field: FieldsOf<string>) {
  const { value, error, set } = useField(field)
  return {
    ...{ value, error, label: FIELD_LABELS[field], id: fieldIdOf(field) },
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
}

/** One line of the form. */
export function FormText({ field, ...props }: Own & Omit<TextFieldProps, OwnProps>) {
  "use memo"
  return <TextField {...props} {...useTextProps(field)} />
}

/** Several lines of the form. */
export function FormArea({ field, ...props }: Own & Omit<TextAreaProps, OwnProps>) {
  "use memo"
  return <TextArea {...props} {...useTextProps(field)} />
}

/** What is wrong with single entries of a list, by their place. */
const useEntryProblems = (field: ProductField): Record<number, string> => {
  const problems = useEditorState((state) => state.problems)
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) => {
      const [name, place] = path.split(".")
      return name === field && place !== undefined ? [[Number(place), message]] : []
    }),
  )
}

interface ListProps {
  field: FieldsOf<string[]>
  /** One of its entries: "Key feature". */
  itemLabel: string
  hint?: string
}

/** A list of the form. */
export function FormList({ field, itemLabel, hint }: ListProps) {
  "use memo"
  const { value, error, set } = useField(field)
  const itemErrors = useEntryProblems(field)
  return (
    <ListField
      label={FIELD_LABELS[field]}
      id={fieldIdOf(field)}
      required={false}
      {...{ itemLabel, hint, error, itemErrors }}
      values={value}
      onChange={set}
    />
  )
}

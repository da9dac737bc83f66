"use client"

import {
  Checkbox,
  CheckboxGroup,
  PasswordField,
  Select,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import type { FormState } from "../session/form-state"
import type { FieldDescription } from "./fields"

interface Props {
  field: FieldDescription
  /** Id of the control. */
  id: string
  state: FormState
}

/** A field of a form of the account, with what was typed and what is wrong with it. */
export function FormField({ field, id, state }: Props) {
  const { name, label, hint, required } = field
  const common = { id, name, hint, required, error: state.problems?.[name] }
  const typed = state.values?.[name]
  switch (field.kind) {
    case "choices":
      return (
        <CheckboxGroup
          {...common}
          legend={label}
          options={field.options}
          defaultValue={typed ?? field.value ?? []}
        />
      )
    case "tick":
      return (
        <Checkbox
          {...common}
          label={label}
          defaultChecked={typed === undefined ? (field.value ?? false) : typed.length > 0}
        />
      )
    case "choice":
      return (
        <Select
          {...common}
          label={label}
          options={field.options}
          placeholder={field.placeholder}
          autoComplete={field.autoComplete}
          defaultValue={typed?.[0] ?? field.value}
        />
      )
    case "password":
      return <PasswordField {...common} label={label} autoComplete={field.autoComplete} />
    case "paragraphs":
      return (
        <TextArea
          {...common}
          label={label}
          rows={3}
          characterLimit={field.characterLimit}
          defaultValue={typed?.[0] ?? field.value}
        />
      )
    case "text":
    case "email":
    case "tel":
      return (
        <TextField
          {...common}
          label={label}
          type={field.kind}
          autoComplete={field.autoComplete}
          width={field.width}
          readOnly={field.readOnly}
          defaultValue={typed?.[0] ?? field.value}
        />
      )
  }
}

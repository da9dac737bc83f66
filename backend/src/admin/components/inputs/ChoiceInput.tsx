import { Select } from "@medusajs/ui"
import { type Ref } from "react"
import { type InputProps } from "./input-props"

/** Value that stands for no choice: Medusa's Select cannot hold an empty one. */
const NONE = "(none)"

/** One of several values; none, too, unless the field is required. */
export function ChoiceInput({ field, value, onChange, focusRef, control }: InputProps<string>) {
  return (
    <Select
      value={value || (field.required ? "" : NONE)}
      onValueChange={(chosen) => onChange(chosen === NONE ? "" : chosen)}
    >
      <Select.Trigger {...control} ref={focusRef as Ref<HTMLButtonElement>}>
        <Select.Value placeholder={field.placeholder ?? "Choose"} />
      </Select.Trigger>
      <Select.Content>
        {!field.required && <Select.Item value={NONE}>{field.placeholder ?? "None"}</Select.Item>}
        {field.choices?.map((choice) => (
          <Select.Item key={choice.value} value={choice.value}>
            {choice.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}

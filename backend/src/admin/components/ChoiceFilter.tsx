import { Label, Select } from "@medusajs/ui"
import { useId } from "react"
import { type Choice } from "../lib/fields"

/** A filter of a list: one of several values, or all. */
export interface ListFilter {
  /** Its name in the Admin API's query. */
  id: string
  label: string
  choices: readonly Choice[]
  /** Shows the values side by side, each with its number of rows, as the list's response counts them. */
  counts?: (response: Record<string, unknown>) => Readonly<Record<string, number>>
}

/** Value of "All": Medusa's Select cannot hold an empty one. */
const ALL = "(all)"

/** Props of every filter control. */
export interface FilterProps extends ListFilter {
  /** The list's response, once there is one. */
  response: Record<string, unknown> | undefined
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Narrows a list to one value. */
export function ChoiceFilter({ label, choices, value, onChange }: FilterProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-x-2">
      <Label size="xsmall" htmlFor={id} className="text-ui-fg-subtle whitespace-nowrap">
        {label}
      </Label>
      <Select
        size="small"
        value={value ?? ALL}
        onValueChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
      >
        <Select.Trigger id={id} className="min-w-[104px]">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value={ALL}>All</Select.Item>
          {choices.map((choice) => (
            <Select.Item key={choice.value} value={choice.value}>
              {choice.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  )
}

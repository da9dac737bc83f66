import { Plus, Trash } from "@medusajs/icons"
import { Button, IconButton, Input, Select } from "@medusajs/ui"
import { type Ref } from "react"
import { type RowValue } from "../../lib/fields"
import { type InputProps } from "./input-props"

const NEW_TAG: RowValue = { attribute: "name", key: "", content: "" }

/** Meta tags beyond those that have fields of their own: a name or property, and its content. */
export function MetaTagsInput({ value, onChange, focusRef, control }: InputProps<RowValue[]>) {
  const change = (index: number, changes: RowValue) =>
    onChange(value.map((tag, at) => (at === index ? { ...tag, ...changes } : tag)))
  return (
    <div
      role="group"
      id={control.id}
      aria-label="Additional meta tags"
      aria-describedby={control["aria-describedby"]}
      className="flex flex-col gap-y-2"
    >
      {value.map((tag, index) => (
        // Rows have no id, and their order never changes.
        <div key={index} className="grid grid-cols-[112px_1fr_1fr_32px] gap-2">
          <Select value={tag.attribute} onValueChange={(attribute) => change(index, { attribute })}>
            <Select.Trigger aria-label={`Kind of tag ${index + 1}`}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              <Select.Item value="name">name</Select.Item>
              <Select.Item value="property">property</Select.Item>
            </Select.Content>
          </Select>
          <Input
            aria-label={`Name of tag ${index + 1}`}
            placeholder="author"
            value={tag.key}
            onChange={({ target }) => change(index, { key: target.value })}
          />
          <Input
            aria-label={`Content of tag ${index + 1}`}
            placeholder="Scanwright"
            value={tag.content}
            onChange={({ target }) => change(index, { content: target.value })}
          />
          <IconButton
            type="button"
            aria-label={`Remove tag ${index + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            <Trash />
          </IconButton>
        </div>
      ))}
      <Button
        ref={focusRef as Ref<HTMLButtonElement>}
        type="button"
        size="small"
        variant="secondary"
        className="w-fit"
        onClick={() => onChange([...value, NEW_TAG])}
      >
        <Plus />
        Add a tag
      </Button>
    </div>
  )
}

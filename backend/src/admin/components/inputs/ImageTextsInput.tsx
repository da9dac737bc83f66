import { Input, Label, Text } from "@medusajs/ui"
import { useId } from "react"
import { type RowValue } from "../../lib/fields"
import { type InputProps } from "./input-props"

const TEXTS = [
  { key: "alt_text", label: "Alternative text", hint: "What the picture shows" },
  { key: "title_text", label: "Title", hint: "Shown as a tooltip" },
] as const

/** Texts of pictures; the pictures themselves are edited in Medusa's own section. */
export function ImageTextsInput({ value, onChange, control }: InputProps<RowValue[]>) {
  const id = useId()
  if (value.length === 0) {
    return (
      <Text size="small" className="text-ui-fg-subtle">
        There are no pictures yet. Add them in the Media section first.
      </Text>
    )
  }
  return (
    <div role="group" aria-label="Picture texts" id={control.id} className="flex flex-col gap-y-4">
      {value.map((image, index) => (
        <div key={image.url} className="flex gap-x-4">
          <img
            src={image.url}
            alt=""
            className="bg-ui-bg-subtle border-ui-border-base size-24 shrink-0 rounded-md border object-contain p-1"
          />
          <div className="flex flex-1 flex-col gap-y-2">
            {TEXTS.map(({ key, label, hint }) => (
              <div key={key} className="flex flex-col gap-y-1">
                <Label size="xsmall" weight="plus" htmlFor={`${id}${index}${key}`}>
                  {label} of picture {index + 1}
                </Label>
                <Input
                  id={`${id}${index}${key}`}
                  size="small"
                  placeholder={hint}
                  value={image[key]}
                  onChange={({ target }) =>
                    onChange(value.map((row, at) => (at === index ? { ...row, [key]: target.value } : row)))
                  }
                />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

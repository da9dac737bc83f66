import { clx, Hint, Label, Text } from "@medusajs/ui"
import { type FC, useId } from "react"
import { Controller, type Control } from "react-hook-form"
import { type Field, type FieldKind, type FieldValue, type FormValues } from "../lib/fields"
import { AreaInput } from "./inputs/AreaInput"
import { ChoiceInput } from "./inputs/ChoiceInput"
import { FileInput } from "./inputs/FileInput"
import { HtmlInput } from "./inputs/HtmlInput"
import { ImageTextsInput } from "./inputs/ImageTextsInput"
import { type InputProps } from "./inputs/input-props"
import { MetaTagsInput } from "./inputs/MetaTagsInput"
import { TextInput } from "./inputs/TextInput"
import { ToggleInput } from "./inputs/ToggleInput"

/** The input of each kind of field. An input gets values of its own kind only, from the codec of the same name. */
const INPUTS: Record<FieldKind, FC<InputProps<never>>> = {
  text: TextInput,
  "required-text": TextInput,
  number: TextInput,
  time: TextInput,
  moment: TextInput,
  paragraph: AreaInput,
  lines: AreaInput,
  json: AreaInput,
  html: HtmlInput,
  "optional-html": HtmlInput,
  choice: ChoiceInput,
  "yes-no": ChoiceInput,
  toggle: ToggleInput,
  image: FileInput,
  document: FileInput,
  "meta-tags": MetaTagsInput,
  "image-texts": ImageTextsInput,
}

/** Kinds that show a character count while somebody types: search engines cut such texts off. */
const COUNTED: ReadonlySet<FieldKind> = new Set(["text", "required-text", "paragraph"])

interface FormFieldProps {
  field: Field
  control: Control<FormValues>
}

/** A field with its label, hint, length and error. */
export function FormField({ field, control }: FormFieldProps) {
  const id = useId()
  const Input = INPUTS[field.kind] as FC<InputProps<FieldValue>>
  const isToggle = field.kind === "toggle"
  return (
    <Controller
      control={control}
      name={field.name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
        const input = (
          <Input
            field={field}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            focusRef={ref}
            control={{
              id,
              "aria-describedby": described || undefined,
              "aria-invalid": error !== undefined,
            }}
          />
        )
        return (
          <div className={clx("flex flex-col gap-y-2", { "md:col-span-2": !field.half })}>
            <div className={clx("flex items-center gap-x-2", { "justify-between": isToggle })}>
              <div className="flex flex-1 items-center gap-x-1">
                <Label size="small" weight="plus" htmlFor={id}>
                  {field.label}
                </Label>
                {!field.required && !isToggle && (
                  <Text size="small" leading="compact" className="text-ui-fg-muted">
                    (Optional)
                  </Text>
                )}
              </div>
              {isToggle && input}
              {field.limit !== undefined && COUNTED.has(field.kind) && typeof value === "string" && (
                <Count length={value.length} limit={field.limit} />
              )}
            </div>
            {!isToggle && input}
            {field.hint && <Hint id={`${id}-hint`}>{field.hint}</Hint>}
            {error && (
              <Hint id={`${id}-error`} variant="error">
                {error.message}
              </Hint>
            )}
          </div>
        )
      }}
    />
  )
}

function Count({ length, limit }: { length: number; limit: number }) {
  return (
    <Text
      size="xsmall"
      leading="compact"
      className={clx("tabular-nums", length > limit ? "text-ui-fg-error" : "text-ui-fg-muted")}
    >
      {length} / {limit}
      <span className="sr-only"> characters</span>
    </Text>
  )
}

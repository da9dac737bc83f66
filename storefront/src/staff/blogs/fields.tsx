"use client"

import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "@scanwright/design-system"
import { useField } from "./blog-record"
import { BLOG_LABELS, blogFieldId, type BlogField } from "./blog-values"

/** Fields that hold a text. */
type TextName = Exclude<BlogField, "tags" | "type" | "status">

type OwnProps = "id" | "value" | "onChange" | "error"

/** Props of a text field that the form's store decides, whatever the control. */
function useTextProps(name: TextName) {
  const { value, error, set } = useField(name)
  return {
    ...{ id: blogFieldId(name), label: BLOG_LABELS[name], value, error },
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
}

/** A single-line field of the form. */
export function BlogText({
  name,
  ...props
}: { name: TextName } & Omit<TextFieldProps, OwnProps | "label"> & { label?: string }) {
  "use memo"
  return <TextField {...useTextProps(name)} {...props} />
}

/** A multi-line field of the form. */
export function BlogArea({ name, ...props }: { name: TextName } & Omit<TextAreaProps, OwnProps | "label">) {
  "use memo"
  return <TextArea {...useTextProps(name)} {...props} />
}

import { type CSSProperties, type TextareaHTMLAttributes, useId } from "react"
import { Field, type FieldFrame, joinIds } from "../field"
import { CharacterCount } from "../text-field"

export interface TextAreaProps
  extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldFrame> {
  /** Initial number of lines; the field grows with its text, up to 20. */
  rows?: number
  /** Most characters, counted under the field. A longer text is not cut but reported, so that no pasted text is lost. */
  characterLimit?: number
}

/** Several lines of text. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  id: givenId,
  className,
  rows = 4,
  characterLimit,
  "aria-describedby": describedBy,
  ...textarea
}: TextAreaProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const countId = `${id}-count`
  return (
    <Field
      {...{ label, hideLabel, hint, error, required, id, className }}
      describedBy={joinIds(characterLimit !== undefined && countId, describedBy)}
    >
      {(control) => {
        const box = (
          <textarea
            {...textarea}
            {...control}
            rows={rows}
            className="control text-area"
            style={{ "--rows": rows } as CSSProperties}
          />
        )
        return characterLimit === undefined ? (
          box
        ) : (
          <CharacterCount
            id={countId}
            limit={characterLimit}
            value={textarea.value}
            initial={textarea.defaultValue}
          >
            {box}
          </CharacterCount>
        )
      }}
    </Field>
  )
}

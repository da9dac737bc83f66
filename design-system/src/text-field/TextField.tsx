import { useId } from "react"
import { joinIds } from "../field"
import { CharacterCount } from "./CharacterCount"
import { PlainTextField, type PlainTextFieldProps } from "./PlainTextField"

export interface TextFieldProps extends PlainTextFieldProps {
  /**
   * Most characters, counted under the field. A longer text is not cut, as the native `maxLength` would, but reported, so
   * that no pasted text is lost.
   */
  characterLimit?: number
}

/** One line of text. */
export function TextField({
  id: givenId,
  characterLimit,
  "aria-describedby": describedBy,
  ...field
}: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  if (characterLimit === undefined)
    return <PlainTextField {...field} id={id} aria-describedby={describedBy} />
  const countId = `${id}-count`
  return (
    <PlainTextField
      {...field}
      id={id}
      aria-describedby={joinIds(countId, describedBy)}
      around={(line) => (
        <CharacterCount id={countId} limit={characterLimit} value={field.value} initial={field.defaultValue}>
          {line}
        </CharacterCount>
      )}
    />
  )
}

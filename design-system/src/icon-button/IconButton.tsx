import { Tooltip } from "../tooltip"
import { PlainIconButton, type PlainIconButtonProps } from "./PlainIconButton"

export type IconButtonProps = PlainIconButtonProps & {
  /** Where the label shows for the pointer and on focus. */
  tooltip?: "top" | "bottom"
}

/** A square button that shows only an icon. Its label is read aloud, and shown under the pointer and on focus. */
export function IconButton({ tooltip = "top", ...button }: IconButtonProps) {
  return (
    <Tooltip text={button.label} kind="name" placement={tooltip}>
      <PlainIconButton {...button} />
    </Tooltip>
  )
}

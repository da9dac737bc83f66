import { Tooltip } from "../tooltip"
import { PlainIconButton, type PlainIconButtonProps } from "./PlainIconButton"

export type IconButtonProps = PlainIconButtonProps & {
  /** Place of the tooltip. */
  tooltip?: "top" | "bottom"
}

/** A square button that shows only an icon. Its label is its name, and its tooltip on hover and focus. */
export function IconButton({ tooltip = "top", ...button }: IconButtonProps) {
  return (
    <Tooltip text={button.label} kind="name" placement={tooltip}>
      <PlainIconButton {...button} />
    </Tooltip>
  )
}

export { IconButton, type IconButtonProps } from "./IconButton"
export { PlainIconButton, type PlainIconButtonProps } from "./PlainIconButton"

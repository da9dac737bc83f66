export { Menu, type MenuProps } from "./Menu"
export { type MenuAction, type MenuCheck, type MenuEntry, type MenuLink } from "./MenuRow"

export { Header, type HeaderLink, type HeaderProps } from "./Header"
export { HeaderMenuLink } from "./HeaderMenu"
export { HeaderAction, type HeaderActionProps } from "./HeaderAction"

export { Header, type HeaderLink, type HeaderProps } from "./Header"
export { HeaderAction, type HeaderActionProps } from "./HeaderAction"

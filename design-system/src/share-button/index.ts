export { ShareButton, type ShareButtonProps, type ShareState } from "./ShareButton"

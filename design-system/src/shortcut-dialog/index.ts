export { ShortcutDialog, type ShortcutDialogProps, type ShortcutGroup } from "./ShortcutDialog"

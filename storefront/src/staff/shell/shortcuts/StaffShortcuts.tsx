"use client"

import { ShortcutDialog } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { useStaffContext } from "@/staff/shell/staff-context"
import { storedNames } from "@/staff/shell/stored-names"
import { subscribe } from "@/storage/use-stored"
import { shortcutGroups } from "./shortcuts"
import { useShortcuts } from "./useShortcuts"

/** Name in the browser's storage that switches shortcuts of a single character off. */
const OFF = "single-keys"

const list = storedNames("staff-shortcuts-off")

const commandKey = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl")

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Acts on the shortcuts of every staff page, and lists them in a dialog. */
export function StaffShortcuts({ open, onOpenChange }: Props) {
  const { staff } = useStaffContext()
  const singleKeys = useSyncExternalStore(
    subscribe,
    () => !list.read().includes(OFF),
    () => true,
  )
  useShortcuts(singleKeys, () => onOpenChange(true))
  if (!open) return null
  return (
    <ShortcutDialog
      open
      onClose={() => onOpenChange(false)}
      groups={shortcutGroups(staff.role, commandKey())}
      singleKeys={singleKeys}
      onSingleKeys={(on) => list.write(on ? [] : [OFF])}
    />
  )
}

import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let isOpen = false

function set(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Opens the dialog of cookie preferences as soon as its code is loaded. */
export const openPreferences = (): void => set(true)

/** Closes the dialog of cookie preferences. */
export const closePreferences = (): void => set(false)

/** Whether the dialog of cookie preferences is open. */
export const usePreferencesOpen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )

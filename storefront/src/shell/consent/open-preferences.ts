import { useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let isOpen = false

function set(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** Opens the dialog of cookie preferences, as soon as its code has come. */
export const openPreferences = (): void => set(true)

/** Closes it. */
export const closePreferences = (): void => set(false)

/** Whether somebody wants to see it. */
export const usePreferencesDoor = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )

"use client"

import { useSyncExternalStore } from "react"
import { type Toast, type ToastStore, toaster } from "./store"

export interface UseToast extends Pick<ToastStore, "show" | "dismiss"> {
  /** The last toast, open or closed. */
  toast: Toast | null
}

/** The page's toasts, or those of another store: the one shown, and how to show and dismiss. Outside React use `toaster`. */
export function useToast(store: ToastStore = toaster): UseToast {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => null)
  return { toast, show: store.show, dismiss: store.dismiss }
}

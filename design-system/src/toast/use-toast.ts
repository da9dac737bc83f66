"use client"

import { useSyncExternalStore } from "react"
import { type Toast, type ToastStore, toaster } from "./store"

export interface UseToast extends Pick<ToastStore, "show" | "dismiss"> {
  /** The last toast, open or closed. */
  toast: Toast | null
}

/** The page's toast, or that of another store, with the functions to show and dismiss one. Outside React use `toaster`. */
export function useToast(store: ToastStore = toaster): UseToast {
  const toast = useSyncExternalStore(store.subscribe, store.current, () => null)
  return { toast, show: store.show, dismiss: store.dismiss }
}

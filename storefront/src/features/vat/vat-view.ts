import type { VatView } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { VAT_KEY } from "./vat-script"

const listeners = new Set<() => void>()

const shown = (): VatView => (document.documentElement.dataset.vat === "inc" ? "inc" : "ex")

function show(view: VatView) {
  document.documentElement.dataset.vat = view
  for (const listener of listeners) listener()
}

const onStorage = ({ key, newValue }: StorageEvent) => {
  if (key === VAT_KEY) show(newValue === "inc" ? "inc" : "ex")
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener("storage", onStorage)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener("storage", onStorage)
  }
}

/** Shows all prices without VAT or with it, and remembers the choice where storage allows. */
export function chooseVat(view: VatView): void {
  show(view)
  try {
    localStorage.setItem(VAT_KEY, view)
  } catch (error) {
    console.warn("The choice of prices holds for this page only:", error)
  }
}

/** Which prices the visitor sees. */
export const useVatView = (): VatView => useSyncExternalStore(subscribe, shown, () => "ex")

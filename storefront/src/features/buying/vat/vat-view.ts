import type { VatView } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { notify, subscribe } from "@/storage/use-stored"
import { VAT_KEY } from "@/lib/vat-script"

/** The choice as the script in the document's head, or this one, has set it. */
const shown = (): VatView => (document.documentElement.dataset.vat === "inc" ? "inc" : "ex")

/** Shows all prices without VAT or with it, and remembers the choice where storage allows. */
export function chooseVat(view: VatView): void {
  document.documentElement.dataset.vat = view
  try {
    localStorage.setItem(VAT_KEY, view)
  } catch (error) {
    console.warn("The choice of prices holds for this page only:", error)
  }
  notify()
}

/** Which prices the visitor sees. */
export const useVatView = (): VatView => useSyncExternalStore(subscribe, shown, () => "ex")

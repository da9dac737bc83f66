import type { VatView } from "@scanwright/design-system"
import { useSyncExternalStore } from "react"
import { notify, subscribe } from "@/storage/use-stored"
import { VAT_KEY } from "@/lib/vat-script"

/** The present choice, as set by this module or by the script in the document's head. */
const shown = (): VatView => (document.documentElement.dataset.vat === "inc" ? "inc" : "ex")

/** Shows all prices ex or inc VAT, and stores the choice where storage allows. */
export function chooseVat(view: VatView): void {
  document.documentElement.dataset.vat = view
  try {
    localStorage.setItem(VAT_KEY, view)
  } catch (error) {
    console.warn("The choice of prices holds for this page only:", error)
  }
  notify()
}

/** The visitor's choice of prices. */
export const useVatView = (): VatView => useSyncExternalStore(subscribe, shown, () => "ex")

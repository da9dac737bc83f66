import { toaster } from "@scanwright/design-system"
import { createStore } from "zustand/vanilla"
import { keepList } from "@/storage/stored-list"
import { tellKept } from "@/storage/use-stored"
import { COMPARE_KEY, type CompareProduct } from "./compare-product"
import { repairCompared, toggled, without, type Compared } from "./compared"

interface CompareState {
  /** In the order they were chosen. */
  readonly products: Compared
  /** Chooses a product, or gives it up. A fifth is not taken in. */
  readonly toggle: (product: CompareProduct) => void
  readonly remove: (id: string) => void
  readonly clear: () => void
}

const kept = keepList(COMPARE_KEY, repairCompared, () =>
  toaster.show({
    title: "The comparison cannot be kept",
    description: "This browser's storage is blocked or full. Your choice is lost when you close the page.",
  }),
)

/**
 * The products to compare: kept in the browser's storage, and the same in every tab. Pages load this when a product is first
 * chosen; `useKept` shows figures of it before that.
 */
export const compareStore = createStore<CompareState>((set, get) => {
  const change = (step: (products: Compared) => Compared) => {
    const products = step(kept.read() ?? get().products)
    set({ products })
    kept.write(products)
  }
  return {
    products: kept.read() ?? [],
    toggle: (product) => change((products) => toggled(products, product)),
    remove: (id) => change((products) => without(products, id)),
    clear: () => change(() => []),
  }
})

tellKept(COMPARE_KEY, compareStore.getState().products)
kept.follow(() => {
  const products = kept.read()
  if (!products) return
  compareStore.setState({ products })
  tellKept(COMPARE_KEY, products)
})

import { toaster } from "@scanwright/design-system"
import { createStore } from "zustand/vanilla"
import { createStoredList } from "@/storage/stored-list"
import { publishList } from "@/storage/use-stored"
import { COMPARE_KEY, type CompareProduct } from "./compare-product"
import { repairCompared, toggled, withMore, without, type Compared } from "./compared"

interface CompareState {
  /** In the order of selection. */
  readonly products: Compared
  /** Adds a product, or removes it. A fifth product is refused. */
  readonly toggle: (product: CompareProduct) => void
  /** Adds products as far as there is room. @returns whether all of them are compared now */
  readonly addAll: (products: Compared) => boolean
  readonly remove: (id: string) => void
  readonly clear: () => void
}

const stored = createStoredList(COMPARE_KEY, repairCompared, () =>
  toaster.show({
    title: "The comparison cannot be kept",
    description: "This browser's storage is blocked or full. Your choice is lost when you close the page.",
  }),
)

/**
 * The products to compare: stored in the browser, and the same in every tab. Loaded when a product is first chosen; until
 * then `useStored` shows their number.
 */
export const compareStore = createStore<CompareState>((set, get) => {
  const change = (step: (products: Compared) => Compared) => {
    const products = step(stored.read() ?? get().products)
    set({ products })
    stored.write(products)
  }
  return {
    products: stored.read() ?? [],
    toggle: (product) => change((products) => toggled(products, product)),
    addAll: (more) => {
      change((products) => withMore(products, more))
      const ids = get().products.map(({ id }) => id)
      return more.every(({ id }) => ids.includes(id))
    },
    remove: (id) => change((products) => without(products, id)),
    clear: () => change(() => []),
  }
})

publishList(COMPARE_KEY, compareStore.getState().products)
stored.follow(() => {
  const products = stored.read()
  if (!products) return
  compareStore.setState({ products })
  publishList(COMPARE_KEY, products)
})

import { clampQuantity } from "@/features/buying/cart/cart-item"
import type { CartProduct } from "@/features/buying/cart/cart-product"
import type { WantedProduct } from "@/features/buying/cart/cart-store"
import { repairProduct } from "@/features/buying/cart/repair"

/** Most products of the list without a name: the oldest are dropped first. */
const SAVED_MOST = 200
/** Most lines of a named list: as many as its link holds. */
export const LIST_LINES_MOST = 100
/** Most named lists. */
export const LISTS_MOST = 20
/** Longest name of a list. */
export const LIST_NAME_MOST = 60

/** A saved product with its list. */
export interface SavedItem extends CartProduct {
  /** Name of the list; empty for the list that the button "Save" fills. */
  readonly list: string
  /** Number of pieces; 1 in the list without a name. */
  readonly quantity: number
}

/** The name of a list as it is stored: without line breaks, and of bounded length. */
export const toListName = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, LIST_NAME_MOST)

/** Names of the named lists, newest first. */
export const namesOf = (items: readonly SavedItem[]): string[] => [
  ...new Set(items.flatMap(({ list }) => (list === "" ? [] : [list]))),
]

export const itemsOf = (items: readonly SavedItem[], list: string): SavedItem[] =>
  items.filter((item) => item.list === list)

/** Each product once a list, and no more of each list and of all lists than their limits. */
export function bounded(items: readonly SavedItem[]): SavedItem[] {
  const names = new Set(namesOf(items).slice(0, LISTS_MOST))
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  return items.filter(({ list, productId }) => {
    const key = JSON.stringify([list, productId])
    const count = counts.get(list) ?? 0
    if (seen.has(key) || (list !== "" && !names.has(list))) return false
    if (count >= (list === "" ? SAVED_MOST : LIST_LINES_MOST)) return false
    seen.add(key)
    counts.set(list, count + 1)
    return true
  })
}

function repairItem(found: unknown): SavedItem[] {
  const product = repairProduct(found)
  if (!product) return []
  const { list, quantity } = found as Record<string, unknown>
  const name = typeof list === "string" ? toListName(list) : ""
  return [{ ...product, list: name, quantity: name === "" ? 1 : clampQuantity(Number(quantity)) || 1 }]
}

/** Most stored items that are read. */
const ITEMS_MOST = SAVED_MOST + LISTS_MOST * LIST_LINES_MOST

/** Reads saved products from unchecked storage: of this version, or of the one that had a single list without a name. */
export const repairSaved = (found: readonly unknown[]): SavedItem[] =>
  bounded(found.slice(0, ITEMS_MOST).flatMap(repairItem))

/** A name that no list has: "Van 3", or else "Van 3 (2)". */
export function freeName(items: readonly SavedItem[], wanted: string): string {
  const taken = new Set(namesOf(items))
  const name = toListName(wanted)
  if (!taken.has(name)) return name
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, LIST_NAME_MOST - 6)} (${number})`
    if (!taken.has(numbered)) return numbered
  }
}

/** The items with a new list before them. The oldest list gives way where there are too many. */
export const withList = (
  items: readonly SavedItem[],
  list: string,
  wanted: readonly WantedProduct[],
): SavedItem[] =>
  bounded([
    ...wanted.map(({ product, quantity }) => ({ ...product, list, quantity: clampQuantity(quantity) || 1 })),
    ...items,
  ])

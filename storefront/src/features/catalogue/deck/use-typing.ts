import { useEffect, useRef, useState } from "react"
import { type BrowseAddress, formatAddress, LONGEST_SEARCH } from "./address"
import { storeFilterText, replace } from "./history"

/** Pause between the last key and the search, in ms. */
const DEBOUNCE_MS = 250

interface Typing {
  /** Address of the list to show. */
  listed: BrowseAddress
  /** True when the search text was cleared: then all products are listed. */
  isBlank: boolean
  /** Called with every change of the search text, where the server searches. */
  type: (text: string) => void
  /** Called with every change of the filter text, where the list is filtered in the browser. */
  narrow: (text: string) => void
}

/**
 * Writes the typed text into the address once typing pauses, so that a search survives a reload. Without a chosen brand,
 * an address without a search text would be the deck's, so the address then keeps the last text.
 */
export function useTyping(address: BrowseAddress): Typing {
  const [wiped, setWiped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = formatAddress(address)
  const list = address.level === "products" ? `${address.brand} ${address.machineType}` : here

  // A text typed for one list is dropped when the list changes.
  useEffect(() => () => clearTimeout(timer.current), [list])

  const applySearch = (text: string) => {
    if (address.level !== "products") return
    const search = text.trim().slice(0, LONGEST_SEARCH) || null
    const isBlank = search === null && address.brand === null
    setWiped(isBlank ? here : null)
    if (!isBlank && search !== address.search) replace({ ...address, search, page: 1 })
  }
  const later = (text: string, take: (words: string) => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => take(text), DEBOUNCE_MS)
  }
  const type = (text: string) => later(text, applySearch)
  const narrow = (text: string) => later(text, storeFilterText)

  const isBlank = wiped === here
  const listed = isBlank && address.level === "products" ? { ...address, search: null, page: 1 } : address
  return { listed, isBlank, type, narrow }
}

import { useEffect, useRef, useState } from "react"
import { type BrowseAddress, formatAddress, LONGEST_SEARCH } from "./address"
import { storeFilterText, replace } from "./history"

/** From the last key to the search, in ms. */
const DEBOUNCE_MS = 250

interface Typing {
  /** The list to show. */
  listed: BrowseAddress
  /** True when the words of the address were wiped and none typed yet: then all products are listed. */
  isBlank: boolean
  /** Takes the words in the field, with every change, where the server searches for them. */
  type: (text: string) => void
  /** The same where the list is narrowed in place. */
  narrow: (text: string) => void
}

/**
 * Brings what is typed into the address, once typing pauses, so that a search survives a reload. Where nothing but the words
 * was chosen, an address without any would be the deck's: it keeps the last ones.
 */
export function useTyping(address: BrowseAddress): Typing {
  const [wiped, setWiped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const here = formatAddress(address)
  const list = address.level === "products" ? `${address.brand} ${address.machineType}` : here

  // What was typed for one list is not for another.
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

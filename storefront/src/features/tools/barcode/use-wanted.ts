import { useEffect, useState } from "react"
import { TAG_SOURCE } from "@/shell/consent/consent"
import { SYMBOLOGIES } from "@/lib/symbologies"
import { fragmentOf, readFragment, type Wanted } from "./address"

/** Time until the address follows, in ms: browsers allow a hundred changes in half a minute. */
const ADDRESS_DELAY_MS = 500

/** The address of a barcode. It has no fragment where a visitor has allowed the analytics tag, which may send that on. */
const addressOf = (wanted: Wanted): string =>
  document.querySelector(`script[src^="${TAG_SOURCE}"]`)
    ? `${location.pathname}${location.search}`
    : fragmentOf(wanted)

/** Kind and text of a barcode, which are in the page's address. */
export function useWanted() {
  "use memo"
  const [wanted, setWanted] = useState<Wanted>({ kind: "ean-13", text: SYMBOLOGIES["ean-13"].example })
  const [isInAddress, setIsInAddress] = useState(false)

  useEffect(() => {
    const read = () => {
      const found = readFragment(location.hash)
      if (found) setIsInAddress(true)
      // A new object, so that it is written again: a link within the page has replaced the fragment.
      setWanted((current) => found ?? { ...current })
    }
    read()
    addEventListener("hashchange", read)
    return () => removeEventListener("hashchange", read)
  }, [])

  useEffect(() => {
    if (!isInAddress) return
    // Replaces the history entry: the back button leaves the page.
    const write = () => history.replaceState(history.state, "", addressOf(wanted))
    const timer = setTimeout(write, ADDRESS_DELAY_MS)
    addEventListener("pagehide", write)
    return () => {
      clearTimeout(timer)
      removeEventListener("pagehide", write)
    }
  }, [wanted, isInAddress])

  const change = (next: Partial<Wanted>) => {
    setIsInAddress(true)
    setWanted({ ...wanted, ...next })
  }
  return [wanted, change] as const
}

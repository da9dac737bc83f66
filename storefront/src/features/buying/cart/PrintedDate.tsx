import { focusInvalidQuantity, Text } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { cartCopy } from "@/content/cart"
import { describeLondonTime, inLondon } from "@/lib/london-clock"

/** The time of printing, on paper only. It is renewed as the page is printed: a page may have been open for days. */
export function PrintedDate() {
  const [time, setTime] = useState(Date.now)
  useEffect(() => {
    const renew = () => {
      // What is being typed is printed, too.
      focusInvalidQuantity(document.body)
      flushSync(() => setTime(Date.now()))
    }
    window.addEventListener("beforeprint", renew)
    return () => window.removeEventListener("beforeprint", renew)
  }, [])
  return (
    <Text className="mt-2 mb-4 hidden print:block">
      {cartCopy.printedAt(describeLondonTime(inLondon(time)))}
    </Text>
  )
}

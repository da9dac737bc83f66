"use client"

import { useEffect, useState } from "react"
import type { CartProduct } from "@/features/buying"
import { optionalPart } from "@/lazy/optional-part"

interface Props {
  product: CartProduct
  /** Id of the element around the page's own button and its quantity. */
  buttonId: string
}

const PhoneBuyBar = optionalPart<Props>(() => import("./PhoneBuyBar"))

/** Price and button at the bottom of a phone's window, loaded once the page's own button is above the window. */
export function BuyBarPlace({ product, buttonId }: Props) {
  const [isPast, setPast] = useState(false)

  useEffect(() => {
    const button = document.getElementById(buttonId)
    if (!button) return
    const watch = new IntersectionObserver(
      (changes) => setPast(changes.at(-1)?.isIntersecting === false),
      // Below the window, the button has yet to come: it counts as seen, so that a jump past it is noticed as well.
      { rootMargin: "0px 0px 1000000px" },
    )
    watch.observe(button)
    return () => watch.disconnect()
  }, [buttonId])

  return isPast && <PhoneBuyBar product={product} buttonId={buttonId} />
}

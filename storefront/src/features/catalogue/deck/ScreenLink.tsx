"use client"

import type { LinkComponentProps } from "@scanwright/design-system"
import type { MouseEvent } from "react"
import { RouterLink } from "@/shell/layout/RouterLink"
import { type BrowseAddress, parseAddress } from "./address"
import { push, storeScroll } from "./history"
import { prefetch } from "./queries"

/** A press that asks for a new tab or window is the browser's. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The address of the screen that a link leads to; null for links that leave it. */
function readHref(href: string): BrowseAddress | null {
  const [whole, hash] = href.split("#", 2)
  if (hash !== undefined || !whole?.startsWith("/")) return null
  const [path = "", query] = whole.split("?", 2)
  return parseAddress(path, new URLSearchParams(query))
}

/**
 * A link of the browsing screen. To another of its addresses it goes without a new page, and fetches what stands there when
 * a pointer or the focus comes near; what leads elsewhere is the router's.
 */
export function ScreenLink({ href, onClick, children, ...props }: LinkComponentProps) {
  const address = readHref(href)
  if (!address) {
    const leave = (press: MouseEvent<HTMLAnchorElement>) => {
      storeScroll()
      onClick?.(press)
    }
    return (
      <RouterLink href={href} onClick={leave} {...props}>
        {children}
      </RouterLink>
    )
  }
  const fetchAhead = () => prefetch(address)
  const follow = (press: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(press)
    if (!isPlain(press)) return
    press.preventDefault()
    // The focus goes to the heading of what comes.
    press.currentTarget.blur()
    push(address)
  }
  return (
    <a href={href} onPointerEnter={fetchAhead} onFocus={fetchAhead} {...props} onClick={follow}>
      {children}
    </a>
  )
}

"use client"

import type { LinkComponentProps } from "@scanwright/design-system"
import type { MouseEvent } from "react"
import { RouterLink } from "@/shell/layout/RouterLink"
import { type BrowseAddress, parseAddress } from "./address"
import { push, storeScroll } from "./history"
import { prefetch } from "./queries"

/** Whether a press is the screen's: presses for a new tab or window are the browser's. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** The address of the browsing screen that a link has; null for links to other pages. */
function readHref(href: string): BrowseAddress | null {
  const [whole, hash] = href.split("#", 2)
  if (hash !== undefined || !whole?.startsWith("/")) return null
  const [path = "", query] = whole.split("?", 2)
  return parseAddress(path, new URLSearchParams(query))
}

/**
 * A link of the browsing screen. Addresses of the screen change without a new page and are prefetched when the pointer or
 * the focus is on the link; other links are the router's.
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
    // The new heading takes the focus.
    press.currentTarget.blur()
    push(address)
  }
  return (
    <a href={href} onPointerEnter={fetchAhead} onFocus={fetchAhead} {...props} onClick={follow}>
      {children}
    </a>
  )
}

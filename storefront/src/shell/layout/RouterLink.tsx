"use client"

import type { LinkComponentProps } from "@scanwright/design-system"
import type { Route } from "next"
import { useRouter } from "next/navigation"
import { type MouseEvent, useTransition } from "react"
import { optionalPart } from "@/lazy/optional-part"

/** Whether a press is the router's: presses for a new tab, a new window or a download are the browser's. */
const isPlain = (press: MouseEvent<HTMLAnchorElement>) =>
  !press.defaultPrevented &&
  press.button === 0 &&
  !press.metaKey &&
  !press.ctrlKey &&
  !press.shiftKey &&
  !press.altKey &&
  (press.currentTarget.target || "_self") === "_self" &&
  !press.currentTarget.hasAttribute("download")

/**
 * Whether an address is a page of this site, which the router shows without a new document; files and API routes are not.
 */
const isPage = (href: string): href is Route => /^\/(?!\/|api\/)[^.]*$/.test(href.split(/[?#]/, 1)[0] ?? "")

const PendingProduct = optionalPart(() => import("./PendingProduct"))

/** Whether an address is a product's: `/products/{brand}/{type}/{product}`. */
const isProduct = (href: string) => /^(\/[^/]+){4}$/.test(href) && href.startsWith("/products/")

/**
 * A link of the router, which prefetches a page when the pointer or the keyboard's focus is on the link. `next/link` does
 * more than this site needs, and was 3 kB of the 10 kB of the site's own scripts on every page.
 */
export function RouterLink({ href, onClick, children, ...props }: LinkComponentProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const fetchAhead = isPage(href) ? () => router.prefetch(href) : undefined
  return (
    <a
      href={href}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...props}
      onClick={(press) => {
        onClick?.(press)
        if (!isPage(href) || !isPlain(press)) return
        press.preventDefault()
        startTransition(() => router.push(href))
      }}
    >
      {children}
      {isPending && isProduct(href) && <PendingProduct />}
    </a>
  )
}

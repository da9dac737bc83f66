"use client"

import type { LinkComponentProps } from "@scanwright/design-system"
import type { Route } from "next"
import { useRouter } from "next/navigation"
import { lazy, type MouseEvent, Suspense, useTransition } from "react"

/** A press that asks for a new tab, a new window or a download is the browser's. */
const isPlain = (press: MouseEvent<HTMLAnchorElement>) =>
  !press.defaultPrevented &&
  press.button === 0 &&
  !press.metaKey &&
  !press.ctrlKey &&
  !press.shiftKey &&
  !press.altKey &&
  (press.currentTarget.target || "_self") === "_self" &&
  !press.currentTarget.hasAttribute("download")

/** A page of this site, which the router shows without loading the document anew; its files and its API are none. */
const isPage = (href: string): href is Route => /^\/(?!\/|api\/)[^.]*$/.test(href.split(/[?#]/, 1)[0] ?? "")

const PendingProduct = lazy(() => import("./PendingProduct"))

/** `/products/{brand}/{type}/{product}` */
const isProduct = (href: string) => /^(\/[^/]+){4}$/.test(href) && href.startsWith("/products/")

/**
 * The router's link, which fetches a page when a pointer or the keyboard's focus comes near it. In place of `next/link`, which
 * does more than this site asks of it and made 3 kB of the 10 that its own scripts weigh on every page.
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
      {isPending && isProduct(href) && (
        <Suspense>
          <PendingProduct />
        </Suspense>
      )}
    </a>
  )
}

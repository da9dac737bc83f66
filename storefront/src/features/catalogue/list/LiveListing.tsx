"use client"

import { Listing } from "@scanwright/design-system"
import { useRouter, useSearchParams } from "next/navigation"
import { useEffect, useEffectEvent, useRef, useTransition, type ReactNode } from "react"
import {
  changedControls,
  followed,
  hrefOf,
  isOfList,
  isOtherPage,
  isTyping,
  queryOf,
  showAddress,
} from "./live-forms"

interface Props {
  filters: ReactNode
  children: ReactNode
}

/**
 * Applies the list's forms and links at once, without a new page: a ticked box keeps the focus, the page keeps its scroll
 * position, and the present list stays readable until the next one is loaded. Forms and list are plain HTML of the
 * server, so they work without this script, too.
 */
export function LiveListing({ filters, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const address = useSearchParams().toString()
  const [isPending, startTransition] = useTransition()
  /** True after a press on a control that disappears with the filter it removes. */
  const isFocusLost = useRef(false)
  /** The requested address while its list is loading; the fields show it already. */
  const asked = useRef<string | null>(null)
  const shown = useRef(address)

  const open = (href: string, { scroll = false, replaces = false } = {}) => {
    // Enter in a field both changes the field and submits its form.
    if (href === asked.current) return
    asked.current = href
    startTransition(() => router[replaces ? "replace" : "push"](href, { scroll }))
  }

  /** Query of the list that is loading; its fields and links are those of the list before. */
  const askedQuery = () => (asked.current === null ? null : queryOf(asked.current))

  const onChange = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    // Text fields apply on submit.
    if (target.form && isOfList(target.form) && target.type !== "search") {
      open(hrefOf(target.form, askedQuery()))
    }
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || !isOfList(event.target)) return
    event.preventDefault()
    const href = hrefOf(event.target, askedQuery())
    // The list that is shown is not asked for again.
    if (asked.current === null && queryOf(href).toString() === shown.current) return
    // One entry in the history for a search, however slowly it is typed.
    open(href, { replaces: isTyping(event.target) })
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest("a") : null
    if (!isPlain || link?.pathname !== window.location.pathname) return
    event.preventDefault()
    isFocusLost.current = true
    // "Clear all" clears what is loading, too.
    const loading = link.search === "" && !link.hasAttribute("data-remove") ? null : askedQuery()
    if (loading === null) open(link.pathname + link.search, { scroll: isOtherPage(window.location, link) })
    else open(followed(link, new URLSearchParams(shown.current), loading))
  })

  useEffect(() => {
    const element = root.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener("change", onChange, { signal })
    element.addEventListener("submit", onSubmit, { signal })
    // Before the router's own link, which then ignores the press.
    element.addEventListener("click", onClick, { signal, capture: true })
    // A box may have been ticked before this script was loaded.
    const [ticked] = changedControls(element)
    ticked?.dispatchEvent(new Event("change", { bubbles: true }))
    return () => stop.abort()
  }, [])

  const settle = useEffectEvent(() => {
    const element = root.current
    if (!element || (asked.current === null && shown.current === address)) return
    asked.current = null
    shown.current = address
    showAddress(element, new URLSearchParams(address))
    if (isFocusLost.current && document.activeElement === document.body) {
      const next = element.querySelector<HTMLElement>("[data-remove]") ?? element
      next.focus({ preventScroll: true })
    }
    isFocusLost.current = false
  })
  useEffect(() => {
    if (!isPending) settle()
  }, [isPending, address])

  return (
    <Listing ref={root} tabIndex={-1} busy={isPending} filters={filters}>
      {children}
    </Listing>
  )
}

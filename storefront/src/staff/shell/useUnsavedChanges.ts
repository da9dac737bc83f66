"use client"

import { useRouter } from "next/navigation"
import { useEffect } from "react"
import { leaveQuestion } from "./leave-question"

/** The part of the Navigation API that is used here; not every browser has it, and TypeScript's library does not know it. */
interface NavigationLike extends EventTarget {
  traverseTo: (key: string) => unknown
}
interface NavigateLike extends Event {
  readonly navigationType: string
  readonly destination: { readonly key: string }
}

const navigationOf = (): NavigationLike | undefined =>
  (window as unknown as { navigation?: NavigationLike }).navigation

/** The link that a plain press leads away by; undefined for presses that are none, or stay on the page. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null
  if (!isPlain || !link || link.hasAttribute("download") || (link.target || "_self") !== "_self")
    return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere && link.hash !== "" ? undefined : link
}

/**
 * Asks before the page is left while it holds unsaved changes: by a link, by the browser's buttons, or by closing it.
 *
 * @param isDirty whether there are any
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isDirty) return
    const stop = new AbortController()
    const { signal } = stop
    let isLeaving = false

    const askThen = async (leave: () => void) => {
      if (!(await leaveQuestion.ask(null))) return
      isLeaving = true
      leave()
    }

    window.addEventListener(
      "beforeunload",
      (event) => {
        if (!isLeaving) event.preventDefault()
      },
      { signal },
    )

    window.addEventListener(
      "click",
      (event) => {
        const link = isLeaving ? undefined : leavingLink(event)
        if (!link) return
        event.preventDefault()
        // Before the router's own link hears of it.
        event.stopPropagation()
        void askThen(() => {
          const isStaffs = link.origin === location.origin && /^\/admin(?:\/|$)/.test(link.pathname)
          if (isStaffs) router.push(link.pathname + link.search + link.hash)
          else location.assign(link.href)
        })
      },
      { capture: true, signal },
    )

    navigationOf()?.addEventListener(
      "navigate",
      (event) => {
        const { navigationType, destination } = event as NavigateLike
        if (isLeaving || navigationType !== "traverse" || !event.cancelable) return
        event.preventDefault()
        void askThen(() => navigationOf()?.traverseTo(destination.key))
      },
      { signal },
    )

    return () => stop.abort()
  }, [isDirty, router])
}

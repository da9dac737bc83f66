"use client"

import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { type TabsProps } from "./Tabs"

/**
 * Opens the tab that the address names, initially and whenever the fragment changes.
 *
 * @param open gets the tab's id, and whether a link to it was followed just now
 */
function useDeepLink(
  root: RefObject<HTMLElement | null>,
  deepLink: boolean,
  open: (id: string, isFollowed: boolean) => void,
): void {
  const openNamed = useEffectEvent(open)
  // A layout effect: React renders a change made in an effect of a part that is hydrated late after everything else.
  useLayoutEffect(() => {
    if (!deepLink) return
    const openHash = (hash: string, isFollowed: boolean) =>
      openNamed(decodeURIComponent(hash.slice(1)), isFollowed)
    // A link to a tab may be pressed during hydration. Next.js's router then writes the address it started with, without
    // the fragment; `:target` is the linked panel all the same.
    if (location.hash !== "") openHash(location.hash, false)
    else openNamed(root.current?.querySelector(":target")?.id ?? "", false)
    const onHashChange = ({ newURL }: HashChangeEvent) => openHash(new URL(newURL).hash, true)
    window.addEventListener("hashchange", onHashChange)
    return () => window.removeEventListener("hashchange", onHashChange)
  }, [root, deepLink])
}

/** Opens the tab in which the browser's own search in the page has found text. */
function useFoundText(root: RefObject<HTMLElement | null>, open: (id: string) => void): void {
  const openFound = useEffectEvent(open)
  useEffect(() => {
    const element = root.current
    const onFound = ({ target }: Event) => {
      if (target instanceof Element) openFound(target.id)
    }
    element?.addEventListener("beforematch", onFound)
    return () => element?.removeEventListener("beforematch", onFound)
  }, [root])
}

const showTop = (root: RefObject<HTMLElement | null>) =>
  root.current?.scrollIntoView({ block: "start", behavior: "instant" })

/** The open tab, by choice, by address or by a search in the page. */
export function useTabs(
  root: RefObject<HTMLElement | null>,
  { tabs, value, defaultValue, onChange, deepLink = false }: TabsProps,
): { chosen: string | undefined; choose: (id: string) => void } {
  /** Id of the tab that the address has just opened. */
  const addressed = useRef<string>(null)
  const [own, setOwn] = useState(defaultValue)
  const wanted = value ?? own
  const chosen = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id

  const choose = (id: string) => {
    if (id === chosen) return
    setOwn(id)
    onChange?.(id)
    // Replaced, so that the back button leaves the page. An address that is already right is not written: Next.js handles
    // each write with a transition, which hydration delays, and this choice with it.
    if (deepLink && location.hash !== `#${id}`) history.replaceState(history.state, "", `#${id}`)
  }

  // React does not support `until-found`, which hides a panel but lets the browser's own search find text in it.
  useLayoutEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(id)
      if (id === chosen) panel?.removeAttribute("hidden")
      else panel?.setAttribute("hidden", "until-found")
    }
    if (addressed.current !== chosen) return
    // The browser scrolled to the panel while another one was still above it.
    addressed.current = null
    showTop(root)
  }, [root, tabs, chosen])

  const isTab = (id: string) => tabs.some((tab) => tab.id === id)
  useFoundText(root, (id) => {
    if (isTab(id)) choose(id)
  })
  useDeepLink(root, deepLink, (id, isFollowed) => {
    if (!isTab(id)) return
    if (id !== chosen) addressed.current = id
    // The browser has revealed the panel already, and scrolled while the page was another height.
    else if (isFollowed) showTop(root)
    choose(id)
  })
  return { chosen, choose }
}

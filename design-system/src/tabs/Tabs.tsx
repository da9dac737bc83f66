"use client"

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { type HeadingLevel } from "../lib/heading"
import { nextTab } from "./next-tab"

export interface Tab {
  /** Unlike any other id in the page: its panel carries it, and an address ending in `#id` opens it. */
  id: string
  /** A word or two. */
  label: string
  /** How many things are in it; left out, none is shown. */
  count?: number
  /** What it shows. In the page from the start, so that search engines and the browser's own search find it. */
  panel: ReactNode
}

export interface TabsProps {
  /** What the tabs are of, read out on reaching them: “About the Zebra DS2208”. */
  label: string
  tabs: Tab[]
  /** Id of the open tab, when the page decides it; left out, it decides itself. */
  value?: string
  /** Id of the tab that is open first; left out, the first. */
  defaultValue?: string
  /** Called with the id of the tab that was chosen. */
  onChange?: (id: string) => void
  /** True: an address ending in a tab's id opens it, and choosing one writes it there. */
  deepLink?: boolean
  /** Level of the headings that stand above the panels where scripts are off, and in print. */
  headingLevel?: HeadingLevel
  className?: string
}

/** Parts of one thing, of which one shows at a time. Without scripts, and in print, all show, each under its heading. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  deepLink = false,
  headingLevel: Heading = "h2",
  className,
}: TabsProps) {
  const root = useRef<HTMLDivElement>(null)
  const addressed = useRef<string>(null)
  const [own, setOwn] = useState(defaultValue)
  const wanted = value ?? own
  const chosen = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id

  const choose = (id: string) => {
    if (id === chosen) return
    setOwn(id)
    onChange?.(id)
    // Not a step of its own: the back button leaves the page. An address that says it already is left alone: Next.js
    // answers each write with a transition, which a page that is still being hydrated holds up, and this choice with it.
    if (deepLink && location.hash !== `#${id}`) history.replaceState(history.state, "", `#${id}`)
  }

  // React does not know `until-found`: hidden, yet found by the browser's own search in the page.
  useLayoutEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(id)
      if (id === chosen) panel?.removeAttribute("hidden")
      else panel?.setAttribute("hidden", "until-found")
    }
    if (addressed.current !== chosen) return
    // The browser went there while another panel still stood above it.
    addressed.current = null
    root.current?.scrollIntoView({ block: "start", behavior: "instant" })
  }, [tabs, chosen])

  const follow = useEffectEvent((id: string, isAddressed: boolean) => {
    if (!tabs.some((tab) => tab.id === id)) return
    if (isAddressed && id !== chosen) addressed.current = id
    choose(id)
  })
  useEffect(() => {
    const element = root.current
    const onFound = (event: Event) => {
      if (event.target instanceof Element) follow(event.target.id, false)
    }
    element?.addEventListener("beforematch", onFound)
    return () => element?.removeEventListener("beforematch", onFound)
  }, [])
  useEffect(() => {
    if (!deepLink) return
    const open = (hash: string) => follow(decodeURIComponent(hash.slice(1)), true)
    // A link to a tab may be pressed while the page is still being hydrated. Next.js's router then writes the address it
    // started with, without the fragment; `:target` is the panel that the link led to all the same.
    if (location.hash !== "") open(location.hash)
    else follow(root.current?.querySelector(":target")?.id ?? "", true)
    const onHashChange = ({ newURL }: HashChangeEvent) => open(new URL(newURL).hash)
    window.addEventListener("hashchange", onHashChange)
    return () => window.removeEventListener("hashchange", onHashChange)
  }, [deepLink])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === "rtl"
    const index = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
      isRtl,
    )
    const next = index === null ? undefined : tabs[index]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(`${next.id}-tab`)?.focus()
  }

  return (
    <div ref={root} className={className}>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ id, label: name, count }) => (
          <button
            key={id}
            id={`${id}-tab`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={id}
            tabIndex={id === chosen ? 0 : -1}
            className="tab"
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
          >
            <span className="tab-label">{name}</span>
            {count !== undefined && <span className="tab-count">{count}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        // The pattern asks for it: Tab goes from the tab to its panel, also where nothing in it takes focus.
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
          data-chosen={id === chosen || undefined}
          className="tab-panel"
        >
          <Heading className="tab-heading">{name}</Heading>
          {panel}
        </div>
      ))}
    </div>
  )
}

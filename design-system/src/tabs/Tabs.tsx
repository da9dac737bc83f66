"use client"

import { type KeyboardEvent, type ReactNode, useRef } from "react"
import { type HeadingLevel } from "../lib/heading"
import { nextTab } from "./next-tab"
import { useTabs } from "./use-tabs"

export interface Tab {
  /** Id of the panel, unique in the page; an address ending in `#id` opens the tab. */
  id: string
  /** A word or two. */
  label: string
  /** Number of entries in the panel, shown after the label; left out, none is shown. */
  count?: number
  /** Content of the panel. In the page from the start, so that search engines and the browser's own search find it. */
  panel: ReactNode
}

export interface TabsProps {
  /** Name of the group of tabs, for screen readers: “About the Zebra DS2208”. */
  label: string
  tabs: Tab[]
  /** Id of the open tab, where the page controls it; left out, the component does. */
  value?: string
  /** Id of the initially open tab; left out, the first. */
  defaultValue?: string
  /** Called with the id of the chosen tab. */
  onChange?: (id: string) => void
  /** True: an address ending in a tab's id opens that tab, and choosing a tab writes its id into the address. */
  deepLink?: boolean
  /** Level of the headings above the panels, shown without scripts and in print. */
  headingLevel?: HeadingLevel
  className?: string
}

/**
 * Parts of one subject, of which one is shown at a time. Without scripts, and in print, all are shown, each under its
 * heading.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, headingLevel: Heading = "h2", className } = props
  const root = useRef<HTMLDivElement>(null)
  const { chosen, choose } = useTabs(root, props)

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
        // By the W3C pattern Tab moves from the tab to its panel, also where nothing in the panel takes focus.
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

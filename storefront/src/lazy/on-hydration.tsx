"use client"

import { Activity, type ComponentType, lazy, useRef, useState } from "react"
import { AfterHydration } from "./hydration"
import { repeatInPart, waitingPart } from "./early-input"
import { type ComponentModule, loadOrLeave } from "./load-or-leave"

/**
 * A part of a page that the server renders whole and whose script is loaded after the page's own. Presses and entries
 * before that are repeated after hydration. An Activity, not a Suspense boundary: see docs/adr/0016.
 *
 * @param load imports the part
 * @param id of the element around the part, for a part that is a whole screen: on a navigation without the server's HTML,
 *   a script that cannot be loaded is then an error of the screen
 */
export function onHydration<Props extends object>(
  load: () => Promise<ComponentModule<Props>>,
  id?: string,
): ComponentType<Props> {
  const isServerRendered = () => id === undefined || document.getElementById(id) !== null
  const Part = lazy(() => loadOrLeave(load, isServerRendered)) as unknown as ComponentType<Props>
  return function HydratedPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isHydrated, setHydrated] = useState(false)
    const [onHydrated] = useState(() => () => {
      setHydrated(true)
      repeatInPart(place.current)
    })
    const part = (
      <Activity>
        <Part {...props} />
        <AfterHydration onHydrated={onHydrated} />
      </Activity>
    )
    // Until then the same element in each render: another would make React draw the part anew, without what a visitor has
    // pressed or typed, whenever the page around it is rendered again before the part's script is loaded.
    const [first] = useState(part)
    return (
      <div ref={place} id={id} className={id === undefined ? "contents" : undefined} {...waitingPart}>
        {isHydrated ? part : first}
      </div>
    )
  }
}

"use client"

import { Activity, type ComponentType, lazy, useEffect, useRef, useState } from "react"
import { type ComponentModule, loadOrLeave } from "./load-or-leave"

/** Records a press on a part that is not hydrated yet, and repeats the press after hydration. */
class EarlyPress {
  private pressed: HTMLElement | null = null
  private readonly stop = new AbortController()

  /**
   * Listens on the window, because React stops events on their way to parts that are not hydrated. @param place of the
   * part
   */
  constructor(place: HTMLElement) {
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button") : null
      if (button && place.contains(button)) this.pressed = button
    }
    window.addEventListener("click", onClick, { capture: true, signal: this.stop.signal })
  }

  end(isHydrated: boolean): void {
    this.stop.abort()
    if (isHydrated) this.pressed?.click()
    this.pressed = null
  }
}

/**
 * Gives React the text that was typed into a field before the field was hydrated: React sees later changes only. Only the
 * focused field counts: in other fields the browser restored the value of an earlier visit.
 *
 * @param place of the part
 */
function replayTyping(place: HTMLElement): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const { value, defaultValue } = field
  if (!place.contains(field) || value === defaultValue) return
  // React compares with the value set on the field itself, and takes a value set through the prototype's setter for
  // typing.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Calls back once its sibling part is hydrated. */
function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated])
  return null
}

/**
 * A part of a page that the server renders whole and whose script is loaded after the page's own. Presses and typing
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
    const press = useRef<EarlyPress>(null)
    const isHydrated = useRef(false)
    // The same element in each render: another would make React render the part anew before its script is loaded.
    const [afterHydration] = useState(() => (
      <AfterHydration
        onHydrated={() => {
          isHydrated.current = true
          if (place.current) replayTyping(place.current)
          press.current?.end(true)
        }}
      />
    ))

    useEffect(() => {
      if (!place.current || isHydrated.current) return
      const early = new EarlyPress(place.current)
      press.current = early
      return () => early.end(false)
    }, [])

    return (
      <div ref={place} id={id} className={id === undefined ? "contents" : undefined}>
        <Activity>
          <Part {...props} />
          {afterHydration}
        </Activity>
      </div>
    )
  }
}

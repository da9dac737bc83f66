"use client"

import { Activity, type ComponentType, lazy, useEffect, useRef, useState } from "react"

/** A default export, as `import()` gives it. */
interface Loaded<Props> {
  readonly default: ComponentType<Props>
}

const never = new Promise<never>(() => undefined)

/**
 * Leaves a part as the server wrote it when its script can't be had: it goes on working as without scripts.
 *
 * @param load fetches the part's script
 */
export async function orLeave<Props>(load: () => Promise<Loaded<Props>>): Promise<Loaded<Props>> {
  try {
    return await load()
  } catch (error) {
    console.error("Loading a part of the page:", error)
    return never
  }
}

/** Keeps a press on a part whose script is not here yet, and gives it to the part once it is. */
class EarlyPress {
  private pressed: HTMLElement | null = null
  private readonly stop = new AbortController()

  /** Listens on the window: React stops events on their way to what it has not taken over. @param place of the part */
  constructor(place: HTMLElement) {
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button") : null
      if (button && place.contains(button)) this.pressed = button
    }
    window.addEventListener("click", onClick, { capture: true, signal: this.stop.signal })
  }

  end(isAwake: boolean): void {
    this.stop.abort()
    if (isAwake) this.pressed?.click()
    this.pressed = null
  }
}

/**
 * Tells React what was typed before it took a field over: it sees only what changes later. Only in the field that has the
 * focus: elsewhere the browser put back what was there on an earlier visit, which nobody asks for now.
 *
 * @param place of the part
 */
function tellTyped(place: HTMLElement): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const { value, defaultValue } = field
  if (!place.contains(field) || value === defaultValue) return
  // React remembers what is set on the field itself, and takes what the prototype sets for typed.
  field.value = defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Runs once the part beside it has been taken over. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}

/**
 * A part of a page that the server writes whole and whose script comes after the page's own; a press in between waits for it,
 * and so does what is typed.
 * An Activity, not a Suspense boundary: see docs/adr/0016-islands-in-activities.md.
 *
 * @param load imports the part
 */
export function island<Props extends object>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  const Live = lazy(() => orLeave(load)) as unknown as ComponentType<Props>
  return function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const press = useRef<EarlyPress>(null)
    const isAwake = useRef(false)
    // The same element each time: another would have React draw the part anew before its script is here.
    const [awake] = useState(() => (
      <Awake
        onAwake={() => {
          isAwake.current = true
          if (place.current) tellTyped(place.current)
          press.current?.end(true)
        }}
      />
    ))

    useEffect(() => {
      if (!place.current || isAwake.current) return
      const early = new EarlyPress(place.current)
      press.current = early
      return () => early.end(false)
    }, [])

    return (
      <div ref={place} className="contents">
        <Activity>
          <Live {...props} />
          {awake}
        </Activity>
      </div>
    )
  }
}

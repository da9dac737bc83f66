"use client"

import {
  Activity,
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react"
import { AfterHydration } from "./hydration"
import { hasEarlyInput, repeatInPart, waitingPart } from "./early-input"
import { type ComponentModule, loadOrLeave } from "./load-or-leave"
import { useIsServerRendered } from "./use-is-hydrated"

/** Events that announce somebody is about to use a part. */
const INTERACTIONS = ["focusin", "pointerover", "touchstart"] as const

/** Props passed to every part that is loaded on interaction. */
export interface InteractiveProps {
  /** When the part was shown, in ms by `performance.now()`: 0 where it came with the page. */
  readonly shownAt: RefObject<number>
}

/** A promise with the function that resolves it. */
function makeGate() {
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  return {
    opened,
    open: () => gate.open?.(),
    /** Called when the part's script cannot be loaded. */
    onFailed: () => undefined as void,
  }
}

/**
 * A part that the server renders whole and that works without scripts, such as a form. React leaves the server's HTML alone
 * until somebody interacts with the part: its script is loaded then.
 *
 * @param load imports the part
 * @param isNeededAtOnce whether the script is needed before any interaction
 */
export function onInteraction<Props extends object>(
  load: () => Promise<ComponentModule<Props & InteractiveProps>>,
  isNeededAtOnce: (place: HTMLElement) => boolean,
): ComponentType<Props> {
  const gate = makeGate()
  const Part = lazy(async () => {
    if (typeof window !== "undefined") await gate.opened
    return loadOrLeave(async () => {
      try {
        return await load()
      } catch (cause) {
        gate.onFailed()
        throw cause
      }
    })
  }) as unknown as ComponentType<Props & InteractiveProps>

  return function InteractivePart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const shownAt = useRef(0)
    const isServerRendered = useIsServerRendered()
    // The same element in each render: a change would make React render anew what it has not hydrated yet.
    const [part] = useState(() => (
      <Activity>
        <Part {...props} shownAt={shownAt} />
        <AfterHydration onHydrated={() => repeatInPart(place.current)} />
      </Activity>
    ))

    useEffect(() => {
      const holder = place.current
      if (!isServerRendered) shownAt.current = performance.now()
      if (!holder) return
      // A form in steps then shows all steps, as it does without scripts.
      gate.onFailed = () => {
        holder.dataset.plain = ""
        repeatInPart(holder)
      }
      const isUsed = holder.contains(document.activeElement) || hasEarlyInput(holder)
      if (isUsed || isNeededAtOnce(holder)) gate.open()
      const stop = new AbortController()
      // On the window, before React: React keeps events from parts it has not hydrated yet.
      const options = { signal: stop.signal, capture: true, passive: true }
      const onInteract = ({ target }: Event) => {
        if (!(target instanceof Node) || !holder.contains(target)) return
        gate.open()
        stop.abort()
      }
      for (const interaction of INTERACTIONS) window.addEventListener(interaction, onInteract, options)
      return () => stop.abort()
    }, [isServerRendered])

    return (
      <div ref={place} className="group/lazy" {...(isServerRendered && waitingPart)}>
        {isServerRendered ? (
          part
        ) : (
          <Suspense fallback={null}>
            <Part {...props} shownAt={shownAt} />
          </Suspense>
        )}
      </div>
    )
  }
}

"use client"

import type { FormType } from "@scanwright/backend/contract"
import {
  Activity,
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { orLeave } from "@/lazy/island"
import { hasDraft } from "../sending/has-draft"

/** What every form is told. */
export interface ShownForm {
  /** When the form was shown, epoch ms. */
  readonly shownAt: RefObject<number>
}

function makeGate() {
  const gate: { open?: () => void } = {}
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve
  })
  return {
    opened,
    open: () => gate.open?.(),
    /** Told when the form's script can't be had. */
    onLost: () => undefined as void,
  }
}

/** Signs that somebody is about to use the form. */
const SIGNS = ["focusin", "pointerover", "touchstart"] as const

const subscribe = () => () => undefined

/** Whether the first drawing took over what the server wrote. */
function useIsWritten(): boolean {
  const isWritten = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [atFirst] = useState(isWritten)
  return atFirst
}

/**
 * A form that the server writes into the page, where it works without scripts. In the browser React leaves that HTML alone
 * until somebody comes near: the form's code is fetched when it is first touched, and nothing is drawn again.
 *
 * @param type of the form, by which its draft is found
 * @param load imports the form
 */
export function lateForm<Props extends object>(
  type: FormType,
  load: () => Promise<{ readonly default: ComponentType<Props & ShownForm> }>,
): ComponentType<Props> {
  const gate = makeGate()
  const Form = lazy(async () => {
    if (typeof window !== "undefined") await gate.opened
    return orLeave(async () => {
      try {
        return await load()
      } catch (cause) {
        gate.onLost()
        throw cause
      }
    })
  }) as unknown as ComponentType<Props & ShownForm>

  return function LateForm(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const shownAt = useRef(0)
    const isWritten = useIsWritten()
    // The same element each time: a change would make React draw anew what it has not taken over yet.
    const [written] = useState(() => (
      <Activity>
        <Form {...props} shownAt={shownAt} />
      </Activity>
    ))

    useEffect(() => {
      const holder = place.current
      shownAt.current = Date.now()
      if (!holder) return
      // A form in steps then shows them all, as it does without scripts.
      gate.onLost = () => {
        holder.dataset.plain = ""
      }
      const isThere = holder.querySelector("form") !== null
      if (!isThere || holder.contains(document.activeElement) || hasDraft(type)) gate.open()
      const stop = new AbortController()
      // On the window, before React: it keeps events from what it has not taken over yet.
      const options = { signal: stop.signal, capture: true, passive: true }
      const onSign = ({ target }: Event) => {
        if (!(target instanceof Node) || !holder.contains(target)) return
        gate.open()
        stop.abort()
      }
      for (const sign of SIGNS) window.addEventListener(sign, onSign, options)
      return () => stop.abort()
    }, [])

    return (
      <div ref={place} className="group/late">
        {isWritten ? (
          written
        ) : (
          <Suspense fallback={null}>
            <Form {...props} shownAt={shownAt} />
          </Suspense>
        )}
      </div>
    )
  }
}

"use client"

import { type RefObject, useEffect, useEffectEvent } from "react"

/** The form around the panel, and its field. */
export function formAround(panel: HTMLElement | null) {
  const form = panel?.closest("form") ?? null
  return { form, input: form?.querySelector("input") ?? null }
}

export interface FormEvents {
  onInput: (text: string) => void
  onFocus: (text: string) => void
  /** Called when the focus leaves the form. */
  onLeave: () => void
  onSubmit: (event: SubmitEvent) => void
  /** Returns true for a handled key: the field then ignores it. */
  onKeyDown: (event: KeyboardEvent) => boolean
}

/** Listens to the form around the panel, which was rendered by the server and does not belong to React. */
export function useFormEvents(panel: RefObject<HTMLElement | null>, events: FormEvents): void {
  const onInput = useEffectEvent(events.onInput)
  const onFocus = useEffectEvent(events.onFocus)
  const onLeave = useEffectEvent(events.onLeave)
  const onSubmit = useEffectEvent(events.onSubmit)
  const onKeyDown = useEffectEvent(events.onKeyDown)

  useEffect(() => {
    const { form, input } = formAround(panel.current)
    if (!form || !input) return
    const stop = new AbortController()
    const listen = { signal: stop.signal }
    input.addEventListener("input", () => onInput(input.value), listen)
    input.addEventListener("focus", () => onFocus(input.value), listen)
    input.addEventListener("click", () => onFocus(input.value), listen)
    input.addEventListener(
      "keydown",
      (event) => {
        if (event.isComposing || event.ctrlKey || event.metaKey || !onKeyDown(event)) return
        event.preventDefault()
        event.stopPropagation()
      },
      listen,
    )
    form.addEventListener("submit", (event) => onSubmit(event), listen)
    form.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        const isStaying = relatedTarget instanceof Node && form.contains(relatedTarget)
        if (!isStaying && document.activeElement !== input) onLeave()
      },
      listen,
    )
    if (document.activeElement === input) onFocus(input.value)
    return () => stop.abort()
  }, [panel])
}

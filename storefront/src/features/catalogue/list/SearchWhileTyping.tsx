"use client"

import { useEffect, useRef } from "react"
import { controlsOf, isOfList, TYPING } from "./live-forms"

/** Pause in typing after which the list is searched, in ms. */
const PAUSE_MS = 250

/** A named search of the list; a field without a name searches something else. */
const isSearch = (target: EventTarget | null): target is HTMLInputElement & { form: HTMLFormElement } =>
  target instanceof HTMLInputElement &&
  target.type === "search" &&
  target.name !== "" &&
  target.form !== null &&
  isOfList(target.form)

/** Inside a LiveListing: sends the list's search at each pause in typing, which otherwise waits for Enter. */
export function SearchWhileTyping() {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const list = mark.current?.parentElement
    if (!list) return
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (form: HTMLFormElement) => {
      clearTimeout(timer)
      form.removeAttribute(TYPING)
    }
    const onInput = ({ target }: Event) => {
      if (!isSearch(target)) return
      const { form } = target
      clearTimeout(timer)
      form.setAttribute(TYPING, "")
      timer = setTimeout(() => form.requestSubmit(), PAUSE_MS)
    }
    list.addEventListener("input", onInput, { signal })
    // After the list has read the form: Enter ends the typing as a pause does.
    list.addEventListener(
      "submit",
      ({ target }) => {
        if (target instanceof HTMLFormElement) queueMicrotask(() => end(target))
      },
      { signal },
    )
    // Something may have been typed before this script was loaded.
    const typed = [...controlsOf(list)].find(
      (control) => isSearch(control) && control.value !== control.defaultValue,
    )
    typed?.dispatchEvent(new Event("input", { bubbles: true }))
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])

  return <span ref={mark} hidden />
}

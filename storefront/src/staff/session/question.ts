import { useSyncExternalStore } from "react"

interface Asked<Subject, Reply> {
  readonly subject: Subject
  readonly reply: (reply: Reply) => void
}

/** A question that any code of the page may ask, and that one dialog shows to the user. */
export interface Question<Subject, Reply> {
  /** Asks the question; asked again while the question is open, both callers get the same reply. */
  readonly ask: (subject: Subject) => Promise<Reply>
  /** The open question, for the dialog; null without one. */
  readonly useAsked: () => Asked<Subject, Reply> | null
}

/** Creates a question. Questions are asked in the browser only, so that users share no state. */
export function createQuestion<Subject, Reply>(): Question<Subject, Reply> {
  let asked: Asked<Subject, Reply> | null = null
  let pending: Promise<Reply> | null = null
  const listeners = new Set<() => void>()
  const change = (next: Asked<Subject, Reply> | null) => {
    asked = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    ask: (subject) => {
      pending ??= new Promise<Reply>((resolve) => {
        change({
          subject,
          reply: (reply) => {
            pending = null
            change(null)
            resolve(reply)
          },
        })
      })
      return pending
    },
    useAsked: () =>
      useSyncExternalStore(
        subscribe,
        () => asked,
        () => null,
      ),
  }
}

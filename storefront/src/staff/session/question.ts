import { useSyncExternalStore } from "react"

interface Asked<Subject, Reply> {
  readonly subject: Subject
  readonly reply: (reply: Reply) => void
}

/** A question that any code of the page may ask, and one dialog of the page puts to the user. */
export interface Question<Subject, Reply> {
  /** Puts it; a second one while the first is open gets the first one's answer. */
  readonly ask: (subject: Subject) => Promise<Reply>
  /** What is asked now, for the dialog; null when nothing is. */
  readonly useAsked: () => Asked<Subject, Reply> | null
}

/** Makes a question. Only the browser asks, so nothing is shared between users. */
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

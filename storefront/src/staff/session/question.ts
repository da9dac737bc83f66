import { useSyncExternalStore } from "react"

interface Asked<Subject, Answer> {
  readonly subject: Subject
  readonly answer: (answer: Answer) => void
}

/** A question that any code of the page may ask, and one dialog of the page puts to the user. */
export interface Question<Subject, Answer> {
  /** Puts it; a second one while the first is open gets the first one's answer. */
  readonly ask: (subject: Subject) => Promise<Answer>
  /** What is asked now, for the dialog; null when nothing is. */
  readonly useAsked: () => Asked<Subject, Answer> | null
}

/** Makes a question. Only the browser asks, so nothing is shared between users. */
export function createQuestion<Subject, Answer>(): Question<Subject, Answer> {
  let asked: Asked<Subject, Answer> | null = null
  let pending: Promise<Answer> | null = null
  const listeners = new Set<() => void>()
  const change = (next: Asked<Subject, Answer> | null) => {
    asked = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    ask: (subject) => {
      pending ??= new Promise<Answer>((resolve) => {
        change({
          subject,
          answer: (answer) => {
            pending = null
            change(null)
            resolve(answer)
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

import { type RefObject, useEffect, useRef, useState } from "react"

/** Functions of a tool that computes a result from the values of a form. */
interface Tool<Question> {
  /** Reads the values of a form or an address; wrong and missing values get defaults. */
  read: (entered: Readonly<Record<string, string>>) => Question
  /** The address of a question. */
  addressOf: (question: Question) => string
  /** The result in a sentence, for screen readers. */
  announce: (question: Question) => string
}

/** A question, its form, and how to change it. */
export interface Asked<Question> {
  form: RefObject<HTMLFormElement | null>
  question: Question
  spoken: string
  /** Changes a part of the question; the result is announced, and the address follows. */
  ask: (change: Partial<Question>) => void
}

/**
 * The state of a form whose values are all in the address. Values entered before hydration are taken over.
 *
 * @param initial values of the page's own address
 * @param tool of module scope, so that it never changes
 */
export function useQuestion<Question>(
  initial: Question,
  { read, addressOf, announce }: Tool<Question>,
): Asked<Question> {
  const form = useRef<HTMLFormElement>(null)
  const [question, setQuestion] = useState(initial)
  const [spoken, setSpoken] = useState("")

  useEffect(() => {
    if (!form.current) return
    const texts = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    )
    const entered = read(Object.fromEntries(texts))
    if (addressOf(entered) !== addressOf(initial)) setQuestion(entered)
  }, [initial, read, addressOf])

  const ask = (change: Partial<Question>) => {
    const next = { ...question, ...change }
    setQuestion(next)
    setSpoken(announce(next))
    // Replaces the history entry: the back button leaves the page.
    history.replaceState(history.state, "", addressOf(next))
  }
  return { form, question, spoken, ask }
}

import { type RefObject, useEffect, useRef, useState } from "react"

/** What is told apart of a question by the tool that answers it. */
interface Tool<Question> {
  /** Reads what a form or an address says; whatever is wrong or missing has a default. */
  read: (entered: Readonly<Record<string, string>>) => Question
  /** The address of a question. */
  addressOf: (question: Question) => string
  /** The answer in a sentence, for those who hear it change. */
  spokenAnswer: (question: Question) => string
}

interface Asked<Question> {
  form: RefObject<HTMLFormElement | null>
  question: Question
  spoken: string
  /** Changes a part of the question; its answer is spoken, and the address follows. */
  ask: (change: Partial<Question>) => void
}

/**
 * A question that a form asks and whose address says all of it. What was entered before the script was there counts too.
 *
 * @param initial the question of the page's own address
 * @param tool of module scope: it never changes
 */
export function useQuestion<Question>(
  initial: Question,
  { read, addressOf, spokenAnswer }: Tool<Question>,
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
    setSpoken(spokenAnswer(next))
    // Not a step of its own: the back button leaves the page.
    history.replaceState(history.state, "", addressOf(next))
  }
  return { form, question, spoken, ask }
}

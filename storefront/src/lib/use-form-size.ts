import { type SubmitEvent, useState } from "react"
import { oversizeMessage } from "./action-size"

/**
 * Refuses a form that is larger than its server action takes, before it is sent.
 *
 * @returns what a form needs for it, and why the last attempt was refused; null where it was sent
 */
export function useFormSize() {
  const [oversize, setOversize] = useState<string | null>(null)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = [...new FormData(event.currentTarget)].flat()
    const message = oversizeMessage(new Blob(values).size)
    setOversize(message)
    if (message !== null) event.preventDefault()
  }
  return { oversize, onSubmit }
}

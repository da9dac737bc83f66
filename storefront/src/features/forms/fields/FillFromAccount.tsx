"use client"

import { VisuallyHidden } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { formSubmissions } from "@/config/api-routes"
import { formCopy } from "@/content/forms"
import { hasAccountHint } from "@/lib/session/account-hint"
import { readOwnAccount } from "@/lib/session/own-account"
import { accountValues } from "../sending/account-values"
import { restoreDraft } from "../sending/draft"
import { hasDraft } from "../sending/has-draft"

/** Fills in the form of the page. @returns whether there was something to fill in */
async function fill(signal: AbortSignal): Promise<boolean> {
  const account = await readOwnAccount(signal)
  const action = formSubmissions("credit_application")
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`)
  // A draft is what the person has typed, and is offered by the form itself.
  if (account === null || form === null || signal.aborted || hasDraft("credit_application")) return false
  return restoreDraft(accountValues(account), form) !== undefined
}

/** Fills the fields of the credit application that are still empty with what the company's account has. */
export function FillFromAccount() {
  const [isFilled, setFilled] = useState(false)
  useEffect(() => {
    if (!hasAccountHint()) return
    const stop = new AbortController()
    fill(stop.signal)
      .then(setFilled)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.error("Filling in the credit application:", error)
      })
    return () => stop.abort()
  }, [])
  return (
    <VisuallyHidden>
      <span role="status">{isFilled && formCopy.credit.filledIn}</span>
    </VisuallyHidden>
  )
}

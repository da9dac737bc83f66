"use client"

import { VisuallyHidden } from "@scanwright/design-system"
import { useEffect, useState } from "react"
import { formSubmissions } from "@/config/api-routes"
import { formCopy } from "@/content/forms"
import { hasAccountHint } from "@/lib/session/account-hint"
import { readOwnAccount } from "@/lib/session/own-account"
import { accountValues } from "../sending/account-values"
import { fillEmpty, readDraft } from "../sending/draft"
import { draftKey } from "../sending/has-draft"

/** Fills in the form of the page. @returns whether there was something to fill in */
async function fill(signal: AbortSignal): Promise<boolean> {
  const account = await readOwnAccount(signal)
  const action = formSubmissions("credit_application")
  const form = document.querySelector<HTMLFormElement>(`form[action="${action}"]`)
  if (account === null || form === null || signal.aborted) return false
  // A draft is what the person has typed, and the form itself fills it in.
  if (readDraft(draftKey("credit_application")).length > 0) return false
  return fillEmpty(form, accountValues(account))
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

"use client"

import type { FormDefinition, FormFieldError, FormType } from "@scanwright/backend/contract"
import type { FieldProblem } from "@scanwright/design-system"
import { type RefObject, startTransition, type SubmitEvent, useEffect, useRef, useState } from "react"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { clearDraft, readDraft, restoreDraft, saveDraft } from "./draft"
import type { Draft } from "./draft-text"
import type { SubmissionResult } from "./submit-form"

type Sent = Extract<SubmissionResult, { ok: true }>["submission"]

interface Form {
  readonly type: FormType
  /** Loads the form's rules; asked when the form is first drawn. */
  readonly loadDefinition: () => Promise<FormDefinition>
  /** When the form was shown, epoch ms. */
  readonly shownAt: RefObject<number>
  readonly onSent: (submission: Sent) => void
  /** For a form in steps: which of its own fields are on show; faults of others are not shown yet. */
  readonly asked?: readonly string[]
  /** Told the faults for which a form was not sent, before they are shown. */
  readonly onRefused?: (errors: readonly FormFieldError[]) => void
  /** Told when a draft has been put back. */
  readonly onRestored?: () => void
}

/** Id of the control for an answer: "enquiry-lines-0-quantity". */
export const controlId = (path: readonly (string | number)[]): string => ["enquiry", ...path].join("-")

const toProblem = ({ path, message }: FormFieldError): FieldProblem => ({ fieldId: controlId(path), message })

/** What belongs to a control: its name, its id and what is wrong with it. */
export interface FieldOfForm {
  readonly name: string
  readonly id: string
  readonly error: string | undefined
}

/**
 * Everything a form does in the browser: it is checked when it is sent and, from then on, at each correction; sent once,
 * whatever is pressed; and what was typed is kept until it has arrived.
 */
export function useFormSubmission({
  type,
  loadDefinition,
  shownAt,
  onSent,
  asked,
  onRefused,
  onRestored,
}: Form) {
  "use memo"
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [errors, setErrors] = useState<readonly FormFieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [draft, setDraft] = useState<Draft | null>(null)

  const onShow = (all: readonly FormFieldError[]) =>
    asked ? all.filter(({ path }) => asked.includes(String(path[0]))) : all
  const problems = onShow(errors).map(toProblem)

  const load = () => Promise.all([loadDefinition(), import("./sending")])

  useEffect(() => {
    // Without scripts the browser's own checks stand in for ours.
    if (form.current) form.current.noValidate = true
    const kept = readDraft(type)
    if (kept) startTransition(() => setDraft(kept))
  }, [type])

  const send = async (element: HTMLFormElement): Promise<SubmissionResult> => {
    const [definition, { sendForm }] = await load()
    return sendForm(type, definition, new FormData(element), shownAt.current)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    saveDraft(type, element, draft)
    setFailure(null)
    setSending(true)
    const result = await send(element).catch((cause: unknown) => {
      console.error(`Sending a form of the type ${type}:`, cause)
      return { ok: false, message: FAILURE_MESSAGES.unavailable ?? "", errors: [] } as const
    })
    isBusy.current = false
    setSending(false)
    if (result.ok) {
      clearDraft(type)
      onSent(result.submission)
      return
    }
    onRefused?.(result.errors)
    setErrors(result.errors)
    setAttempt((before) => before + 1)
    if (result.errors.length === 0) setFailure(result.message)
  }

  /** Faults in the form as it stands; where the rules can't be had, they are said to be unreachable. */
  const findErrors = async (): Promise<readonly FormFieldError[] | null> => {
    try {
      const [definition, { checkForm }] = await load()
      return form.current && checkForm(definition, new FormData(form.current))
    } catch (cause) {
      console.error(`Checking a form of the type ${type}:`, cause)
      setFailure(FAILURE_MESSAGES.unavailable ?? "")
      return null
    }
  }

  const checkShown = async (): Promise<boolean> => {
    setFailure(null)
    const found = await findErrors()
    if (!found) return false
    setErrors(found)
    const isGood = onShow(found).length === 0
    if (!isGood) setAttempt((before) => before + 1)
    return isGood
  }

  const input = async () => {
    if (attempt === 0 || !form.current) return
    const found = await findErrors()
    if (found) setErrors(found)
  }

  const offer = draft && {
    restore: () => {
      // The button goes, so the focus moves to what came back.
      if (form.current) restoreDraft(draft, form.current)?.focus()
      setDraft(null)
      onRestored?.()
    },
    discard: () => {
      clearDraft(type)
      setDraft(null)
    },
  }

  return {
    form,
    problems,
    attempt,
    failure,
    isSending,
    /** What was typed earlier, to be put back; null when there is nothing. */
    offer,
    submit,
    input,
    /** Checks what is on show, and shows its faults. Says whether there are none. */
    checkShown,
    /** Faults of the whole form, none of which is shown; null where the rules can't be had. */
    findErrors,
    /** Begins anew: faults are shown again once something has been checked. */
    forgetFaults: () => {
      setErrors([])
      setAttempt(0)
      setFailure(null)
    },
    /** Loads the rules before they are needed. */
    prepare: () => void load().catch(() => undefined),
    keep: () => form.current && saveDraft(type, form.current, draft),
    field: (...path: (string | number)[]): FieldOfForm => {
      const id = controlId(path)
      return {
        name: path.join("."),
        id,
        error: problems.find(({ fieldId }) => fieldId === id)?.message,
      }
    },
  }
}

export type FormSubmission = ReturnType<typeof useFormSubmission>

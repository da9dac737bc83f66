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
export function useFormSubmission({ type, loadDefinition, shownAt, onSent }: Form) {
  "use memo"
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [draft, setDraft] = useState<Draft | null>(null)

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
    setProblems(result.errors.map(toProblem))
    setAttempt((before) => before + 1)
    if (result.errors.length === 0) setFailure(result.message)
  }

  const input = async () => {
    if (attempt === 0 || !form.current) return
    const [definition, { checkForm }] = await load()
    if (form.current) setProblems(checkForm(definition, new FormData(form.current)).map(toProblem))
  }

  const offer = draft && {
    restore: () => {
      // The button goes, so the focus moves to what came back.
      if (form.current) restoreDraft(draft, form.current)?.focus()
      setDraft(null)
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

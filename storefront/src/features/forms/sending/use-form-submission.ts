"use client"

import type { FormDefinition, FormFieldError, FormType } from "@scanwright/backend/contract"
import type { FieldProblem } from "@scanwright/design-system"
import { type RefObject, startTransition, type SubmitEvent, useEffect, useRef, useState } from "react"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { clearDraft, readDraft, restoreDraft, saveDraft } from "./draft"
import type { Draft } from "./draft-text"
import type * as sending from "./sending"
import type { SubmissionResult } from "./submit-form"

type Sent = Extract<SubmissionResult, { ok: true }>["submission"]

interface Form {
  readonly type: FormType
  /** Imports the form's definition; called when the form is first rendered. */
  readonly loadDefinition: () => Promise<FormDefinition>
  /** When the form was shown, in ms by `performance.now()`. */
  readonly shownAt: RefObject<number>
  /** Called with the values that were sent. */
  readonly onSent: (submission: Sent, sent: FormData) => void
  /** For a form in steps: the visible fields; errors of other fields are not shown yet. */
  readonly asked?: readonly string[]
  /** Called with the errors of a form that was not sent, before they are shown. */
  readonly onRefused?: (errors: readonly FormFieldError[]) => void
  /** Called when a draft has been restored. */
  readonly onRestored?: () => void
}

/** Id of the control for a value: "enquiry-lines-0-quantity". */
export const controlId = (path: readonly (string | number)[]): string => ["enquiry", ...path].join("-")

const toProblem = ({ path, message }: FormFieldError): FieldProblem => ({ fieldId: controlId(path), message })

/** Props of a control: name, id and error. */
export interface FieldOfForm {
  readonly name: string
  readonly id: string
  readonly error: string | undefined
}

/** The draft of a form: an earlier one is offered, and typed values are stored. */
function useDraft(type: FormType, form: RefObject<HTMLFormElement | null>, onRestored: () => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  useEffect(() => {
    const stored = readDraft(type)
    if (stored) startTransition(() => setDraft(stored))
  }, [type])
  const offer = draft && {
    restore: () => {
      // The button disappears, so the focus moves to the first restored field.
      if (form.current) restoreDraft(draft, form.current)?.focus()
      setDraft(null)
      onRestored()
    },
    discard: () => {
      clearDraft(type)
      setDraft(null)
    },
  }

  return { offer, save: (element: HTMLFormElement) => saveDraft(type, element, draft) }
}

type FaultsOf = Pick<Form, "type" | "asked"> & {
  readonly form: RefObject<HTMLFormElement | null>
  readonly load: () => Promise<readonly [FormDefinition, typeof sending]>
}

/** The errors of a form: found by its schema or reported by the backend, and shown from the first check on. */
function useFaults({ type, asked, form, load }: FaultsOf) {
  const [errors, setErrors] = useState<readonly FormFieldError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)

  const onShow = (all: readonly FormFieldError[]) =>
    asked ? all.filter(({ path }) => asked.includes(String(path[0]))) : all
  const problems = onShow(errors).map(toProblem)

  /**
   * Errors of the form's present values; null where the form's definition cannot be loaded, which is shown as a failure.
   */
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

  /** Removes all faults; they are shown again after the next check. */
  const forget = () => {
    setErrors([])
    setAttempt(0)
    setFailure(null)
  }

  const refuse = (refused: readonly FormFieldError[], message: string) => {
    setErrors(refused)
    setAttempt((before) => before + 1)
    if (refused.length === 0) setFailure(message)
  }
  return { problems, attempt, failure, setFailure, findErrors, checkShown, input, forget, refuse }
}

/**
 * The behaviour of a form in the browser. The form is checked when it is sent and, from then on, at each change; it is
 * sent once, however often the button is pressed; and its values are stored as a draft until they have been sent.
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
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const isPutBack = useRef(false)
  const load = () => Promise.all([loadDefinition(), import("./sending")])
  const faults = useFaults({ type, asked, form, load })
  const { problems, attempt, failure, findErrors, checkShown, input } = faults
  const [isSending, setSending] = useState(false)
  const { save, offer } = useDraft(type, form, () => {
    isPutBack.current = true
    onRestored?.()
  })

  const send = async (values: FormData): Promise<SubmissionResult> => {
    const [definition, { sendForm }] = await load()
    return sendForm(type, definition, values, isPutBack.current ? null : shownAt.current)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    save(element)
    faults.setFailure(null)
    setSending(true)
    const values = new FormData(element)
    const result = await send(values).catch((cause: unknown) => {
      console.error(`Sending a form of the type ${type}:`, cause)
      return { ok: false, message: FAILURE_MESSAGES.unavailable ?? "", errors: [] } as const
    })
    isBusy.current = false
    setSending(false)
    if (result.ok) {
      clearDraft(type)
      onSent(result.submission, values)
      return
    }
    onRefused?.(result.errors)
    faults.refuse(result.errors, result.message)
  }

  return {
    form,
    problems,
    attempt,
    failure,
    isSending,
    /** The draft that can be restored; null where there is none. */
    offer,
    submit,
    input,
    /** Checks the visible fields and shows their errors. @returns whether there are none */
    checkShown,
    /** Errors of the whole form, none of which is shown; null where the definition cannot be loaded. */
    findErrors,
    forgetFaults: faults.forget,
    /** Loads the definition in advance. */
    prepare: () => void load().catch(() => undefined),
    save: () => form.current && save(form.current),
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

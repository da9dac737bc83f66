"use client"

import type { FormDefinition, FormFieldError, FormType } from "@scanwright/backend/contract"
import type { FieldProblem } from "@scanwright/design-system"
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react"
import { FAILURE_MESSAGES } from "@/lib/medusa/failure-messages"
import { CONSENT_EVENT } from "@/shell/consent/consent"
import { clearDraft, restoreDraft, saveDraft } from "./draft"
import { draftKey } from "./has-draft"
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
  /** Called when a draft has been filled in. */
  readonly onFilledIn?: () => void
  /** Called when all fields have been cleared. */
  readonly onCleared?: () => void
}

/** Selector of the fields that can be focused. */
const FIRST_FIELD = "input:not([type=hidden]), select, textarea"

/** Id of the control for a value: "enquiry-lines-0-quantity". */
export const controlId = (path: readonly (string | number)[]): string => ["enquiry", ...path].join("-")

const toProblem = ({ path, message }: FormFieldError): FieldProblem => ({ fieldId: controlId(path), message })

/** Props of a control: name, id and error. */
export interface FieldOfForm {
  readonly name: string
  readonly id: string
  readonly error: string | undefined
}

/**
 * The draft of a form: what was typed on this page before is filled in, and what is typed is stored.
 *
 * @param onFilledIn called when something was filled in
 */
function useDraft(type: FormType, form: RefObject<HTMLFormElement | null>, onFilledIn: () => void) {
  const [isFilledIn, setFilledIn] = useState(false)
  const [timesCleared, setTimesCleared] = useState(0)
  // The form's page can still be seen while the address is already that of the next one.
  const key = useRef("")
  const isPaused = useRef(false)

  const save = () => {
    if (form.current && !isPaused.current) saveDraft(key.current, form.current)
  }
  const fillIn = useEffectEvent(() => {
    if (!form.current) return
    isPaused.current = true
    const isFound = restoreDraft(key.current, form.current)
    isPaused.current = false
    if (!isFound) return
    setFilledIn(true)
    onFilledIn()
  })
  const saveWhereAllowed = useEffectEvent(save)

  useEffect(() => {
    key.current = draftKey(type)
    const onConsent = () => saveWhereAllowed()
    window.addEventListener(CONSENT_EVENT, onConsent)
    return () => window.removeEventListener(CONSENT_EVENT, onConsent)
  }, [type])
  useEffect(() => {
    // After React's own work, in the middle of which it takes no events of fields.
    queueMicrotask(() => fillIn())
    // The button that was pressed is gone.
    if (timesCleared > 0) form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [timesCleared, form])

  return {
    isFilledIn,
    timesCleared,
    save,
    clear: () => {
      clearDraft(key.current)
      setFilledIn(false)
      setTimesCleared((before) => before + 1)
    },
    /** Deletes the draft of a form that was sent, also of what is still typed until the next page is shown. */
    end: () => {
      isPaused.current = true
      clearDraft(key.current)
    },
  }
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
 * sent once, however often the button is pressed; and its values are stored as a draft until they have been sent, and
 * filled in again.
 */
export function useFormSubmission({
  type,
  loadDefinition,
  shownAt,
  onSent,
  asked,
  onRefused,
  onFilledIn,
  onCleared,
}: Form) {
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const load = () => Promise.all([loadDefinition(), import("./sending")])
  const faults = useFaults({ type, asked, form, load })
  const { problems, attempt, failure, findErrors, checkShown, input } = faults
  const [isSending, setSending] = useState(false)
  const draft = useDraft(type, form, () => onFilledIn?.())

  const send = async (values: FormData): Promise<SubmissionResult> => {
    const [definition, { sendForm }] = await load()
    return sendForm(type, definition, values, draft.isFilledIn ? null : shownAt.current)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    draft.save()
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
      draft.end()
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
    /** Whether a draft has been filled in. */
    isFilledIn: draft.isFilledIn,
    /** Key of the form, whose fields begin anew each time it is cleared. */
    timesCleared: draft.timesCleared,
    /** Deletes the draft, and empties the form. */
    clear: () => {
      faults.forget()
      draft.clear()
      onCleared?.()
    },
    submit,
    input,
    /** Checks the visible fields and shows their errors. @returns whether there are none */
    checkShown,
    /** Errors of the whole form, none of which is shown; null where the definition cannot be loaded. */
    findErrors,
    forgetFaults: faults.forget,
    /** Loads the definition in advance. */
    prepare: () => void load().catch(() => undefined),
    save: draft.save,
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

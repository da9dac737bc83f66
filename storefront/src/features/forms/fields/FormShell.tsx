"use client"

import { type FormType, HONEYPOT_FIELD } from "@scanwright/backend/contract"
import { Alert, Button, ErrorSummary, FormActions, VisuallyHidden } from "@scanwright/design-system"
import type { ReactNode, SubmitEvent } from "react"
import * as apiRoutes from "@/config/api-routes"
import { formCopy } from "@/content/forms"
import type { FormSubmission } from "../sending/use-form-submission"

interface Props {
  type: FormType
  submission: FormSubmission
  /** Label of the submit button. */
  send: string
  /** Note on what happens after the form is sent. */
  note: string
  /** Shown above everything: the progress of a form in steps. */
  progress?: ReactNode
  /** Replaces the submit button. */
  actions?: (sendButton: ReactNode) => ReactNode
  /** Called instead of sending: a form in steps continues to its next step. */
  onContinue?: () => void
  children: ReactNode
}

function FilledIn({ onClear }: { onClear: () => void }) {
  const copy = formCopy.filledIn
  return (
    <Alert
      live="polite"
      title={copy.title}
      actions={
        <Button size="sm" variant="secondary" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    >
      {copy.text}
    </Alert>
  )
}

/** The frame of every form: error summary, notice of a draft, honeypot and submit button. */
export function FormShell({
  type,
  submission,
  send,
  note,
  progress,
  actions = (sendButton) => sendButton,
  onContinue,
  children,
}: Props) {
  const { form, problems, attempt, failure, isSending } = submission
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onContinue) return void submission.submit(event)
    event.preventDefault()
    onContinue()
  }
  return (
    <form
      key={submission.timesCleared}
      ref={form}
      // The page's own messages, and without scripts those of the server's page, which keeps what was typed.
      noValidate
      method="post"
      action={apiRoutes.formSubmissions(type)}
      className="grid gap-8"
      onFocus={submission.prepare}
      onSubmit={submit}
      onInput={() => void submission.input()}
      onChange={submission.save}
    >
      {progress}
      {submission.isFilledIn && (
        <div className="print:hidden">
          <FilledIn onClear={submission.clear} />
        </div>
      )}
      <ErrorSummary
        problems={problems}
        attempt={attempt}
        focus="field"
        headingLevel="h3"
        title={formCopy.problem}
      />
      {children}
      <VisuallyHidden>
        <span aria-hidden="true">
          <label>
            Subject
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </span>
      </VisuallyHidden>
      {failure !== null && (
        <Alert variant="danger" live="assertive" title={formCopy.notSent}>
          <p>{failure}</p>
          <p>{formCopy.kept}</p>
        </Alert>
      )}
      <FormActions note={note}>
        {actions(
          <Button type="submit" size="lg" loading={isSending}>
            {failure === null || onContinue ? send : formCopy.tryAgain}
          </Button>,
        )}
      </FormActions>
    </form>
  )
}

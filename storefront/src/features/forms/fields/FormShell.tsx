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
  /** What the button says that sends it. */
  send: string
  /** What happens next. */
  note: string
  /** Stands above everything: how far along somebody is. */
  progress?: ReactNode
  /** Instead of the one button that sends it. */
  actions?: (sendButton: ReactNode) => ReactNode
  /** Instead of sending it: what a form in steps does before its last. */
  onContinue?: () => void
  children: ReactNode
}

function Offer({ restore, discard }: NonNullable<FormSubmission["offer"]>) {
  const copy = formCopy.draft
  return (
    <Alert
      live="polite"
      title={copy.title}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={restore}>
            {copy.restore}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {copy.discard}
          </Button>
        </>
      }
    >
      {copy.text}
    </Alert>
  )
}

/** The frame of every form: what is wrong, what was kept, the trap for programs, and the button that sends it. */
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
  const { form, problems, attempt, failure, isSending, offer } = submission
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!onContinue) return void submission.submit(event)
    event.preventDefault()
    onContinue()
  }
  return (
    <form
      ref={form}
      method="post"
      action={apiRoutes.formSubmissions(type)}
      className="grid gap-8"
      onFocus={submission.prepare}
      onSubmit={submit}
      onInput={() => void submission.input()}
      onChange={submission.save}
    >
      {progress}
      {offer && <Offer {...offer} />}
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

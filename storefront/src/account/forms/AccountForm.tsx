"use client"

import {
  Alert,
  Button,
  type ButtonProps,
  ErrorSummary,
  Fieldset,
  FormActions,
  FormGrid,
} from "@scanwright/design-system"
import { type ReactNode, useActionState } from "react"
import { useFormSize } from "@/lib/use-form-size"
import type { FormAction } from "../session/form-action"
import { type FormState, INITIAL_STATE } from "../session/form-state"
import type { FieldGroup } from "./fields"
import { FormField } from "./FormField"

interface Props {
  /** Id of the form, unique in the page: the ids of its fields begin with it. */
  id: string
  action: FormAction
  /** Label of the button. */
  send: string
  /** Name of the button for screen readers, where several of the page have the same label. */
  sendName?: string
  variant?: ButtonProps["variant"]
  size?: ButtonProps["size"]
  groups?: readonly FieldGroup[]
  /** Values that are sent without being shown: a token, the id of a record. */
  hidden?: Readonly<Record<string, string>>
  /** Note on what happens after the form is sent. */
  note?: ReactNode
  /** Title above the list of problems. */
  problemTitle: string
  /** Shown in place of the form after success, where the form does not lead to another page. */
  done?: ReactNode
}

/** Problems in the order of the fields; a field that the form lacks has no place to link to. */
const problemsIn = (groups: readonly FieldGroup[], { problems }: FormState, idOf: (name: string) => string) =>
  groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name }) => {
      const message = problems?.[name]
      return message === undefined ? [] : [{ fieldId: idOf(name), message }]
    })

/**
 * A form of the account: works without scripts, shows problems beside their fields and above them, and what was typed again.
 * A form without fields is a button.
 */
export function AccountForm({
  id,
  action,
  send,
  sendName,
  variant,
  size,
  groups = [],
  hidden = {},
  note,
  problemTitle,
  done,
}: Props) {
  const [state, submit, isSending] = useActionState(action, INITIAL_STATE)
  const { oversize, onSubmit } = useFormSize()
  const message = oversize ?? state.message
  if (state.done && done !== undefined) return done
  const idOf = (name: string) => `${id}-${name.replaceAll(".", "-")}`
  const problems = problemsIn(groups, state, idOf)
  return (
    <form id={id} action={submit} onSubmit={onSubmit} noValidate className="grid gap-6">
      <ErrorSummary problems={problems} attempt={state.attempt} title={problemTitle} />
      {message !== undefined && (
        <Alert key={state.attempt} variant="danger" live="assertive">
          {message}
        </Alert>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map(({ title, fields }) => {
        const grid = (
          <FormGrid key={title ?? id}>
            {fields.map((field) => (
              // What was typed comes back from the server as the field's first value, which only a new field takes.
              <FormField
                key={`${field.name} ${state.attempt}`}
                field={field}
                id={idOf(field.name)}
                state={state}
              />
            ))}
          </FormGrid>
        )
        return title === undefined ? (
          grid
        ) : (
          <Fieldset key={title} legend={title}>
            {grid}
          </Fieldset>
        )
      })}
      <FormActions note={note}>
        <Button type="submit" variant={variant} size={size} loading={isSending} aria-label={sendName}>
          {send}
        </Button>
      </FormActions>
    </form>
  )
}

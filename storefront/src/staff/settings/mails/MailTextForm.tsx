"use client"

import {
  type AdminMailText,
  describePlaceholders,
  MAIL_TEXT_PARTS,
  mailTextChangeSchema,
  type MailTextDefinition,
  type MailTextPart,
  type MailTexts,
  partsOf,
} from "@scanwright/backend/contract"
import {
  Alert,
  Button,
  FormActions,
  Panel,
  Text,
  TextArea,
  TextField,
  toaster,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { ConfirmButton } from "@/staff/settings/ConfirmButton"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { saveMailText } from "./actions"

interface Props {
  mail: AdminMailText
  definition: MailTextDefinition
}

interface PartProps {
  part: MailTextPart
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The field of one part of a mail. */
function PartField({ part, value, error, onChange }: PartProps) {
  const { label, most, isLine, isRequired } = MAIL_TEXT_PARTS[part]
  const field = {
    label,
    value,
    characterLimit: most,
    required: isRequired,
    ...(error !== undefined && { error }),
  }
  return isLine ? (
    <TextField {...field} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextArea
      {...field}
      rows={part === "text" ? 12 : 4}
      hint="A blank line begins a paragraph."
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** The texts of a mail that staff can change. */
export function MailTextForm({ mail: { id, texts: stored, version }, definition }: Props) {
  const router = useRouter()
  const { run, isPending } = useStaffAction(saveMailText, {
    handles: ["invalid"],
    schema: mailTextChangeSchema,
    isRepeatable: false,
  })
  const [saved, setSaved] = useState<MailTexts>({ ...definition.texts, ...stored })
  const [texts, setTexts] = useState(saved)
  const [now, setNow] = useState(version)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const parts = partsOf(definition)
  useUnsavedChanges(parts.some((part) => texts[part] !== saved[part]))

  const save = async (next: MailTexts | null) => {
    const outcome = await run({ id, version: now, texts: next })
    setProblems(outcome.ok ? {} : (outcome.fields ?? { "": outcome.message }))
    if (!outcome.ok) return
    const { mail_text: written } = outcome.value
    const shown = { ...definition.texts, ...written.texts }
    setSaved(shown)
    setTexts(shown)
    setNow(written.version)
    toaster.show({
      variant: "success",
      title: next === null ? "The shop's text holds again" : "Mail saved",
      description: "The next mail has it.",
    })
    router.refresh()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void save(texts)
  }

  return (
    <Panel title="Text">
      <form data-record-form onSubmit={submit} noValidate className="grid gap-5">
        {Object.keys(problems).length > 0 && (
          <Alert variant="danger" title="Not saved: please check what you entered" live="polite">
            {problems[""]}
          </Alert>
        )}
        {parts.map((part) => (
          <PartField
            key={part}
            part={part}
            value={texts[part] ?? ""}
            error={problems[`texts.${part}`]}
            onChange={(value) => setTexts({ ...texts, [part]: value })}
          />
        ))}
        <Text variant="muted">{`Placeholders: ${describePlaceholders(definition.placeholders)}.`}</Text>
        <FormActions>
          <Button type="submit" loading={isPending}>
            Save
          </Button>
          {stored !== null && (
            <ConfirmButton
              label="Reset to the shop's text…"
              title="Reset to the shop's text?"
              description="What is written here is deleted, and the mail has its built-in text again."
              confirm="Reset"
              isPending={isPending}
              onConfirm={() => save(null)}
            />
          )}
        </FormActions>
      </form>
    </Panel>
  )
}

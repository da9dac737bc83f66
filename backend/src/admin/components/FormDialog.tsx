import { Alert, Button, clx, Heading, Text } from "@medusajs/ui"
import { Loading } from "./Loading"
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react"
import { useForm } from "react-hook-form"
import { type Finding, type FormErrors, readErrors, readFindings } from "../lib/field-errors"
import { type Field, type FieldGroup, type FormValues, toChanges, toForm, toNewBody } from "../lib/fields"
import { useLeaveGuard } from "../lib/use-leave-guard"
import { Dialog, type DialogShape } from "./Dialog"
import { ErrorPanel } from "./ErrorPanel"
import { FormField } from "./FormField"

type Stored = object

interface FormDialogProps {
  shape: DialogShape
  title: string
  description: string
  groups: readonly FieldGroup[]
  /** The record to change; undefined while it loads, null for a new one. */
  stored: Stored | null | undefined
  /** Why the record could not be read. */
  error?: Error | null
  onRetry?: () => void
  /** Sends the body; only what has changed, of a record that exists. */
  onSave: (body: Record<string, unknown>) => Promise<unknown>
  /** Checks a body by the contract's own schema before it is sent. */
  check?: (body: Record<string, unknown>) => readonly Finding[]
  /** Closes the dialog: after saving, and when there is nothing to save. */
  onClose: () => void
  /** Content after the last field. */
  below?: ReactNode
  /** Label of the button that sends the form; "Save" when left out. */
  saveLabel?: string
}

const FORM_BARS = ["h-14 w-full", "h-14 w-full", "h-14 w-full", "h-14 w-full"]

/** A form in a dialog: reads its record, asks before typed changes are lost, and shows each error beside its field. */
export function FormDialog({ stored, error, onRetry, ...props }: FormDialogProps) {
  if (stored !== undefined) return <LoadedForm stored={stored} {...props} />
  const { shape, title, description, onClose } = props
  return (
    <Dialog shape={shape} title={title} description={description} onClose={onClose}>
      {error ? (
        <ErrorPanel title="It could not be read" error={error} onRetry={() => onRetry?.()} />
      ) : (
        <Loading bars={FORM_BARS} />
      )}
    </Dialog>
  )
}

interface LoadedFormProps extends Omit<FormDialogProps, "error" | "onRetry"> {
  stored: Stored | null
}

const required = (fields: readonly Field[], values: FormValues): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ name, required: isRequired }) => isRequired && values[name] === "")
      .map(({ name, label }) => [name, `${label} is required`]),
  )

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** State of the form of one record: values, errors, saving and leaving. */
function useRecordForm({
  groups,
  stored,
  onSave,
  check,
  onClose,
}: Pick<LoadedFormProps, "groups" | "stored" | "onSave" | "check" | "onClose">) {
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups])
  const record = stored as Record<string, unknown> | null
  const [others, setOthers] = useState<string[]>([])
  const {
    control,
    handleSubmit,
    setError,
    formState: { isDirty, isSubmitting },
  } = useForm<FormValues>({ defaultValues: toForm(fields, record ?? undefined) })
  const { leave, allowLeaving } = useLeaveGuard(isDirty, onClose)

  const show = (errors: FormErrors) => {
    setOthers(errors.others)
    const first = fields.find(({ name }) => name in errors.fields)
    for (const [name, message] of Object.entries(errors.fields)) {
      setError(name, { type: "backend", message }, { shouldFocus: name === first?.name })
    }
  }

  const save = handleSubmit(async (values) => {
    setOthers([])
    const missing = required(fields, values)
    if (Object.keys(missing).length > 0) {
      show({ fields: missing, others: [] })
      return
    }
    const body = record ? toChanges(fields, values, record) : toNewBody(fields, values)
    const findings = check?.(body) ?? []
    if (findings.length > 0) {
      show(readFindings(findings, fields))
      return
    }
    try {
      if (Object.keys(body).length > 0) await onSave(body)
      allowLeaving()
      onClose()
    } catch (refusal) {
      show(readErrors(messageOf(refusal), fields))
    }
  })
  return { control, others, isSubmitting, save, leave }
}

/** As in Medusa's own forms: Enter alone sends nothing by accident, with Ctrl or Cmd it saves. */
function saveByKey(event: KeyboardEvent<HTMLFormElement>, save: () => Promise<void>): void {
  if (event.key !== "Enter") return
  const isSave = event.metaKey || event.ctrlKey
  if (isSave) {
    event.preventDefault()
    void save()
  } else if (event.target instanceof HTMLInputElement) {
    event.preventDefault()
  }
}

function LoadedForm({ shape, title, description, groups, below, saveLabel, ...record }: LoadedFormProps) {
  const { control, others, isSubmitting, save, leave } = useRecordForm({ groups, ...record })
  return (
    <Dialog shape={shape} title={title} description={description} onClose={leave}>
      {/* The handler only adds shortcuts to a form that works without them. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        className="flex flex-1 flex-col overflow-hidden"
        onSubmit={(event) => void save(event)}
        onKeyDown={(event) => saveByKey(event, save)}
      >
        <div className="flex-1 overflow-y-auto px-6 py-6">
          <div className={clx("mx-auto flex flex-col gap-y-8", { "max-w-[820px]": shape === "window" })}>
            {others.length > 0 && (
              <Alert variant="error" role="alert">
                {others.join("; ")}
              </Alert>
            )}
            {groups.map((group) => (
              <FormGroup key={group.title} {...group} isOnly={groups.length === 1}>
                {group.fields.map((field) => (
                  <FormField key={field.name} field={field} control={control} />
                ))}
              </FormGroup>
            ))}
            {below}
          </div>
        </div>
        <FormActions isSubmitting={isSubmitting} saveLabel={saveLabel} onCancel={leave} />
      </form>
    </Dialog>
  )
}

interface FormActionsProps {
  isSubmitting: boolean
  saveLabel?: string | undefined
  onCancel: () => void
}

function FormActions({ isSubmitting, saveLabel = "Save", onCancel }: FormActionsProps) {
  return (
    <div className="border-ui-border-base flex items-center justify-end gap-x-2 border-t px-6 py-4">
      <Button type="button" size="small" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" size="small" isLoading={isSubmitting}>
        {saveLabel}
      </Button>
    </div>
  )
}

interface FormGroupProps extends FieldGroup {
  /** Whether this is the only group: then the dialog's heading is enough, and its legend is for screen readers only. */
  isOnly: boolean
  children: ReactNode
}

function FormGroup({ title, description, isOnly, children }: FormGroupProps) {
  return (
    <fieldset className="flex flex-col gap-y-4 border-0 p-0">
      <legend className={clx({ "sr-only": isOnly })}>
        <Heading level="h2" className="pb-1">
          {title}
        </Heading>
      </legend>
      {description && (
        <Text size="small" className="text-ui-fg-subtle">
          {description}
        </Text>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}

"use client"

import { Button, Dialog } from "@scanwright/design-system"
import { type FormEvent, useId } from "react"
import { useStore } from "zustand"
import { RecordConflict } from "@/staff/records/RecordConflict"
import { isUnsaved } from "@/staff/records/record-store"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { readTaxonomyEntryNow, saveTaxonomyEntry } from "./actions"
import type { TaxonomyEntry, TaxonomyKind } from "./data"
import { TAXONOMY_LABELS } from "./labels"
import { saveTaxonomyEntrySchema } from "./taxonomy-input"
import { TaxonomyProvider, type TaxonomyValues, toTaxonomyValues } from "./taxonomy-record"
import { TaxonomyFields } from "./TaxonomyFields"

interface Props {
  kind: TaxonomyKind
  /** The stored brand or machine type; null to add one. */
  entry: TaxonomyEntry | null
  onClose: () => void
  onSaved: (name: string) => void
}

const LABELS: Readonly<Record<keyof TaxonomyValues, string>> = {
  name: "Name",
  handle: "Address",
  logo: "Logo",
  sort: "Position",
  intro: "Introduction",
}

/** The form of a brand or a machine type, with the conflict dialog. */
export function TaxonomyDialog({ kind, entry, onClose, onSaved }: Props) {
  const formId = useId()
  const labels = TAXONOMY_LABELS[kind]
  const saving = useStaffAction(saveTaxonomyEntry, {
    handles: "all",
    schema: saveTaxonomyEntrySchema,
    isRepeatable: entry !== null,
  })
  const reading = useStaffAction(readTaxonomyEntryNow)
  const { store, save, resolve } = useRecordForm<TaxonomyEntry, TaxonomyValues, unknown>({
    record: entry,
    toValues: toTaxonomyValues,
    save: ({ name, handle, logo, sort, intro }, on) =>
      saving.run({
        ...{ kind, name, intro, id: on?.id ?? null, updatedAt: on?.updatedAt ?? null },
        handle: handle.trim(),
        logo: logo || null,
        sort: /^\d+$/.test(sort.trim()) ? Number(sort) : Number.NaN,
      }),
    readNow: async (on) => on && reading.run({ kind, id: on.id }),
    toProblems: ({ fields, message }) => fields ?? { form: message },
    onSaved: (_saved, _on, { getState }) => onSaved(getState().values.name.trim()),
  })
  const isDirty = useStore(store, isUnsaved)
  useUnsavedChanges(isDirty)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }

  return (
    <TaxonomyProvider value={store}>
      <Dialog
        open
        dismissible={!isDirty}
        size="md"
        title={entry ? `Edit ${entry.name}` : `Add ${labels.one}`}
        onClose={onClose}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} loading={saving.isPending}>
              {entry ? "Save" : `Add ${labels.one}`}
            </Button>
          </>
        }
      >
        <form data-record-form id={formId} onSubmit={submit} noValidate className="grid gap-5">
          <TaxonomyFields kind={kind} isNew={entry === null} />
        </form>
        <RecordConflict store={store} what={`this ${labels.one}`} labels={LABELS} onResolve={resolve} />
      </Dialog>
    </TaxonomyProvider>
  )
}

"use client"

import {
  Alert,
  Button,
  Dialog,
  FileField,
  Image,
  Progress,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import { type FormEvent, useId, useState } from "react"
import type { Group, GroupKind } from "./data"
import { ConflictDialog } from "@/staff/records/ConflictDialog"
import { conflictsOf } from "@/staff/records/merge"
import { useRecordForm } from "@/staff/records/useRecordForm"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useUnsavedChanges } from "@/staff/shell/useUnsavedChanges"
import { type Upload, uploadFile } from "@/staff/records/upload-file"
import { readGroupNow, saveGroup } from "./actions"
import { GROUP_WORDS } from "./labels"

interface Props {
  kind: GroupKind
  /** Null to add one. */
  group: Group | null
  onClose: () => void
  onSaved: (name: string) => void
}

interface Values {
  name: string
  handle: string
  /** Its address as stored; empty for none. */
  logo: string
  sort: string
  intro: string
}

const valuesOf = (group: Group | null): Values => ({
  name: group?.name ?? "",
  handle: group?.handle ?? "",
  logo: group?.logo ?? "",
  sort: String(group?.sort ?? 0),
  intro: group?.intro ?? "",
})

const LABELS: Readonly<Record<keyof Values, string>> = {
  name: "Name",
  handle: "Address",
  logo: "Logo",
  sort: "Position",
  intro: "Introduction",
}

/** Largest logo, in bytes. */
const LOGO_BYTES = 5_000_000

/** The form for a brand or a machine type; where somebody else saved first, theirs is shown beside one's own. */
export function GroupDialog({ kind, group, onClose, onSaved }: Props) {
  const formId = useId()
  const words = GROUP_WORDS[kind]
  const record = useRecordForm<Group, Values, keyof Values | "form">(group, valuesOf)
  const { stored, before, values, set, isDirty, problems, refuse, theirs, setTheirs } = record
  const [sent, setSent] = useState<{ url: string; src: string } | null>(null)
  const [uploaded, setUploaded] = useState<number | null>(null)
  const { run: save, isPending } = useStaffAction(saveGroup, {
    handles: ["invalid", "conflict"],
    isRepeatable: group !== null,
  })
  const { run: readNow } = useStaffAction(readGroupNow)
  const { run: upload } = useStaffAction((one: Upload) => uploadFile(one))
  useUnsavedChanges(isDirty)

  const send = async ({ name, handle, logo, sort, intro }: Values, on: Group | null) => {
    refuse({})
    const outcome = await save({
      kind,
      id: on?.id ?? null,
      updatedAt: on?.updatedAt ?? null,
      name,
      handle: handle.trim(),
      logo: logo || null,
      sort: /^\d+$/.test(sort.trim()) ? Number(sort) : Number.NaN,
      intro,
    })
    if (outcome.ok) onSaved(name.trim())
    else if (outcome.kind === "invalid") refuse(outcome.fields ?? { form: outcome.message })
    else if (outcome.kind === "conflict" && on) {
      const now = await readNow({ kind, id: on.id })
      if (now.ok) setTheirs(now.value)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(values, stored)
  }

  const resolve = (takes: readonly string[]) => {
    const left = record.resolve(takes)
    if (left) void send(left.values, left.on)
  }

  const chooseLogo = async ([file]: File[]) => {
    if (!file) return
    setUploaded(0)
    const outcome = await upload({ file, onProgress: setUploaded })
    setUploaded(null)
    if (!outcome.ok) return
    setSent(outcome.value)
    set("logo", outcome.value.url)
  }

  const logoSrc = values.logo === "" ? null : values.logo === sent?.url ? sent.src : (stored?.logoSrc ?? null)

  return (
    <Dialog
      open
      dismissible={!isDirty}
      size="md"
      title={group ? `Edit ${group.name}` : `Add ${words.one}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {group ? "Save" : `Add ${words.one}`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        {problems.form && <Alert variant="danger">{problems.form}</Alert>}
        <TextField
          label="Name"
          value={values.name}
          onChange={({ target }) => set("name", target.value)}
          error={problems.name ?? null}
          autoComplete="off"
          required
        />
        <TextField
          label="Address"
          value={values.handle}
          onChange={({ target }) => set("handle", target.value)}
          error={problems.handle ?? null}
          hint={
            group
              ? "The last part of its page’s address. When it changes, the old address goes on leading here."
              : "Left empty, it is made from the name."
          }
          autoComplete="off"
          required={group ? true : false}
        />
        {kind === "machine_type" && (
          <>
            <TextField
              label="Position"
              hint="Lists begin with the lowest."
              width="xs"
              inputMode="numeric"
              value={values.sort}
              onChange={({ target }) => set("sort", target.value)}
              error={problems.sort ?? null}
              required
            />
            <TextArea
              label="Introduction"
              hint="One paragraph that opens the page of the type."
              rows={4}
              value={values.intro}
              onChange={({ target }) => set("intro", target.value)}
              error={problems.intro ?? null}
              required={false}
            />
          </>
        )}
        {logoSrc !== null && (
          <div className="flex items-center gap-4">
            <Image
              src={logoSrc}
              alt={`Logo of ${values.name}`}
              width={128}
              height={64}
              sizes="128px"
              className="h-16 w-32 object-contain"
            />
            <Button size="sm" variant="ghost" onClick={() => set("logo", "")}>
              Remove logo
            </Button>
          </div>
        )}
        <FileField
          label="Logo"
          hint={`SVG, PNG, JPEG or WebP. It is read aloud as the name of the ${words.one}.`}
          accept="image/svg+xml,image/png,image/jpeg,image/webp"
          kinds="SVG, PNG, JPEG or WebP"
          maxBytes={LOGO_BYTES}
          disabled={uploaded !== null}
          onChange={(files) => void chooseLogo(files)}
          required={false}
        />
        {uploaded !== null && (
          <Progress label="Sending the logo" done={Math.round(uploaded * 100)} of={100} />
        )}
      </form>
      {theirs && (
        <ConflictDialog
          open
          what={`this ${words.one}`}
          fields={conflictsOf(before, values, valuesOf(theirs), LABELS)}
          onResolve={resolve}
          onClose={() => setTheirs(null)}
        />
      )}
    </Dialog>
  )
}

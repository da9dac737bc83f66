"use client"

import {
  Alert,
  Button,
  Dialog,
  FileField,
  Image,
  Progress,
  Text,
  TextArea,
  TextField,
} from "@scanwright/design-system"
import { type FormEvent, useId, useState } from "react"
import type { Group, GroupKind } from "@/lib/medusa/staff/groups"
import { useStaffAction } from "../session/useStaffAction"
import { useUnsavedChanges } from "../shell/useUnsavedChanges"
import { type Upload, uploadFile } from "../uploads/upload-file"
import { readGroupNow, saveGroup } from "./actions"
import { GROUP_WORDS } from "./words"

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
  logo: string | null
  logoSrc: string | null
  sort: string
  intro: string
}

const valuesOf = (group: Group | null): Values => ({
  name: group?.name ?? "",
  handle: group?.handle ?? "",
  logo: group?.logo ?? null,
  logoSrc: group?.logoSrc ?? null,
  sort: String(group?.sort ?? 0),
  intro: group?.intro ?? "",
})

const LABELS: Readonly<Record<Exclude<keyof Values, "logoSrc">, string>> = {
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
  const [values, setValues] = useState(() => valuesOf(group))
  const [version, setVersion] = useState(group?.updatedAt ?? null)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [theirs, setTheirs] = useState<Group | null>(null)
  const [uploaded, setUploaded] = useState<number | null>(null)
  const { run: save, isPending } = useStaffAction(saveGroup, {
    handles: ["invalid", "conflict"],
    isRepeatable: group !== null,
  })
  const { run: readNow } = useStaffAction(readGroupNow)
  const { run: upload } = useStaffAction((one: Upload) => uploadFile(one))
  const isDirty = JSON.stringify(values) !== JSON.stringify(valuesOf(group))
  useUnsavedChanges(isDirty)

  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }))

  const send = async (updatedAt: string | null) => {
    const { name, handle, logo, sort, intro } = values
    const outcome = await save({
      kind,
      id: group?.id ?? null,
      updatedAt,
      name,
      handle: handle.trim(),
      logo,
      sort: /^\d+$/.test(sort.trim()) ? Number(sort) : Number.NaN,
      intro,
    })
    if (outcome.ok) {
      onSaved(name.trim())
      return
    }
    if (outcome.kind === "invalid") {
      setFaults(outcome.fields ?? { form: outcome.message })
      return
    }
    if (outcome.kind !== "conflict" || !group) return
    const now = await readNow({ kind, id: group.id })
    if (now.ok) setTheirs(now.value)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFaults({})
    void send(version)
  }

  const chooseLogo = async ([file]: File[]) => {
    if (!file) return
    setUploaded(0)
    const outcome = await upload({ file, onProgress: setUploaded })
    setUploaded(null)
    if (outcome.ok) set({ logo: outcome.value.url, logoSrc: outcome.value.src })
  }

  const takeTheirs = (now: Group) => {
    setValues(valuesOf(now))
    setVersion(now.updatedAt)
    setTheirs(null)
  }

  const keepMine = (now: Group) => {
    setVersion(now.updatedAt)
    setTheirs(null)
    void send(now.updatedAt)
  }

  const differing = theirs
    ? (Object.keys(LABELS) as (keyof typeof LABELS)[]).filter(
        (field) =>
          (kind === "machine_type" || (field !== "sort" && field !== "intro")) &&
          valuesOf(theirs)[field] !== values[field],
      )
    : []

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
        {theirs && (
          <Alert
            tone="warning"
            live="assertive"
            title="Somebody else has saved this meanwhile"
            actions={
              <>
                <Button size="sm" variant="secondary" onClick={() => takeTheirs(theirs)}>
                  Take theirs
                </Button>
                <Button size="sm" onClick={() => keepMine(theirs)}>
                  Keep mine
                </Button>
              </>
            }
          >
            {differing.length === 0
              ? "What they saved is what you have written."
              : differing.map((field) => (
                  <Text key={field}>
                    {`${LABELS[field]}: theirs “${valuesOf(theirs)[field] ?? "none"}”, yours “${values[field] ?? "none"}”`}
                  </Text>
                ))}
          </Alert>
        )}
        {faults.form && <Alert tone="danger">{faults.form}</Alert>}
        <TextField
          label="Name"
          value={values.name}
          onChange={({ target }) => set({ name: target.value })}
          error={faults.name ?? null}
          autoComplete="off"
          required
        />
        <TextField
          label="Address"
          value={values.handle}
          onChange={({ target }) => set({ handle: target.value })}
          error={faults.handle ?? null}
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
              onChange={({ target }) => set({ sort: target.value })}
              error={faults.sort ?? null}
              required
            />
            <TextArea
              label="Introduction"
              hint="One paragraph that opens the page of the type."
              rows={4}
              value={values.intro}
              onChange={({ target }) => set({ intro: target.value })}
              error={faults.intro ?? null}
              required={false}
            />
          </>
        )}
        {values.logoSrc !== null && (
          <div className="flex items-center gap-4">
            <Image
              src={values.logoSrc}
              alt={`Logo of ${values.name}`}
              width={128}
              height={64}
              sizes="128px"
              className="h-16 w-32 object-contain"
            />
            <Button size="sm" variant="ghost" onClick={() => set({ logo: null, logoSrc: null })}>
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
    </Dialog>
  )
}

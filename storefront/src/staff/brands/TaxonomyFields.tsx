"use client"

import {
  Alert,
  Button,
  FileField,
  Image,
  Progress,
  TextArea,
  TextField,
  type TextFieldProps,
} from "@scanwright/design-system"
import { useState } from "react"
import { type Upload, type UploadedFile, uploadFile } from "@/staff/records/upload-file"
import { useStaffAction } from "@/staff/session/useStaffAction"
import type { TaxonomyKind } from "./data"
import { TAXONOMY_LABELS } from "./labels"
import { INTRO_MOST } from "./taxonomy-input"
import { type TaxonomyValues, useField, useTaxonomyState } from "./taxonomy-record"

/** Largest logo, in bytes. */
const LOGO_BYTES = 5_000_000

function useTextProps(name: keyof TaxonomyValues) {
  const { value, error, set } = useField(name)
  return { value, error, onChange: ({ target }: { target: { value: string } }) => set(target.value) }
}

type TextProps = { name: keyof TaxonomyValues } & Pick<
  TextFieldProps,
  "label" | "hint" | "width" | "inputMode" | "autoComplete" | "required"
>

function Text({ name, ...props }: TextProps) {
  return <TextField {...props} {...useTextProps(name)} />
}

/** Fields of machine types only: their place in lists and the opening paragraph of their page. */
function MachineTypeFields() {
  return (
    <>
      <Text
        name="sort"
        label="Position"
        hint="Lists begin with the lowest."
        width="xs"
        inputMode="numeric"
        required
      />
      <TextArea
        label="Introduction"
        hint="One paragraph that opens the page of the type."
        rows={4}
        required={false}
        characterLimit={INTRO_MOST}
        {...useTextProps("intro")}
      />
    </>
  )
}

/** The logo with buttons to upload and to remove it. */
function LogoField({ kind }: { kind: TaxonomyKind }) {
  const { value: url, set } = useField("logo")
  const name = useTaxonomyState(({ values }) => values.name)
  const storedSrc = useTaxonomyState(({ stored }) => stored?.logoSrc ?? null)
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const { run: upload } = useStaffAction((one: Upload) => uploadFile(one))

  const choose = async ([file]: File[]) => {
    if (!file) return
    setDone(0)
    const outcome = await upload({ file, onProgress: setDone })
    setDone(null)
    if (!outcome.ok) return
    setUploaded(outcome.value)
    set(outcome.value.url)
  }

  const src = url === "" ? null : url === uploaded?.url ? uploaded.src : storedSrc
  return (
    <>
      {src !== null && (
        <div className="flex items-center gap-4">
          <Image
            src={src}
            alt={`Logo of ${name}`}
            width={128}
            height={64}
            sizes="128px"
            className="h-16 w-32 object-contain"
          />
          <Button size="sm" variant="ghost" onClick={() => set("")}>
            Remove logo
          </Button>
        </div>
      )}
      <FileField
        label="Logo"
        hint={`SVG, PNG, JPEG or WebP. It is read aloud as the name of the ${TAXONOMY_LABELS[kind].one}.`}
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
        kinds="SVG, PNG, JPEG or WebP"
        maxBytes={LOGO_BYTES}
        disabled={done !== null}
        onChange={(files) => void choose(files)}
        required={false}
      />
      {done !== null && <Progress label="Sending the logo" done={Math.round(done * 100)} of={100} />}
    </>
  )
}

/** The fields of a brand or a machine type. @param isNew whether it is being added */
export function TaxonomyFields({ kind, isNew }: { kind: TaxonomyKind; isNew: boolean }) {
  const formProblem = useTaxonomyState(({ problems }) => problems.form)
  return (
    <>
      {formProblem && <Alert variant="danger">{formProblem}</Alert>}
      <Text name="name" label="Name" autoComplete="off" required />
      <Text
        name="handle"
        label="Address"
        hint={
          isNew
            ? "Left empty, it is made from the name."
            : "The last part of its page’s address. When it changes, the old address goes on leading here."
        }
        autoComplete="off"
        required={!isNew}
      />
      {kind === "machine_type" && <MachineTypeFields />}
      <LogoField kind={kind} />
    </>
  )
}

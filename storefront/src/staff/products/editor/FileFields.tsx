"use client"

import {
  PRODUCT_FILE_KIND_LABELS,
  PRODUCT_FILE_KINDS,
  PRODUCT_FIELDS,
  productFileType,
  type ProductFileKind,
} from "@scanwright/backend/contract"
import {
  Button,
  Fieldset,
  FileField,
  formatBytes,
  FormGrid,
  Select,
  Text,
  TextField,
} from "@scanwright/design-system"
import { useRef, useState } from "react"
import { DOCUMENT_RULES } from "@/staff/records/upload-rules"
import { uploadFile, type Upload } from "@/staff/records/upload-file"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf, type ProductForm } from "./product-form"

type FormFile = ProductForm["files"][number]

const { most } = PRODUCT_FIELDS.files

const KIND_OPTIONS = PRODUCT_FILE_KINDS.map((kind) => ({
  value: kind,
  label: PRODUCT_FILE_KIND_LABELS[kind],
}))

const isKind = (kind: string): kind is ProductFileKind => PRODUCT_FILE_KINDS.some((one) => one === kind)

/** A first title, to be improved by staff. */
const fromFileName = (name: string) =>
  name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[-_]+/g, " ")
    .trim()
    .slice(0, 120)

const titleOf = ({ title }: FormFile) => (title === "" ? "The file" : title)

/** What a file probably is: archives hold drivers. */
const likelyKind = (url: string): ProductFileKind => (productFileType(url) === "zip" ? "driver" : "manual")

type FileText = "title" | "language" | "version"

interface EntryProps {
  file: FormFile
  at: number
  count: number
  onText: (part: FileText, text: string) => void
  onKind: (kind: ProductFileKind) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** The texts of one file, and its place among the others. */
function FileEntry({ file, at, count, onText, onKind, onMove, onRemove }: EntryProps) {
  "use memo"
  const problems = useEditorState((state) => state.problems)
  const id = (part: string) => fieldIdOf(`files.${at}.${part}`)
  const error = (part: string) => problems[`files.${at}.${part}`] ?? null
  const text = (part: FileText) => ({
    id: id(part),
    error: error(part),
    value: file[part] ?? "",
    onChange: ({ target }: { target: { value: string } }) => onText(part, target.value),
  })
  const name = file.title || `file ${at + 1}`
  const type = productFileType(file.url)?.toUpperCase() ?? ""
  return (
    <Fieldset
      id={id("url")}
      legend={`File ${at + 1}`}
      size="label"
      hint={`${type}, ${formatBytes(file.size)}`}
      error={error("url")}
    >
      <FormGrid>
        <TextField label="Title" required className="col-span-full" {...text("title")} />
        <Select
          label="What it is"
          id={id("kind")}
          required
          options={KIND_OPTIONS}
          error={error("kind")}
          value={file.kind}
          onChange={({ target }) => isKind(target.value) && onKind(target.value)}
        />
        <TextField label="Language" required={false} {...text("language")} />
        <TextField label="Version" required={false} {...text("version")} />
      </FormGrid>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="ghost" size="sm" aria-disabled={at === 0} onClick={() => onMove(at - 1)}>
          Move up<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="ghost" size="sm" aria-disabled={at === count - 1} onClick={() => onMove(at + 1)}>
          Move down<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </Fieldset>
  )
}

/**
 * Uploads one file after another, so that the list has the order in which they were chosen.
 *
 * @param add called with each that has been stored
 * @param onDone called once all that were chosen are stored
 */
function useUploads(add: (file: File, url: string) => void, onDone: () => void) {
  const { run, isPending } = useStaffAction((upload: Upload) => uploadFile(upload), {
    handles: "all",
    isRepeatable: false,
  })
  const queueRef = useRef(Promise.resolve())
  const sentRef = useRef(new Set<File>())
  const [faults, setFaults] = useState<Record<string, string>>({})
  const waitingRef = useRef(0)
  const send = async (file: File) => {
    const outcome = await run({ file })
    waitingRef.current -= 1
    if (!outcome.ok) {
      // Chosen again, it is sent again.
      sentRef.current.delete(file)
      setFaults((all) => ({ ...all, [file.name]: outcome.message }))
      return
    }
    add(file, outcome.value.url)
    if (waitingRef.current === 0) onDone()
  }
  const queue = (files: readonly File[]) => {
    const fresh = files.filter((one) => !sentRef.current.has(one))
    if (fresh.length === 0) setFaults({})
    for (const file of fresh) {
      sentRef.current.add(file)
      waitingRef.current += 1
      queueRef.current = queueRef.current.then(() => send(file))
    }
  }
  return { queue, faults, isPending }
}

/** The product's files for visitors. They are uploaded as soon as they are chosen, and stand at the end of the list. */
export function FileFields() {
  "use memo"
  const { value: files, error, set } = useField("files")
  const change = useEditorState((state) => state.change)
  const [announcement, setAnnouncement] = useState("")
  /** Counts the times that all chosen files were stored: each begins with an empty field. */
  const [round, setRound] = useState(0)
  const listRef = useRef<HTMLDivElement>(null)
  const uploadRef = useRef<HTMLDivElement>(null)
  const { queue, faults, isPending } = useUploads(
    (file, url) => {
      const added = { url, title: fromFileName(file.name), kind: likelyKind(url), size: file.size }
      change("files", (all) => [...all, { ...added, language: "", version: "" }])
    },
    () => {
      if (uploadRef.current?.contains(document.activeElement)) listRef.current?.focus()
      setRound((before) => before + 1)
    },
  )
  const move = (at: number, to: number) => {
    const file = files[at]
    if (!file || to < 0 || to >= files.length) return
    set(files.toSpliced(at, 1).toSpliced(to, 0, file))
    setAnnouncement(`${titleOf(file)} is now number ${to + 1} of ${files.length}`)
  }
  const remove = (file: FormFile) => {
    set(files.filter((one) => one !== file))
    setAnnouncement(`${titleOf(file)} was removed`)
    listRef.current?.focus()
  }
  return (
    <Fieldset
      legend={FIELD_LABELS.files}
      hideLegend
      id={fieldIdOf("files")}
      hint={PRODUCT_FIELDS.files.hint}
      error={error}
    >
      <div ref={listRef} tabIndex={-1} className="grid gap-8">
        {files.map((file, at) => (
          <FileEntry
            key={file.url}
            {...{ file, at }}
            count={files.length}
            onText={(part, text) => set(files.with(at, { ...file, [part]: text }))}
            onKind={(kind) => set(files.with(at, { ...file, kind }))}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(file)}
          />
        ))}
        {files.length < most ? (
          <div ref={uploadRef}>
            <FileField
              key={round}
              label="Upload files"
              required={false}
              multiple
              maxFiles={most}
              {...DOCUMENT_RULES}
              fileErrors={faults}
              onChange={queue}
            />
          </div>
        ) : (
          <Text variant="muted">{most} files are the most a product can have.</Text>
        )}
      </div>
      <div role="status">{isPending && <Text variant="muted">Uploading…</Text>}</div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </Fieldset>
  )
}

"use client"

import { type ChangeEvent, useEffect, useId, useRef, useState } from "react"
import { Field, type FieldFrame, joinIds } from "../field"
import { DropZone } from "./DropZone"
import { FileList } from "./FileList"
import { addFiles, fileError, type FileRules, formatBytes } from "./files"

export interface FileFieldProps extends Omit<FieldFrame, "hideLabel">, FileRules {
  /** Name under which a form sends the files. */
  name?: string
  /** True for several files; each choice adds to the earlier ones. */
  multiple?: boolean
  /** Most files. */
  maxFiles?: number
  disabled?: boolean
  /** Errors found by the server, by file name. */
  fileErrors?: Readonly<Record<string, string>>
  /** Called with the files that will be sent, after each choice and removal. */
  onChange?: (files: File[]) => void
}

const filesOf = (count: number) => `${count} ${count === 1 ? "file" : "files"}`

/** The limits, as one sentence. */
function limits({ kinds, maxBytes, maxFiles }: Pick<FileFieldProps, "kinds" | "maxBytes" | "maxFiles">) {
  const parts = [
    kinds,
    maxBytes !== undefined && `${formatBytes(maxBytes)} at most`,
    maxFiles !== undefined && `up to ${filesOf(maxFiles)}`,
  ].filter(Boolean)
  const sentence = parts.join(", ")
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The error of a file among all the chosen ones: from the server, from the rules, or one too many. */
function errorAmong(file: File, all: readonly File[], props: FileFieldProps): string | null {
  const { fileErrors = {}, multiple, maxFiles } = props
  const most = multiple ? maxFiles : 1
  const error = fileErrors[file.name] ?? fileError(file, props)
  if (error !== null || most === undefined) return error
  const before = all.slice(0, all.indexOf(file)).filter((other) => fileError(other, props) === null)
  return before.length >= most ? `One too many: ${filesOf(most)} at most` : null
}

/** The chosen files; the input always holds exactly those that will be sent. */
function useFiles(props: FileFieldProps) {
  const { multiple = false, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [files, setFiles] = useState<File[]>([])
  const [announcement, setAnnouncement] = useState("")

  const store = (all: File[]) => {
    const accepted = all.filter((file) => errorAmong(file, all, props) === null)
    const transfer = new DataTransfer()
    for (const file of accepted) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setFiles(all)
    onChange?.(accepted)
    return all.length - accepted.length
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const added = [...(target.files ?? [])]
    // Some browsers empty the input when the file chooser is cancelled: the earlier files stay chosen.
    const all = multiple ? addFiles(files, added) : added.length > 0 ? added : files
    const refused = store(all)
    setAnnouncement(
      `${filesOf(all.length - refused)} chosen${refused > 0 ? `, ${refused} not accepted` : ""}`,
    )
  }

  const remove = (file: File, index: number) => {
    store(files.filter((other) => other !== file))
    setAnnouncement(`${file.name} removed`)
    // The focus goes to the next file's button, or back to the input.
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current
    next?.focus()
  }

  useEffect(() => {
    const form = input.current?.form
    const empty = () => setFiles([])
    form?.addEventListener("reset", empty)
    return () => form?.removeEventListener("reset", empty)
  }, [])

  return { input, list, files, announcement, choose, remove }
}

/** A file input. The list under it adds sizes, errors and remove buttons. Only files without an error are sent. */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, required, id: givenId, className } = props
  const { name, accept, kinds, maxBytes, maxFiles, multiple = false, disabled = false } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const limitsId = `${id}-limits`
  const limitsText = limits({ kinds, maxBytes, maxFiles: multiple ? maxFiles : undefined })
  const { input, list, files, announcement, choose, remove } = useFiles(props)

  return (
    <Field {...{ label, hint, error, required, id, className }} describedBy={joinIds(limitsText && limitsId)}>
      {(control) => (
        <>
          <DropZone
            {...control}
            ref={input}
            chooseLabel={multiple ? "Choose files" : "Choose a file"}
            dropLabel={`or drop ${multiple ? "them" : "it"} here`}
            limits={limitsText}
            limitsId={limitsId}
            {...{ name, accept, multiple, disabled }}
            onChange={choose}
          />
          {files.length > 0 && (
            <FileList
              ref={list}
              files={files}
              errorOf={(file) => errorAmong(file, files, props)}
              onRemove={remove}
            />
          )}
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </>
      )}
    </Field>
  )
}

"use client"

import { type ChangeEvent, useEffect, useId, useRef, useState } from "react"
import { Field, type FieldFrame, joinIds } from "../field"
import { Icon } from "../icon"
import { cx } from "../lib/cx"
import { addFiles, faultOf, type FileRules, formatBytes } from "./files"

export interface FileFieldProps extends Omit<FieldFrame, "hideLabel">, FileRules {
  /** Name under which a form sends the files. */
  name?: string
  /** True for several files; each choice then adds to those before. */
  multiple?: boolean
  /** Most files. */
  maxFiles?: number
  disabled?: boolean
  /** What the server found wrong, by file name. */
  faults?: Readonly<Record<string, string>>
  /** Told the files that will be sent, after each choice and removal. */
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

/**
 * Files to send along. The browser's own input covers the whole zone, so that pressing and dropping are native; the list
 * below adds sizes, faults and a way to take files out again. Only files without fault are sent.
 */
export function FileField({
  label,
  hint,
  error,
  required,
  id: givenId,
  className,
  name,
  accept,
  kinds,
  maxBytes,
  maxFiles,
  multiple = false,
  disabled = false,
  faults = {},
  onChange,
}: FileFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const limitsId = `${id}-limits`
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [files, setFiles] = useState<File[]>([])
  const [isOver, setOver] = useState(false)
  const [spoken, setSpoken] = useState("")
  const most = multiple ? maxFiles : 1
  const limitWords = limits({ kinds, maxBytes, maxFiles: multiple ? maxFiles : undefined })

  const faultAt = (file: File, all: readonly File[]): string | null => {
    const fault = faults[file.name] ?? faultOf(file, { accept, kinds, maxBytes })
    if (fault !== null || most === undefined) return fault
    const before = all
      .slice(0, all.indexOf(file))
      .filter((other) => faultOf(other, { accept, kinds, maxBytes }) === null)
    return before.length >= most ? `One too many: ${filesOf(most)} at most` : null
  }
  const sendable = (all: readonly File[]) => all.filter((file) => faultAt(file, all) === null)

  /** Keeps the list, and has the input hold exactly what will be sent. */
  const keep = (all: File[]) => {
    const good = sendable(all)
    const transfer = new DataTransfer()
    for (const file of good) transfer.items.add(file)
    if (input.current) input.current.files = transfer.files
    setFiles(all)
    onChange?.(good)
    return all.length - good.length
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOver(false)
    const added = [...(target.files ?? [])]
    // A chooser that was closed again empties the input in some browsers: what was there stays.
    const all = multiple ? addFiles(files, added) : added.length > 0 ? added : files
    const refused = keep(all)
    setSpoken(`${filesOf(all.length - refused)} chosen${refused > 0 ? `, ${refused} not accepted` : ""}`)
  }

  const remove = (file: File, place: number) => {
    keep(files.filter((other) => other !== file))
    setSpoken(`${file.name} removed`)
    // The focus goes to the next file's button, or back to where files are chosen.
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
    const next = buttons[place + 1] ?? buttons[place - 1] ?? input.current
    next?.focus()
  }

  useEffect(() => {
    const form = input.current?.form
    const empty = () => setFiles([])
    form?.addEventListener("reset", empty)
    return () => form?.removeEventListener("reset", empty)
  }, [])

  return (
    <Field {...{ label, hint, error, required, id, className }} describedBy={joinIds(limitWords && limitsId)}>
      {(control) => (
        <>
          <div className={cx("drop-zone", isOver && "drop-zone-over")}>
            <Icon name="upload" />
            <p aria-hidden="true">
              <span className="drop-zone-press">{multiple ? "Choose files" : "Choose a file"}</span>
              <span className="drop-zone-drop"> or drop {multiple ? "them" : "it"} here</span>
            </p>
            {limitWords && (
              <p id={limitsId} className="drop-zone-limits">
                {limitWords}
              </p>
            )}
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={choose}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
          </div>
          {files.length > 0 && (
            <ul ref={list} aria-label="Chosen files" className="file-list">
              {files.map((file, place) => {
                const fault = faultAt(file, files)
                return (
                  <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                    <Icon name={fault ? "warning" : "document"} />
                    <div>
                      <p className="file-name">{file.name}</p>
                      <p className={fault ? "file-fault" : "file-size"}>
                        {fault ? (
                          <>
                            <span className="sr-only">Error: </span>
                            {fault}
                          </>
                        ) : (
                          formatBytes(file.size)
                        )}
                      </p>
                    </div>
                    <button type="button" onClick={() => remove(file, place)}>
                      <Icon name="close" />
                      <span className="sr-only">Remove {file.name}</span>
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
          <p role="status" className="sr-only">
            {spoken}
          </p>
        </>
      )}
    </Field>
  )
}

"use client"

import { PRODUCT_FIELDS } from "@scanwright/backend/contract"
import { ImageListField, type ListedImage } from "@scanwright/design-system"
import { useRef, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { PICTURE_RULES } from "@/staff/records/upload-rules"
import { uploadFile, type Upload } from "@/staff/records/upload-file"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf, type ProductForm } from "./product-form"

/** A file that is being uploaded, with its texts, which may be written meanwhile. */
interface Arriving {
  readonly id: string
  readonly file: File
  readonly alt: string
  readonly title: string
  readonly done: number
  readonly failure: string | null
}

type FormImage = ProductForm["images"][number]

const listed = ({ url, src, alt_text: alt, title_text: title }: FormImage): ListedImage => ({
  ...{ id: url, name: url.split("/").at(-1) ?? url, src, alt, title },
})

const waiting = ({ id, file, alt, title, done, failure }: Arriving): ListedImage => ({
  ...{ id, name: file.name, src: null, alt, title, uploaded: Math.round(done * 100), failure },
})

/** A first alternative text, to be improved by staff. */
const fromFileName = (name: string) =>
  name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[-_]+/g, " ")
    .trim()

/** Problems of the pictures' texts, by the picture's index. */
const altErrorsOf = (problems: Readonly<Record<string, string>>): Record<number, string> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) => {
      const [, place] = /^images\.(\d+)\./.exec(path) ?? []
      return place === undefined ? [] : [[Number(place), message]]
    }),
  )

/** The product's pictures. Files are uploaded as soon as they are chosen; uploads stand at the end of the list. */
export function ImageFields() {
  "use memo"
  const { value: images, error, set } = useField("images")
  const { value: thumbnail, set: setThumbnail } = useField("thumbnail")
  const change = useEditorState((state) => state.change)
  const problems = useEditorState((state) => state.problems)
  const [arriving, setArriving] = useState<readonly Arriving[]>([])
  /** The current uploads, for callbacks that run after a later render. */
  const latestRef = useRef<readonly Arriving[]>([])
  const lastIdRef = useRef(0)
  /** Uploads one file after another, so that pictures keep the order in which they were chosen. */
  const queueRef = useRef(Promise.resolve())
  const { run } = useStaffAction((upload: Upload) => uploadFile(upload), {
    handles: "all",
    isRepeatable: false,
  })

  const updateArriving = (how: (all: readonly Arriving[]) => readonly Arriving[]) => {
    latestRef.current = how(latestRef.current)
    setArriving(latestRef.current)
  }
  const note = (id: string, part: Partial<Arriving>) =>
    updateArriving((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const send = async (id: string) => {
    const sent = latestRef.current.find((one) => one.id === id)
    if (!sent) return
    const outcome = await run({ file: sent.file, onProgress: (done) => note(id, { done }) })
    const now = latestRef.current.find((one) => one.id === id)
    // The picture was removed during its upload.
    if (!now) return
    if (!outcome.ok) {
      note(id, { failure: outcome.message })
      return
    }
    const { alt, title } = now
    updateArriving((all) => all.filter((one) => one.id !== id))
    change("images", (all) => [...all, { ...outcome.value, alt_text: alt, title_text: title }])
  }
  const queue = (id: string) => {
    queueRef.current = queueRef.current.then(() => send(id))
  }

  const add = (files: File[]) => {
    const added = files.map((file): Arriving => {
      lastIdRef.current += 1
      const id = `arriving-${lastIdRef.current}`
      return { id, file, alt: fromFileName(file.name), title: "", done: 0, failure: null }
    })
    updateArriving((all) => [...all, ...added])
    for (const { id } of added) queue(id)
  }

  const retry = (id: string) => {
    note(id, { failure: null, done: 0 })
    queue(id)
  }

  const take = (list: ListedImage[]) => {
    const texts = new Map(list.map(({ id, alt, title }) => [id, { alt, title }]))
    updateArriving((all) =>
      all.filter(({ id }) => texts.has(id)).map((one) => ({ ...one, ...texts.get(one.id) })),
    )
    set(
      list.flatMap(({ id, src, alt, title }) =>
        src === null ? [] : [{ url: id, src, alt_text: alt, title_text: title }],
      ),
    )
  }

  return (
    <ImageListField
      label={FIELD_LABELS.images}
      id={fieldIdOf("images")}
      hint={PRODUCT_FIELDS.images.hint}
      required={false}
      {...PICTURE_RULES}
      {...{ error, altErrors: altErrorsOf(problems) }}
      images={[...images.map(listed), ...arriving.map(waiting)]}
      onChange={take}
      onAdd={add}
      onRetry={retry}
      thumbnailId={thumbnail || null}
      onThumbnail={setThumbnail}
    />
  )
}

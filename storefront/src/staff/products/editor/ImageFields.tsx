"use client"

import { ImageListField, type ListedImage } from "@scanwright/design-system"
import { useRef, useState } from "react"
import { useStaffAction } from "@/staff/session/useStaffAction"
import { PICTURE_RULES } from "@/staff/records/upload-rules"
import { uploadFile, type Upload } from "@/staff/records/upload-file"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf, type ProductForm } from "./product-form"

/** A file that is not kept yet, with its texts, which may be written while it is on its way. */
interface Arriving {
  readonly id: string
  readonly file: File
  readonly alt: string
  readonly title: string
  readonly done: number
  readonly failure: string | null
}

type FormImage = ProductForm["images"][number]

const listed = ({ url, src, alt, title }: FormImage): ListedImage => ({
  ...{ id: url, name: url.split("/").at(-1) ?? url, src, alt, title },
})

const waiting = ({ id, file, alt, title, done, failure }: Arriving): ListedImage => ({
  ...{ id, name: file.name, src: null, alt, title, uploaded: Math.round(done * 100), failure },
})

/** A first suggestion of what a picture shows; somebody should say it better. */
const fromFileName = (name: string) =>
  name
    .replace(/\.[a-z0-9]+$/i, "")
    .replace(/[-_]+/g, " ")
    .trim()

/** The product's pictures. Files are sent as soon as they are chosen; those on their way stand at the end. */
export function ImageFields() {
  "use memo"
  const { value: images, error, set } = useField("images")
  const { value: thumbnail, set: setThumbnail } = useField("thumbnail")
  const change = useEditorState((state) => state.change)
  const problems = useEditorState((state) => state.problems)
  const [arriving, setArriving] = useState<readonly Arriving[]>([])
  /** The same for what ends later than the drawing it began in. */
  const latestRef = useRef<readonly Arriving[]>([])
  const lastIdRef = useRef(0)
  /** One file after another: they come in the order in which they were chosen. */
  const queueRef = useRef(Promise.resolve())
  const { run } = useStaffAction((upload: Upload) => uploadFile(upload), {
    handles: "all",
    isRepeatable: false,
  })

  const keep = (how: (all: readonly Arriving[]) => readonly Arriving[]) => {
    latestRef.current = how(latestRef.current)
    setArriving(latestRef.current)
  }
  const note = (id: string, part: Partial<Arriving>) =>
    keep((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const send = async (id: string) => {
    const sent = latestRef.current.find((one) => one.id === id)
    if (!sent) return
    const outcome = await run({ file: sent.file, onProgress: (done) => note(id, { done }) })
    const now = latestRef.current.find((one) => one.id === id)
    // Removed on its way.
    if (!now) return
    if (!outcome.ok) {
      note(id, { failure: outcome.message })
      return
    }
    const { alt, title } = now
    keep((all) => all.filter((one) => one.id !== id))
    change("images", (all) => [...all, { ...outcome.value, alt, title }])
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
    keep((all) => [...all, ...added])
    for (const { id } of added) queue(id)
  }

  const retry = (id: string) => {
    note(id, { failure: null, done: 0 })
    queue(id)
  }

  const take = (list: ListedImage[]) => {
    const texts = new Map(list.map(({ id, alt, title }) => [id, { alt, title }]))
    keep((all) => all.filter(({ id }) => texts.has(id)).map((one) => ({ ...one, ...texts.get(one.id) })))
    set(list.flatMap(({ id, src, alt, title }) => (src === null ? [] : [{ url: id, src, alt, title }])))
  }

  const altErrors = Object.fromEntries(
    Object.entries(problems).flatMap(([path, message]) => {
      const [, place] = /^images\.(\d+)\./.exec(path) ?? []
      return place === undefined ? [] : [[Number(place), message]]
    }),
  )
  return (
    <ImageListField
      label={FIELD_LABELS.images}
      id={fieldIdOf("images")}
      hint="The first one opens the gallery. Say what each one shows: it is read out to people who do not see it."
      required={false}
      {...PICTURE_RULES}
      {...{ error, altErrors }}
      images={[...images.map(listed), ...arriving.map(waiting)]}
      onChange={take}
      onAdd={add}
      onRetry={retry}
      thumbnailId={thumbnail || null}
      onThumbnail={setThumbnail}
    />
  )
}

"use client"

import { ImageListField, type ListedImage } from "@scanwright/design-system"
import { useRef, useState } from "react"
import { useStaffAction } from "../session/useStaffAction"
import { PICTURE_RULES } from "../uploads/rules"
import { uploadFile, type Upload } from "../uploads/upload-file"
import { useEditorState, useField } from "./editor-store"
import { FIELD_LABELS, fieldIdOf, type ProductForm } from "./product-form"

/** A file that is not kept yet; where among the pictures it stands is kept by its id. */
interface Arriving {
  readonly id: string
  readonly file: File
  readonly done: number
  readonly failure: string | null
}

type FormImage = ProductForm["images"][number]

const listed = ({ url, src, alt, title }: FormImage): ListedImage => ({
  ...{ id: url, name: url.split("/").at(-1) ?? url, src, alt, title },
})

const waiting = ({ id, file, done, failure }: Arriving): ListedImage => ({
  ...{ id, name: file.name, src: null, alt: "", title: "", uploaded: Math.round(done * 100), failure },
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
  const lastId = useRef(0)
  const { run } = useStaffAction((upload: Upload) => uploadFile(upload), {
    handles: "all",
    isRepeatable: false,
  })

  const note = (id: string, part: Partial<Arriving>) =>
    setArriving((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))

  const send = async ({ id, file }: Pick<Arriving, "id" | "file">) => {
    const outcome = await run({ file, onProgress: (done) => note(id, { done }) })
    if (!outcome.ok) {
      note(id, { failure: outcome.message })
      return
    }
    setArriving((all) => all.filter((one) => one.id !== id))
    change("images", (all) => [...all, { ...outcome.value, alt: fromFileName(file.name), title: "" }])
  }

  const add = (files: File[]) => {
    const added = files.map((file) => {
      lastId.current += 1
      return { id: `arriving-${lastId.current}`, file, done: 0, failure: null }
    })
    setArriving((all) => [...all, ...added])
    for (const one of added) void send(one)
  }

  const retry = (id: string) => {
    const one = arriving.find((other) => other.id === id)
    if (!one) return
    note(id, { failure: null, done: 0 })
    void send(one)
  }

  const take = (list: ListedImage[]) => {
    const ids = new Set(list.map(({ id }) => id))
    setArriving((all) => all.filter(({ id }) => ids.has(id)))
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

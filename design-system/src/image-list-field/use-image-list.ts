"use client"

import { type ChangeEvent, useState } from "react"
import { fileError } from "../file-field/files"
import { moveItem } from "../lib/move-item"
import { useDragOrder } from "../lib/use-drag-order"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { type ImageListFieldProps, type ListedImage } from "./ImageListField"

export interface Removed {
  image: ListedImage
  index: number
}

/** The alternative text of a picture, or its file's name until it has one. */
export const nameOf = ({ alt, name }: ListedImage) => alt || name

/**
 * Splits files into those that the field accepts and the errors of the others, by the rules and the number of free
 * places.
 */
function sortFiles(files: readonly File[], most: number, free: number, rules: ImageListFieldProps) {
  const checked = files.map((file) => ({ file, error: fileError(file, rules) }))
  const valid = checked.filter(({ error }) => error === null).map(({ file }) => file)
  return {
    accepted: valid.slice(0, Math.max(0, free)),
    errors: [
      ...checked.flatMap(({ file, error }) => (error === null ? [] : [`${file.name}: ${error}`])),
      ...valid.slice(free).map(({ name }) => `${name}: One too many, ${most} pictures at most`),
    ],
  }
}

/**
 * State and actions of a list of pictures: adding, moving, changing and removing, with the announcements for screen
 * readers.
 */
export function useImageList(props: ImageListFieldProps) {
  const { images, onChange, onAdd, most = 50 } = props
  const [announcement, setAnnouncement] = useState("")
  const [errors, setErrors] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<Removed | null>(null)
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(images.length)

  const move = (from: number, to: number) => {
    const image = images[from]
    if (!image || to < 0 || to >= images.length) return
    onChange(moveItem(images, from, to))
    const role = to === 0 ? ", the main picture" : ""
    setAnnouncement(`${nameOf(image)} is now picture ${to + 1} of ${images.length}${role}`)
  }
  const moveByButton = (from: number, to: number, direction: "earlier" | "later") => {
    move(from, to)
    if (to < 0 || to >= images.length) return
    root.current?.querySelectorAll<HTMLElement>(`[data-move="${direction}"]`)[to]?.focus()
  }
  const moveFirst = (from: number) => {
    move(from, 0)
    // The button that was pressed is not there for the first picture.
    root.current?.querySelector<HTMLElement>('[data-move="later"]')?.focus()
  }
  const drag = useDragOrder("li", move)

  const change = (index: number, part: Partial<ListedImage>) =>
    onChange(images.map((image, at) => (at === index ? { ...image, ...part } : image)))

  const remove = (image: ListedImage, index: number) => {
    willRemove(index)
    setRemoved({ image, index })
    onChange(images.toSpliced(index, 1))
    setAnnouncement(`${nameOf(image)} removed`)
  }

  const putBack = ({ image, index }: Removed) => {
    onChange(images.toSpliced(index, 0, image))
    setRemoved(null)
    setAnnouncement(`${nameOf(image)} is back`)
    root.current?.focus()
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // An empty input lets the same file be chosen again.
    target.value = ""
    const { accepted, errors: found } = sortFiles(files, most, most - images.length, props)
    setErrors(found)
    if (accepted.length > 0) onAdd(accepted)
    setAnnouncement(
      `${accepted.length} ${accepted.length === 1 ? "picture" : "pictures"} chosen` +
        (files.length > accepted.length ? `, ${files.length - accepted.length} not accepted` : ""),
    )
  }

  return {
    root,
    announcement,
    errors,
    removed,
    drag,
    moveByButton,
    moveFirst,
    change,
    remove,
    putBack,
    choose,
  }
}

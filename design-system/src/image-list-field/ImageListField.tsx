"use client"

import { type ChangeEvent, useId, useState } from "react"
import { Button } from "../button"
import { Fieldset } from "../field"
import { faultOf, type FileRules, formatBytes } from "../file-field/files"
import { Icon } from "../icon"
import { PlainIconButton } from "../icon-button"
import { Image } from "../image"
import { cx } from "../lib/cx"
import { moved } from "../lib/moved"
import { useDragOrder } from "../lib/use-drag-order"
import { useFocusAfterRemoval } from "../lib/use-focus-after-removal"
import { Progress } from "../progress"
import { TextField } from "../text-field"

/** A picture of the list, or a file on its way to become one. */
export interface ListedImage {
  /** Tells it from the others, for as long as the list is edited. */
  id: string
  /** What it is called until it has a text: the file's name. */
  name: string
  /** Where it can be seen; null while it is on its way, and after that failed. */
  src: string | null
  /** What it shows, for those who do not see it. */
  alt: string
  /** What stands over it under the pointer. */
  title: string
  /** While it is on its way: per cent; null otherwise. */
  uploaded?: number | null
  /** Why it did not arrive. */
  failure?: string | null
}

export interface ImageListFieldProps extends FileRules {
  label: string
  images: readonly ListedImage[]
  onChange: (images: ListedImage[]) => void
  /** Told the files that were chosen or dropped and have no fault. */
  onAdd: (files: File[]) => void
  /** Sends a file again that did not arrive. */
  onRetry?: (id: string) => void
  /** Id of the picture that lists and cards show; the first where it is null. */
  thumbnailId: string | null
  onThumbnail: (id: string) => void
  hint?: string
  error?: string | null
  /** What is wrong with the alternative text of a picture, by its place. */
  altErrors?: Readonly<Record<number, string>>
  required?: boolean
  /** Id of the group, for an error summary to lead to. */
  id?: string
  /** Most pictures. */
  most?: number
  className?: string
}

interface Removed {
  image: ListedImage
  at: number
}

const callIt = ({ alt, name }: ListedImage) => alt || name

/** One picture's place: itself, or how its file is getting on. */
function Picture({ image, onRetry }: { image: ListedImage; onRetry?: (id: string) => void }) {
  const { id, name, src, uploaded, failure } = image
  if (src !== null) {
    return <Image src={src} alt="" width={160} height={160} sizes="8rem" className="image-list-picture" />
  }
  if (failure) {
    return (
      <div className="image-list-waiting image-list-failed">
        <Icon name="warning" />
        <p>
          <span className="sr-only">Error: </span>
          {failure}
        </p>
        {onRetry && (
          <Button size="sm" variant="secondary" onClick={() => onRetry(id)}>
            Try again<span className="sr-only"> with {name}</span>
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="image-list-waiting">
      <Progress label={`Uploading ${name}`} done={Math.round(uploaded ?? 0)} of={100} />
    </div>
  )
}

/**
 * Pictures with their texts: choose or drop many, put them in order by buttons or by dragging, say what they show, choose the
 * one for lists. It sends nothing: the page does, and tells how far it is.
 */
export function ImageListField({
  label,
  images,
  onChange,
  onAdd,
  onRetry,
  thumbnailId,
  onThumbnail,
  hint,
  error,
  altErrors = {},
  required,
  id: givenId,
  most = 50,
  accept,
  kinds,
  maxBytes,
  className,
}: ImageListFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [spoken, setSpoken] = useState("")
  const [faults, setFaults] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [isOver, setOver] = useState(false)
  const { root, willRemove } = useFocusAfterRemoval<HTMLDivElement>(images.length)
  const shownInLists = images.some((image) => image.id === thumbnailId) ? thumbnailId : images[0]?.id

  const move = (from: number, to: number) => {
    const image = images[from]
    if (!image || to < 0 || to >= images.length) return
    onChange(moved(images, from, to))
    setSpoken(`${callIt(image)} is now picture ${to + 1} of ${images.length}`)
  }
  const moveByButton = (from: number, to: number, part: "earlier" | "later") => {
    move(from, to)
    if (to < 0 || to >= images.length) return
    root.current?.querySelectorAll<HTMLElement>(`[data-move="${part}"]`)[to]?.focus()
  }
  const drag = useDragOrder("li", move)

  const change = (index: number, part: Partial<ListedImage>) =>
    onChange(images.map((image, at) => (at === index ? { ...image, ...part } : image)))

  const remove = (image: ListedImage, at: number) => {
    willRemove(at)
    setRemoved({ image, at })
    onChange(images.toSpliced(at, 1))
    setSpoken(`${callIt(image)} removed`)
  }

  const putBack = ({ image, at }: Removed) => {
    onChange(images.toSpliced(at, 0, image))
    setRemoved(null)
    setSpoken(`${callIt(image)} is back`)
    root.current?.focus()
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOver(false)
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ""
    const room = most - images.length
    const judged = files.map((file) => ({ file, fault: faultOf(file, { accept, kinds, maxBytes }) }))
    const good = judged.filter(({ fault }) => fault === null).map(({ file }) => file)
    setFaults([
      ...judged.flatMap(({ file, fault }) => (fault === null ? [] : [`${file.name}: ${fault}`])),
      ...good.slice(room).map(({ name }) => `${name}: One too many, ${most} pictures at most`),
    ])
    const taken = good.slice(0, Math.max(0, room))
    if (taken.length > 0) onAdd(taken)
    setSpoken(
      `${taken.length} ${taken.length === 1 ? "picture" : "pictures"} chosen` +
        (files.length > taken.length ? `, ${files.length - taken.length} not accepted` : ""),
    )
  }

  return (
    <Fieldset legend={label} size="label" {...{ hint, error, required, id, className }}>
      <div ref={root} tabIndex={-1} className="image-list-field">
        {images.length > 0 && (
          <ol>
            {images.map((image, index) => {
              const place = `picture ${index + 1}`
              return (
                <li key={index} {...drag.item(index)}>
                  <span {...drag.grip(index)} aria-hidden="true" className="drag-grip" />
                  <Picture image={image} onRetry={onRetry} />
                  <div className="image-list-words">
                    <TextField
                      label={
                        <>
                          What it shows<span className="sr-only"> ({place})</span>
                        </>
                      }
                      id={`${id}-${index}-alt`}
                      error={altErrors[index]}
                      value={image.alt}
                      onChange={({ target }) => change(index, { alt: target.value })}
                    />
                    <TextField
                      label={
                        <>
                          Title under the pointer<span className="sr-only"> ({place})</span>
                        </>
                      }
                      required={false}
                      value={image.title}
                      onChange={({ target }) => change(index, { title: target.value })}
                    />
                    <label className="image-list-thumbnail">
                      <input
                        type="radio"
                        name={`${id}-thumbnail`}
                        checked={image.id === shownInLists}
                        onChange={() => onThumbnail(image.id)}
                      />
                      <span>
                        Shown in lists<span className="sr-only"> ({place})</span>
                      </span>
                    </label>
                  </div>
                  <div className="image-list-buttons">
                    <PlainIconButton
                      icon="arrow-up"
                      label={`Move ${place} earlier`}
                      data-move="earlier"
                      aria-disabled={index === 0}
                      onClick={() => moveByButton(index, index - 1, "earlier")}
                    />
                    <PlainIconButton
                      icon="arrow-up"
                      label={`Move ${place} later`}
                      className="points-down"
                      data-move="later"
                      aria-disabled={index === images.length - 1}
                      onClick={() => moveByButton(index, index + 1, "later")}
                    />
                    <PlainIconButton
                      icon="trash"
                      label={`Remove ${place}`}
                      data-remove=""
                      onClick={() => remove(image, index)}
                    />
                  </div>
                </li>
              )
            })}
          </ol>
        )}
        {removed && (
          <p className="image-list-removed">
            {callIt(removed.image)} was removed.{" "}
            <button type="button" onClick={() => putBack(removed)}>
              Undo
            </button>
          </p>
        )}
        {faults.length > 0 && (
          <ul className="image-list-faults">
            {faults.map((fault) => (
              <li key={fault}>
                <span className="sr-only">Error: </span>
                {fault}
              </li>
            ))}
          </ul>
        )}
        <div className={cx("drop-zone", isOver && "drop-zone-over")}>
          <Icon name="upload" />
          <p aria-hidden="true">
            <span className="drop-zone-press">Choose pictures</span>
            <span className="drop-zone-drop"> or drop them here</span>
          </p>
          <p id={`${id}-limits`} className="drop-zone-limits">
            {[kinds, maxBytes !== undefined && `${formatBytes(maxBytes)} each at most`]
              .filter(Boolean)
              .join(", ")}
          </p>
          <input
            type="file"
            multiple
            accept={accept}
            aria-label={`Add to ${label}`}
            aria-describedby={`${id}-limits`}
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          />
        </div>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
    </Fieldset>
  )
}

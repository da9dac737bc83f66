"use client"

import { useId } from "react"
import { Fieldset } from "../field"
import { DropZone } from "../file-field/DropZone"
import { type FileRules, formatBytes } from "../file-field/files"
import { ImageListItem } from "./ImageListItem"
import { nameOf, useImageList } from "./use-image-list"

/** A picture of the list, or a file being uploaded to become one. */
export interface ListedImage {
  /** Unique, and the same for as long as the list is edited. */
  id: string
  /** The file's name: replaces an alternative text that is still empty. */
  name: string
  /** Address of the picture; null while its file is being uploaded, and after a failed upload. */
  src: string | null
  /** Alternative text: what the picture shows. */
  alt: string
  /** Tooltip of the picture. */
  title: string
  /** Progress of the upload in per cent; null when there is none. */
  uploaded?: number | null
  /** Reason of a failed upload. */
  failure?: string | null
}

export interface ImageListFieldProps extends FileRules {
  label: string
  images: readonly ListedImage[]
  onChange: (images: ListedImage[]) => void
  /** Called with the chosen or dropped files that have no error: upload them. */
  onAdd: (files: File[]) => void
  /** Called to upload a file again after a failure. */
  onRetry?: (id: string) => void
  /** Id of the picture that lists and cards show; the first where it is null. */
  thumbnailId: string | null
  onThumbnail: (id: string) => void
  hint?: string
  error?: string | null
  /** Errors of alternative texts, by the index of the picture. */
  altErrors?: Readonly<Record<number, string>>
  required?: boolean
  /** Id of the group, to which an error summary links. */
  id?: string
  /** Most pictures. */
  most?: number
  className?: string
}

/**
 * Pictures with their texts: choose or drop several, order them by buttons or by dragging, describe them, and choose the
 * one for lists. The page uploads the files, and passes the progress back in `images`.
 */
export function ImageListField(props: ImageListFieldProps) {
  const { label, images, onRetry, thumbnailId, onThumbnail, hint, error, altErrors = {} } = props
  const { required, id: givenId, accept, kinds, maxBytes, className } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const list = useImageList(props)
  const {
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
  } = list
  const shownInLists = images.some((image) => image.id === thumbnailId) ? thumbnailId : images[0]?.id
  const limits = [kinds, maxBytes !== undefined && `${formatBytes(maxBytes)} each at most`]
    .filter(Boolean)
    .join(", ")

  return (
    <Fieldset legend={label} size="label" {...{ hint, error, required, id, className }}>
      <div ref={root} tabIndex={-1} className="image-list-field">
        {images.length > 0 && (
          <ol>
            {images.map((image, index) => (
              <ImageListItem
                key={index}
                {...{ image, index, drag, onRetry, onThumbnail }}
                count={images.length}
                fieldId={id}
                altError={altErrors[index]}
                isThumbnail={image.id === shownInLists}
                onChange={(part) => change(index, part)}
                onMove={(to, direction) => moveByButton(index, to, direction)}
                onMoveFirst={() => moveFirst(index)}
                onRemove={() => remove(image, index)}
              />
            ))}
          </ol>
        )}
        {removed && (
          <p className="image-list-removed">
            {nameOf(removed.image)} was removed.{" "}
            <button type="button" onClick={() => putBack(removed)}>
              Undo
            </button>
          </p>
        )}
        {errors.length > 0 && (
          <ul className="image-list-errors">
            {errors.map((text) => (
              <li key={text}>
                <span className="sr-only">Error: </span>
                {text}
              </li>
            ))}
          </ul>
        )}
        <DropZone
          multiple
          accept={accept}
          chooseLabel="Choose pictures"
          dropLabel="or drop them here"
          limits={limits}
          limitsId={`${id}-limits`}
          aria-label={`Add to ${label}`}
          aria-describedby={limits && `${id}-limits`}
          onChange={choose}
        />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </Fieldset>
  )
}

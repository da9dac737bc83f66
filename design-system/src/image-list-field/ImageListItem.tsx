import { type ReactNode } from "react"
import { Badge } from "../badge"
import { Button } from "../button"
import { Icon } from "../icon"
import { PlainIconButton } from "../icon-button"
import { Image } from "../image"
import { type DragOrder } from "../lib/use-drag-order"
import { Progress } from "../progress"
import { TextField } from "../text-field"
import { type ListedImage } from "./ImageListField"

/** The picture, or the progress or failure of its upload. */
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

/** A visible label, with the picture's number for screen readers. */
function NumberedLabel({ children, place }: { children: ReactNode; place: string }) {
  return (
    <>
      {children}
      <span className="sr-only"> ({place})</span>
    </>
  )
}

interface ImageListItemProps {
  image: ListedImage
  index: number
  count: number
  /** Id of the whole field. */
  fieldId: string
  altError: string | undefined
  isThumbnail: boolean
  drag: DragOrder
  onRetry?: (id: string) => void
  onChange: (part: Partial<ListedImage>) => void
  onThumbnail: (id: string) => void
  onMove: (to: number, direction: "earlier" | "later") => void
  onMoveFirst: () => void
  onRemove: () => void
}

/** One picture of the list, with its texts and its buttons. */
export function ImageListItem(props: ImageListItemProps) {
  const { image, index, count, fieldId, altError, isThumbnail, drag } = props
  const { onRetry, onChange, onThumbnail, onMove, onMoveFirst, onRemove } = props
  const place = `picture ${index + 1}`
  return (
    <li {...drag.item(index)}>
      <span {...drag.grip(index)} aria-hidden="true" className="drag-grip" />
      <Picture image={image} onRetry={onRetry} />
      <div className="image-list-texts">
        <TextField
          label={<NumberedLabel place={place}>What it shows</NumberedLabel>}
          id={`${fieldId}-${index}-alt`}
          error={altError}
          value={image.alt}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
        <TextField
          label={<NumberedLabel place={place}>Tooltip</NumberedLabel>}
          required={false}
          value={image.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <label className="image-list-thumbnail">
          <input
            type="radio"
            name={`${fieldId}-thumbnail`}
            checked={isThumbnail}
            onChange={() => onThumbnail(image.id)}
          />
          <span>
            Shown in lists<span className="sr-only"> ({place})</span>
          </span>
        </label>
        {index === 0 ? (
          <Badge variant="accent" className="justify-self-start">
            Main picture
          </Badge>
        ) : (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={onMoveFirst}>
            Make first<span className="sr-only"> ({place})</span>
          </Button>
        )}
      </div>
      <div className="image-list-buttons">
        <PlainIconButton
          icon="arrow-up"
          label={`Move ${place} earlier`}
          data-move="earlier"
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, "earlier")}
        />
        <PlainIconButton
          icon="arrow-up"
          label={`Move ${place} later`}
          className="points-down"
          data-move="later"
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1, "later")}
        />
        <PlainIconButton icon="trash" label={`Remove ${place}`} data-remove="" onClick={onRemove} />
      </div>
    </li>
  )
}

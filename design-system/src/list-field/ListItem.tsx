import { type ClipboardEvent } from "react"
import { PlainIconButton } from "../icon-button"
import { type DragOrder } from "../lib/use-drag-order"

interface ListItemProps {
  /** Name of the entry for its controls: "Key feature 2". */
  name: string
  value: string
  error: string | undefined
  errorId: string
  index: number
  count: number
  drag: DragOrder
  onChange: (value: string) => void
  onPaste: (event: ClipboardEvent) => void
  onMove: (to: number, direction: "up" | "down") => void
  onRemove: () => void
}

/** One entry of the list, with its buttons. */
export function ListItem(props: ListItemProps) {
  const { name, value, error, errorId, index, count, drag, onChange, onPaste, onMove, onRemove } = props
  return (
    <li {...drag.item(index)}>
      <span {...drag.grip(index)} aria-hidden="true" className="drag-grip" />
      <div className="list-field-entry">
        <input
          className="control"
          aria-label={name}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onPaste={onPaste}
        />
        {error !== undefined && (
          <p id={errorId} className="list-field-error">
            <span className="sr-only">Error: </span>
            {error}
          </p>
        )}
      </div>
      <div className="list-field-buttons">
        <PlainIconButton
          icon="arrow-up"
          label={`Move ${name} up`}
          data-move="up"
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, "up")}
        />
        <PlainIconButton
          icon="arrow-up"
          label={`Move ${name} down`}
          className="points-down"
          data-move="down"
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1, "down")}
        />
        <PlainIconButton icon="close" label={`Remove ${name}`} data-remove="" onClick={onRemove} />
      </div>
    </li>
  )
}

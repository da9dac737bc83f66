"use client"

import { type ComponentProps, useState } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

interface DropZoneProps extends Omit<ComponentProps<"input">, "type"> {
  /** Invitation to choose: "Choose files". */
  chooseLabel: string
  /** Its continuation for dropping: "or drop them here". */
  dropLabel: string
  /** The limits as text; empty for none. */
  limits: string
  limitsId: string
}

/** The browser's own file input over the whole zone, so that pressing and dropping are native. */
export function DropZone({ chooseLabel, dropLabel, limits, limitsId, onChange, ...input }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div className={cx("drop-zone", isOver && "drop-zone-over")}>
      <Icon name="upload" />
      <p aria-hidden="true">
        <span className="drop-zone-press">{chooseLabel}</span>
        <span className="drop-zone-drop"> {dropLabel}</span>
      </p>
      {limits && (
        <p id={limitsId} className="drop-zone-limits">
          {limits}
        </p>
      )}
      <input
        {...input}
        type="file"
        onChange={(event) => {
          setOver(false)
          onChange?.(event)
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  )
}

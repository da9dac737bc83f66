"use client"

import { useRef, useState } from "react"
import { Button } from "../button"
import { Checkbox } from "../checkbox"
import { Dialog } from "../dialog"
import { PlainIconButton } from "../icon-button"
import { moveItem } from "../lib/move-item"
import { type ColumnChoice, type ColumnSetting, columnSettings } from "./columns"
import { type DataColumn } from "./types"

interface ColumnChooserProps {
  columns: readonly DataColumn<never>[]
  choice: ColumnChoice
}

interface EntryProps {
  header: string
  isShown: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
}

function ColumnEntry({ header, isShown, isFirst, isLast, onToggle, onMove }: EntryProps) {
  return (
    <li>
      <Checkbox label={header} checked={isShown} onChange={onToggle} required />
      <span className="data-column-moves">
        <PlainIconButton
          icon="arrow-up"
          label={`Move ${header} up`}
          data-move="-1"
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <PlainIconButton
          icon="arrow-up"
          label={`Move ${header} down`}
          className="points-down"
          data-move="1"
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        />
      </span>
    </li>
  )
}

/** A button above a table that opens the choice of its columns: which are shown, and in which order. */
export function ColumnChooser({ columns, choice: { value, onChange } }: ColumnChooserProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [announcement, setAnnouncement] = useState("")
  const list = useRef<HTMLOListElement>(null)
  const settings = columnSettings(columns, value)
  const headers = new Map(columns.map(({ id, header }) => [id, header]))
  const headerOf = ({ id }: ColumnSetting) => headers.get(id) ?? id

  const move = (from: number, by: -1 | 1) => {
    const to = from + by
    const column = settings[from]
    if (!column || to < 0 || to >= settings.length) return
    onChange(moveItem(settings, from, to))
    setAnnouncement(`${headerOf(column)} is now number ${to + 1} of ${settings.length}`)
    // The focus follows to the same button at the new place.
    list.current?.querySelectorAll<HTMLElement>(`[data-move="${by}"]`)[to]?.focus()
  }

  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Columns
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        size="sm"
        title="Columns"
        description="Which columns this table shows, and in which order. Stored in this browser."
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => {
                onChange([])
                setAnnouncement("All columns are shown in their first order")
              }}
            >
              Reset
            </Button>
            <Button onClick={() => setIsOpen(false)}>Done</Button>
          </>
        }
      >
        <ul className="data-columns">
          {columns
            .filter(({ isRowHeader }) => isRowHeader)
            .map(({ id, header }) => (
              <li key={id}>
                <Checkbox label={header} hint="Always shown" checked disabled required readOnly />
              </li>
            ))}
        </ul>
        <ol ref={list} className="data-columns">
          {settings.map((setting, at) => (
            <ColumnEntry
              key={at}
              header={headerOf(setting)}
              isShown={setting.isShown}
              isFirst={at === 0}
              isLast={at === settings.length - 1}
              onToggle={() => onChange(settings.with(at, { ...setting, isShown: !setting.isShown }))}
              onMove={(by) => move(at, by)}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </Dialog>
    </>
  )
}

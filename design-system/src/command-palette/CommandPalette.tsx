"use client"

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { Modal } from "../dialog"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

/** A result: a link, or a command. */
export interface PaletteItem {
  /** Unique among the items. */
  id: string
  label: string
  /** A few words more: a part number, a sender. */
  hint?: string
}

/** Items of one kind. */
export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  label: string
  items: readonly Item[]
}

export interface CommandPaletteProps<Item extends PaletteItem> {
  open: boolean
  onClose: () => void
  /** Label of the palette and of its field. */
  label: string
  placeholder?: string
  query: string
  onQueryChange: (query: string) => void
  /** The results, best first. An item has the same id at each render. */
  groups: readonly PaletteGroup<Item>[]
  /** `loading` while results are being fetched, `failed` when they could not be. */
  state?: "ready" | "loading" | "failed"
  onChoose: (item: Item) => void
}

const MESSAGES = {
  ready: "Nothing found. Try fewer letters.",
  loading: "Searching",
  failed: "The search did not answer. Keep typing to try again.",
} as const

const countResults = (count: number) => `${count} ${count === 1 ? "result" : "results"}`

interface PaletteListProps<Item extends PaletteItem> {
  id: string
  label: string
  groups: readonly PaletteGroup<Item>[]
  active: Item | undefined
  isLoading: boolean
  onHover: (item: Item) => void
  onChoose: (item: Item) => void
}

/** The results, in groups; scrolls to the active one. */
function PaletteList<Item extends PaletteItem>({
  id,
  label,
  groups,
  active,
  isLoading,
  onHover,
  onChoose,
}: PaletteListProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })
  }, [active?.id])
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      aria-busy={isLoading || undefined}
      className="palette-list"
    >
      {groups.map((group, at) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div id={`${id}-group-${at}`} role="presentation" className="palette-group">
            {group.label}
          </div>
          {group.items.map((item) => (
            // The field has the focus and handles the keys; these handlers are for the pointer.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              className={cx("palette-item", item === active && "palette-item-active")}
              onPointerMove={() => onHover(item)}
              onClick={() => onChoose(item)}
            >
              <span className="palette-label">{item.label}</span>
              {item.hint && <span className="palette-hint">{item.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Finds anything by a part of its name: opened from the keyboard anywhere, closed by a choice. */
export function CommandPalette<Item extends PaletteItem>(props: CommandPaletteProps<Item>) {
  const { open, onClose, label, placeholder, query, onQueryChange, groups, state = "ready", onChoose } = props
  const id = useId()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const filled = groups.filter(({ items }) => items.length > 0)
  const items = filled.flatMap((group) => group.items)
  // The active item may disappear during typing: the best result is then active again.
  const active = items.find((item) => item.id === chosenId) ?? items[0]

  const move = (steps: number) => {
    if (items.length === 0) return
    const at = active ? items.indexOf(active) : 0
    setChosenId(items.at((at + steps) % items.length)?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition chooses nothing.
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown") move(1)
    else if (event.key === "ArrowUp") move(-1)
    else if (event.key === "Enter" && active) onChoose(active)
    else return
    event.preventDefault()
  }

  const message = items.length > 0 ? null : MESSAGES[state]
  return (
    <Modal open={open} onClose={onClose} label={label} className="dialog palette">
      <div className="palette-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => {
            setChosenId(null)
            onQueryChange(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="palette-close" onClick={onClose}>
          Close
        </button>
      </div>
      <PaletteList
        {...{ id, label, active, onChoose }}
        groups={filled}
        isLoading={state === "loading"}
        onHover={(item) => setChosenId(item.id)}
      />
      {message && (
        <p aria-hidden="true" className="palette-message">
          {message}
        </p>
      )}
      <p role="status" className="sr-only">
        {message ?? countResults(items.length)}
      </p>
    </Modal>
  )
}

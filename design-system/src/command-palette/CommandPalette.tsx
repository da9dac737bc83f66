"use client"

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { Modal } from "../dialog"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

/** Something to go to, or to do. */
export interface PaletteItem {
  /** Tells it from all others. */
  id: string
  label: string
  /** A word more: a part number, who sent it. */
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
  /** What can be found: its name, and its field's. */
  label: string
  placeholder?: string
  query: string
  onQueryChange: (query: string) => void
  /** What was found, best first. Keep an item's id the same while it stays. */
  groups: readonly PaletteGroup<Item>[]
  /** `loading` while more is on its way, `failed` when it could not be fetched. */
  state?: "ready" | "loading" | "failed"
  onChoose: (item: Item) => void
}

const MESSAGES = {
  ready: "Nothing found. Try fewer letters.",
  loading: "Searching",
  failed: "The search did not answer. Keep typing to try again.",
} as const

const foundWords = (count: number) => `${count} ${count === 1 ? "result" : "results"}`

/** Finds anything by typing a part of its name: opened from the keyboard anywhere, closed by choosing. */
export function CommandPalette<Item extends PaletteItem>({
  open,
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  state = "ready",
  onChoose,
}: CommandPaletteProps<Item>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const filled = groups.filter(({ items }) => items.length > 0)
  const items = filled.flatMap((group) => group.items)
  // What was chosen may have gone with the letters typed since: then it is the best again.
  const active = items.find((item) => item.id === chosenId) ?? items[0]
  const optionId = (item: Item) => `${id}-${item.id}`

  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })
  }, [active?.id])

  const move = (steps: number) => {
    if (items.length === 0) return
    const at = active ? items.indexOf(active) : 0
    setChosenId(items.at((at + steps) % items.length)?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a composition chooses nothing.
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
          aria-activedescendant={active && optionId(active)}
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
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-busy={state === "loading" || undefined}
        className="palette-list"
      >
        {filled.map((group, at) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
            <div id={`${id}-group-${at}`} role="presentation" className="palette-group">
              {group.label}
            </div>
            {group.items.map((item) => (
              // The field has the focus and its keys; this is for the pointer.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
              <div
                key={item.id}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                aria-selected={item === active}
                className={cx("palette-item", item === active && "palette-item-active")}
                onPointerMove={() => setChosenId(item.id)}
                onClick={() => onChoose(item)}
              >
                <span className="palette-label">{item.label}</span>
                {item.hint && <span className="palette-hint">{item.hint}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {message && (
        <p aria-hidden="true" className="palette-message">
          {message}
        </p>
      )}
      <p role="status" className="sr-only">
        {message ?? foundWords(items.length)}
      </p>
    </Modal>
  )
}

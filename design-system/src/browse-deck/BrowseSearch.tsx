"use client"

import { useId, useRef } from "react"
import { Icon } from "../icon"

interface BrowseSearchProps {
  value: string
  onChange: (value: string) => void
  /** Name of the field for screen readers. */
  label: string
  placeholder: string
  /** Address that the form is sent to without scripts. */
  action: string | undefined
}

/** The search of one level: filters during typing; Escape or the clear button clears it. */
export function BrowseSearch({ value, onChange, label, placeholder, action }: BrowseSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange("")
    input.current?.focus()
  }
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      className="browse-search"
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" />
      <input
        ref={input}
        id={id}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Not every browser clears a search on Escape.
          if (event.key === "Escape" && value) clear()
        }}
      />
      {value && (
        <button type="button" onClick={clear}>
          <Icon name="close" className="size-4" />
          <span className="sr-only">Clear search</span>
        </button>
      )}
    </form>
  )
}

import { MagnifyingGlassMini } from "@medusajs/icons"
import { Input } from "@medusajs/ui"
import { useEffect, useRef, useState } from "react"

/** Pause in typing before the list is searched, in ms, as in Medusa's own lists. */
const PAUSE = 300

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Searches a list while somebody types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const timer = useRef<number>(undefined)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return (
    <div className="relative w-full md:w-auto">
      <Input
        size="small"
        role="searchbox"
        aria-label={label}
        placeholder="Search"
        className="pl-7"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          window.clearTimeout(timer.current)
          timer.current = window.setTimeout(() => onChange(target.value.trim()), PAUSE)
        }}
      />
      <div
        aria-hidden
        className="text-ui-fg-muted pointer-events-none absolute bottom-0 left-0 flex h-7 w-7 items-center justify-center"
      >
        <MagnifyingGlassMini />
      </div>
    </div>
  )
}

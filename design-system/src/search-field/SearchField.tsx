import { useId } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

export interface SearchFieldProps {
  /** Page that answers; the words go there as a query parameter. */
  action: string
  /** Name of the query parameter. */
  name?: string
  /** Says what is searched; read aloud, not shown. */
  label: string
  placeholder?: string
  defaultValue?: string
  className?: string
}

/** One line to search with: a plain GET form, so it works before and without scripts. */
export function SearchField({
  action,
  name = "search",
  label,
  placeholder,
  defaultValue,
  className,
}: SearchFieldProps) {
  const id = useId()
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      className={cx("flex min-w-0", className)}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={name}
        placeholder={placeholder}
        defaultValue={defaultValue}
        autoComplete="off"
        enterKeyHint="search"
        className="h-11 w-full min-w-0 rounded-s-md border border-e-0 border-line-strong bg-surface-raised ps-2.5 text-base text-ink lg:text-sm placeholder:text-ink-muted focus-visible:relative focus-visible:z-raised"
      />
      <button
        type="submit"
        className="inline-flex h-11 w-11 shrink-0 cursor-pointer items-center justify-center rounded-e-md border border-line-strong bg-surface-raised text-ink hover:bg-surface-sunken"
      >
        <Icon name="search" />
        <span className="sr-only">Search</span>
      </button>
    </form>
  )
}

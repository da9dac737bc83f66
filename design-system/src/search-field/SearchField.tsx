import { type ReactNode, useId } from "react"
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
  /** What joins the form without changing its height: `SearchSuggestions`. */
  children?: ReactNode
  className?: string
}

/** One line to search with: a plain GET form, so it works before and without scripts. */
export function SearchField({
  action,
  name = "search",
  label,
  placeholder,
  defaultValue,
  children,
  className,
}: SearchFieldProps) {
  const id = useId()
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      className={cx("search-field", className)}
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
      />
      <button type="submit">
        <Icon name="search" />
        <span className="sr-only">Search</span>
      </button>
      {children}
    </form>
  )
}

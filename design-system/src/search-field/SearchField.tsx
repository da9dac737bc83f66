import { type ReactNode, useId } from "react"
import { Icon } from "../icon"
import { cx } from "../lib/cx"

export interface SearchFieldProps {
  /** Address that the form is sent to, with the text as a query parameter. */
  action: string
  /** Name of the query parameter. */
  name?: string
  /** Name of the field for screen readers. */
  label: string
  placeholder?: string
  defaultValue?: string
  /** Additions to the form without a height of their own: `SearchSuggestions`. */
  children?: ReactNode
  className?: string
}

/** A search field: a plain GET form, which works without scripts. */
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

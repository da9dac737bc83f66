import { Icon } from "../icon"

interface ChipsProps<Option extends { value: string; label: string }> {
  options: readonly Option[]
  disabled: boolean
  onRemove: (option: Option) => void
}

/** The chosen options, each with a button that removes it. */
export function Chips<Option extends { value: string; label: string }>({
  options,
  disabled,
  onRemove,
}: ChipsProps<Option>) {
  if (options.length === 0) return null
  return (
    <ul aria-label="Chosen" className="chips">
      {options.map((option) => (
        <li key={option.value} className="chip">
          <span>{option.label}</span>
          {!disabled && (
            <button type="button" onClick={() => onRemove(option)}>
              <Icon name="close" />
              <span className="sr-only">Remove {option.label}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

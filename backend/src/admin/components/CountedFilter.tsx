import { Badge, Button } from "@medusajs/ui"
import { type FilterProps } from "./ChoiceFilter"

/**
 * Narrows a list to one value, with how many rows each has. Values without a choice of their own are offered when rows
 * have them.
 */
export function CountedFilter({ label, choices, counts, response, value, onChange }: FilterProps) {
  const counted = (response && counts?.(response)) ?? {}
  const known = new Set(choices.map((choice) => choice.value))
  const others = Object.keys(counted).filter((key) => !known.has(key))
  const total = Object.values(counted).reduce((sum, count) => sum + count, 0)
  const shown = [
    { value: undefined, label: "All", count: total },
    ...choices.map((choice) => ({ ...choice, count: counted[choice.value] ?? 0 })),
    ...others.map((key) => ({ value: key, label: key, count: counted[key] ?? 0 })),
  ]
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1">
      {shown.map((choice) => (
        <Button
          key={choice.value ?? ""}
          type="button"
          size="small"
          variant={choice.value === value ? "secondary" : "transparent"}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          <Badge size="2xsmall">{choice.count}</Badge>
        </Button>
      ))}
    </div>
  )
}

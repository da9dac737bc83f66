import { Button } from "../button"
import { Select, type SelectOption } from "../select"

export interface ChoiceFormProps {
  label: string
  /** Label of the button that sends the choice where scripts are off. */
  send: string
  /** Query parameter. */
  name: string
  value: string
  options: readonly SelectOption[]
  /** Address that the form is sent to before scripts have loaded, and without them. */
  action: string
  /** Query parameters that the form sends along unchanged: the search and the filters. */
  preservedParams?: readonly (readonly [name: string, value: string])[]
  /** Called with each choice. Left out, the form itself holds the choice, and the page listens to it. */
  onChange?: (value: string) => void
}

/** One choice about a list that applies at once: its order, how many entries a page has. */
export function ChoiceForm({
  label,
  send,
  name,
  value,
  options,
  action,
  preservedParams,
  onChange,
}: ChoiceFormProps) {
  return (
    <form action={action} method="get" className="result-sort">
      {preservedParams?.map(([param, given]) => (
        <input key={`${param} ${given}`} type="hidden" name={param} value={given} />
      ))}
      <Select
        label={label}
        name={name}
        options={options}
        {...(onChange
          ? { value, onChange: ({ target }) => onChange(target.value) }
          : { defaultValue: value })}
      />
      <span className="result-sort-send">
        <Button type="submit" variant="secondary">
          {send}
        </Button>
      </span>
    </form>
  )
}

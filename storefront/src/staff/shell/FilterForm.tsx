import { Button, Select, TextField } from "@scanwright/design-system"

interface Choice {
  value: string
  label: string
}

/** One thing a list is narrowed by; its name is the parameter in the address. */
type Filter =
  | { kind: "search"; placeholder: string }
  | { kind: "choice"; name: string; label: string; all: string; choices: readonly Choice[] }
  | { kind: "day"; name: string; label: string }

interface Props {
  /** Path of the list. */
  action: string
  /** What the list is of. */
  label: string
  /** What the address says now; a part that no filter asks for is kept where `kept` names it. */
  state: Readonly<Partial<Record<string, string | number>>>
  filters: readonly Filter[]
  kept?: readonly string[]
}

/** Columns of a desk's window, by the number of filters and their button. */
const COLUMNS: Readonly<Record<number, string>> = {
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
  6: "lg:grid-cols-3 xl:grid-cols-6",
}

/** Narrows a list: a plain form, whose answers stand in the address. */
export function FilterForm({ action, label, state, filters, kept = [] }: Props) {
  const now = (name: string) => String(state[name] ?? "")
  return (
    <form
      action={action}
      method="get"
      role="search"
      aria-label={label}
      // Another address, other answers.
      key={JSON.stringify(state)}
      className={`grid items-end gap-4 sm:grid-cols-2 ${COLUMNS[filters.length + 1] ?? ""}`}
    >
      {kept.map((name) => now(name) && <input key={name} type="hidden" name={name} value={now(name)} />)}
      {filters.map((filter) => {
        if (filter.kind === "search") {
          const { placeholder } = filter
          return (
            <TextField
              key="q"
              label="Search"
              type="search"
              name="q"
              defaultValue={now("q")}
              placeholder={placeholder}
            />
          )
        }
        const { name, label: words } = filter
        if (filter.kind === "day") {
          return <TextField key={name} label={words} type="date" name={name} defaultValue={now(name)} />
        }
        const options = [{ value: "", label: filter.all }, ...filter.choices]
        return <Select key={name} label={words} name={name} defaultValue={now(name)} options={options} />
      })}
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  )
}

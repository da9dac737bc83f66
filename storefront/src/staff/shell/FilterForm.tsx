"use client"

import { Button, Select, TextField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from "react"
import { askedFor, filterQuery, hasCome, type LiveFilters } from "./live-filters"

interface Choice {
  value: string
  label: string
}

/** One filter of a list; its name is the parameter in the address. */
type Filter =
  | { kind: "search"; placeholder?: string }
  | { kind: "choice"; name: string; label: string; all: string; choices: readonly Choice[] }
  | { kind: "day"; name: string; label: string }

interface Props {
  /** Path of the list. */
  action: string
  /** Name of the list. */
  label: string
  /** The list's state by parameter; parameters named in `preserved` stay although no filter shows them. */
  state: Readonly<Partial<Record<string, string | number>>>
  filters: readonly Filter[]
  preserved?: readonly string[]
  /** What was found, as text: "12 submissions". Announced after each change. */
  found: string
}

/** Pause after the last change until the list is asked for, in ms. */
const PAUSE_MS = 250

/** Columns in a wide window, by the number of filters. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: "sm:max-w-narrow",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
  5: "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5",
}

/** Asks for the list of a form some time after its last change, with the form's values in the address. */
function useLiveForm(action: string, query: string) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [stored, setStored] = useState<LiveFilters>({ shown: query, asked: [], version: 0 })
  const filters = hasCome(stored, query)
  if (filters !== stored) setStored(filters)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = () => {
    clearTimeout(timer.current)
    if (!form.current) return
    const wanted = filterQuery(new FormData(form.current))
    if (wanted === (filters.asked.at(-1) ?? filters.shown)) return
    setStored((now) => askedFor(now, wanted))
    startTransition(() => router.replace(wanted === "" ? action : `${action}?${wanted}`, { scroll: false }))
  }
  const askForTyped = useEffectEvent(ask)
  useEffect(() => {
    // What was typed before hydration.
    askForTyped()
    return () => clearTimeout(timer.current)
  }, [])

  return {
    form,
    version: filters.version,
    isPending,
    askSoon: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(ask, PAUSE_MS)
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      ask()
    },
  }
}

interface FieldProps {
  filter: Filter
  value: string
}

/** The field of a filter. */
function FilterField({ filter, value }: FieldProps) {
  if (filter.kind === "search") {
    const { placeholder } = filter
    return (
      <TextField
        label="Search"
        type="search"
        name="q"
        defaultValue={value}
        {...(placeholder !== undefined && { placeholder })}
      />
    )
  }
  const { name, label } = filter
  if (filter.kind === "day") return <TextField label={label} type="date" name={name} defaultValue={value} />
  const options = [{ value: "", label: filter.all }, ...filter.choices]
  return <Select label={label} name={name} defaultValue={value} options={options} />
}

/**
 * Filters of a list, whose values go into the address while they are typed and chosen; without JavaScript a plain form with
 * a button.
 */
export function FilterForm({ action, label, state, filters, preserved = [], found }: Props) {
  const now = (name: string) => String(state[name] ?? "")
  const names = [...preserved, ...filters.map((filter) => (filter.kind === "search" ? "q" : filter.name))]
  const query = filterQuery(names.map((name) => [name, now(name)] as const))
  const { form, version, isPending, askSoon, submit } = useLiveForm(action, query)
  return (
    <form
      ref={form}
      action={action}
      method="get"
      role="search"
      aria-label={label}
      aria-busy={isPending}
      onInput={askSoon}
      onSubmit={submit}
      className="grid gap-4"
    >
      {preserved.map((name) => now(name) && <input key={name} type="hidden" name={name} value={now(name)} />)}
      <div
        // A list changed by a link resets the fields.
        key={version}
        className={`grid items-end gap-4 ${COLUMNS[filters.length] ?? "sm:grid-cols-2"}`}
      >
        {filters.map((filter) => {
          const name = filter.kind === "search" ? "q" : filter.name
          return <FilterField key={name} filter={filter} value={now(name)} />
        })}
      </div>
      <p role="status" className="sr-only">
        {isPending ? "" : found}
      </p>
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
    </form>
  )
}

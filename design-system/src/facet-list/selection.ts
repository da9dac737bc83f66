/** The selection: the values of each query parameter, as in an address. */
export type FacetSelection = Readonly<Record<string, readonly string[]>>

/** An option, and the number of products it would leave. */
export interface FacetOption {
  /** The value in the address. */
  value: string
  label: string
  /** Number of products with it under the present filters. */
  count: number
}

/** A group of options to tick: brand, machine type, stock, a specification. */
export interface ChoiceFacet {
  kind: "choice"
  /** Query parameter. */
  name: string
  label: string
  options: readonly FacetOption[]
  /** False for a group that is closed at first. */
  isOpen?: boolean
}

/** Two limits: the price. */
export interface RangeFacet {
  kind: "range"
  /** Query parameters of the two limits. */
  minName: string
  maxName: string
  label: string
  /** Sign before numbers: "£". */
  prefix: string
  /** The lowest and the highest value, in whole units. */
  lowest: number
  highest: number
  isOpen?: boolean
}

export type Facet = ChoiceFacet | RangeFacet

/** An applied filter, and the selection without it. */
export interface AppliedFilter {
  /** `Brand: Zebra`. */
  label: string
  without: FacetSelection
}

/** The chosen values of a parameter. */
export const chosen = (selection: FacetSelection, name: string): readonly string[] => selection[name] ?? []

/** The selection with other values for a parameter; one without values is left out, so that addresses stay short. */
export function withValues(
  selection: FacetSelection,
  name: string,
  values: readonly (string | undefined)[],
): FacetSelection {
  const rest = Object.fromEntries(Object.entries(selection).filter(([other]) => other !== name))
  const filled = values.filter((value): value is string => value !== undefined && value !== "")
  return filled.length === 0 ? rest : { ...rest, [name]: filled }
}

/** Selects a value, or removes it from the selection. */
export function toggled(selection: FacetSelection, name: string, value: string): FacetSelection {
  const values = chosen(selection, name)
  return withValues(
    selection,
    name,
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value],
  )
}

const rangeLabel = ({ prefix }: RangeFacet, min: string | undefined, max: string | undefined): string => {
  if (min && max) return `${prefix}${min} to ${prefix}${max}`
  return min ? `from ${prefix}${min}` : `up to ${prefix}${max ?? ""}`
}

/** The applied filters, in the order of their groups. A value without an option is shown unchanged. */
export function appliedFilters(facets: readonly Facet[], selection: FacetSelection): AppliedFilter[] {
  return facets.flatMap((facet) => {
    if (facet.kind === "range") {
      const [min] = chosen(selection, facet.minName)
      const [max] = chosen(selection, facet.maxName)
      if (!min && !max) return []
      const without = withValues(withValues(selection, facet.minName, []), facet.maxName, [])
      return [{ label: `${facet.label}: ${rangeLabel(facet, min, max)}`, without }]
    }
    return chosen(selection, facet.name).map((value) => ({
      label: `${facet.label}: ${facet.options.find((option) => option.value === value)?.label ?? value}`,
      without: toggled(selection, facet.name, value),
    }))
  })
}

/** The selection without any filter of these groups; other parameters stay. */
export const cleared = (facets: readonly Facet[], selection: FacetSelection): FacetSelection =>
  facets
    .flatMap((facet) => (facet.kind === "range" ? [facet.minName, facet.maxName] : [facet.name]))
    .reduce((rest, name) => withValues(rest, name, []), selection)

/** The error in the limits of a range, and the field that has it; null when there is none. Empty limits do not apply. */
export function rangeProblem(min: string, max: string): { field: "min" | "max"; message: string } | null {
  for (const [field, text] of [
    ["min", min],
    ["max", max],
  ] as const) {
    if (text.trim() !== "" && !/^\d+(\.\d{1,2})?$/.test(text.trim().replaceAll(",", ""))) {
      return { field, message: "Enter a price in pounds, such as 150" }
    }
  }
  const [low, high] = [limit(min), limit(max)]
  if (low !== undefined && high !== undefined && Number(low) > Number(high)) {
    return { field: "max", message: "The highest price must not be below the lowest" }
  }
  return null
}

/** A limit as in an address: `1,200` is `1200`; undefined when there is none. */
export const limit = (text: string): string | undefined => text.trim().replaceAll(",", "") || undefined

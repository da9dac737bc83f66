import {
  MACHINE_TYPES,
  SPECIFICATIONS,
  slugify,
  type CatalogueFacets,
  type SpecificationDefinition,
  type SpecificationKey,
} from "@scanwright/backend/contract"
import type { Facet, FacetOption, FacetSelection } from "@scanwright/design-system"
import { listing } from "@/content/listing"
import type { Named } from "@/lib/medusa/classification"

/** Number of specification groups that are open at first. */
const OPEN_GROUPS = 3

/** Most specifications shown as columns of the table. */
const COLUMNS = 4

const DEFINITIONS: readonly SpecificationDefinition[] = SPECIFICATIONS
const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" })

/**
 * Options in an order that stays the same while counts change: first the options of the unfiltered list, then other
 * values that the backend counts, then values that only the address has. One that would leave nothing is left out, unless it
 * is chosen: then it has to be there to be taken away.
 */
function optionsOf(
  known: readonly Omit<FacetOption, "count">[],
  counted: readonly FacetOption[],
  chosen: readonly string[] = [],
): FacetOption[] {
  const counts = new Map(counted.map(({ value, count }) => [value, count]))
  const isKnown = new Set(known.map(({ value }) => value))
  const named = new Map(
    [...chosen.map((value) => ({ value, label: value })), ...counted].map(({ value, label }) => [
      value,
      label,
    ]),
  )
  const beyond = [...named]
    .filter(([value]) => !isKnown.has(value))
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => collator.compare(one.label, other.label))
  return [...known, ...beyond]
    .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
}

const known = (all: readonly Named[]) => all.map(({ handle, name }) => ({ value: handle, label: name }))

const counted = (values: CatalogueFacets["brand"]): FacetOption[] =>
  values.map(({ value, label, count }) => ({ value: String(value), label, count }))

/** The specifications to filter by: those of every chosen machine type, and those that the address filters by. */
function relevantSpecifications(selection: FacetSelection): SpecificationDefinition[] {
  const types = selection.machine_type ?? []
  return DEFINITIONS.filter(({ key, machineTypes }) => {
    const carriers = machineTypes.map((name) => slugify(name))
    return key in selection || (types.length > 0 && types.every((type) => carriers.includes(type)))
  })
}

/** Columns of the table: the specifications that the chosen machine types share. */
export const tableSpecifications = (selection: FacetSelection): SpecificationDefinition[] =>
  (selection.machine_type
    ? relevantSpecifications(selection)
    : DEFINITIONS.filter(({ machineTypes }) => machineTypes.length === MACHINE_TYPES.length)
  ).slice(0, COLUMNS)

function specificationFacets(facets: CatalogueFacets, selection: FacetSelection): Facet[] {
  return (
    relevantSpecifications(selection)
      .map(({ key, label, unit }) => {
        const options = (facets.specs[key as SpecificationKey] ?? []).map(({ value, count }) => ({
          value: String(value),
          label: unit ? `${value} ${unit}` : String(value),
          count,
        }))
        return { name: key, label, options: optionsOf([], options, selection[key]) }
      })
      // A specification with a single value cannot narrow the list.
      .filter(({ name, options }) => options.length > 1 || name in selection)
      .map((facet, index) => ({ kind: "choice", ...facet, isOpen: index < OPEN_GROUPS }))
  )
}

/** Input of {@link toFacets}. */
export interface FacetSources {
  facets: CatalogueFacets
  selection: FacetSelection
  brands: readonly Named[]
  machineTypes: readonly Named[]
}

/** The filters of the list, in an order that never changes; each option has the number of products it would leave. */
export function toFacets({ facets, selection, brands, machineTypes }: FacetSources): Facet[] {
  const copy = listing.filters
  const price = facets.price ?? { min: 0, max: 0 }
  const all: Facet[] = [
    {
      kind: "choice",
      name: "machine_type",
      label: copy.machineType,
      options: optionsOf(known(machineTypes), counted(facets.machine_type), selection.machine_type),
    },
    {
      kind: "choice",
      name: "brand",
      label: copy.brand,
      options: optionsOf(known(brands), counted(facets.brand), selection.brand),
    },
    {
      kind: "range",
      minName: "price_min",
      maxName: "price_max",
      label: copy.price,
      prefix: "£",
      lowest: Math.floor(price.min),
      highest: Math.ceil(price.max),
    },
    {
      kind: "choice",
      name: "in_stock",
      label: copy.stock,
      options: optionsOf(
        [],
        [{ value: "true", label: copy.inStock, count: facets.in_stock }],
        selection.in_stock,
      ),
    },
    ...specificationFacets(facets, selection),
  ]
  return all.filter((facet) => facet.kind === "range" || facet.options.length > 0)
}

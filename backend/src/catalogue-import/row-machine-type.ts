import { nameKey } from "../contract/slug"
import {
  carriesSpecification,
  type MachineTypeName,
  SPECIFICATIONS,
  type SpecificationDefinition,
  type SpecificationKey,
  type Specifications,
} from "../contract/specifications"
import { withMachineType } from "../product/machine-type"
import { type CellProblem, type RowValues } from "./catalogue-row"
import { isAdded, isNamed, type NameChoices } from "./new-names"
import { type Shop, type StoredProduct } from "./stored-catalogue"

type Specification = SpecificationDefinition & { readonly key: SpecificationKey }

/** Whether a stored product has the machine type that its row names, or the row names none. */
export const staysOfType = (
  { machine_type: name }: RowValues,
  { category_ids: [category] }: StoredProduct,
  shop: Shop,
): boolean => name === undefined || (category !== undefined && isNamed(shop.machineTypes, name, category))

/** Which of our machine types a row leads to; none for one that staff added, or that is not there. */
function oursOf(values: RowValues, stored: StoredProduct | null, shop: Shop): MachineTypeName | undefined {
  const { ids, ours } = shop.machineTypes
  const category =
    stored && staysOfType(values, stored, shop)
      ? stored.category_ids[0]
      : ids.get(nameKey(values.machine_type ?? ""))
  return ours.get(category ?? "")
}

/**
 * The specifications a row leads to: stored ones, overlaid with the file's columns, of the machine type only. What a product
 * has beside those stays until it gets another machine type.
 *
 * @returns undefined where the row says nothing about them
 */
export function mergeSpecifications(
  values: RowValues,
  stored: StoredProduct | null,
  shop: Shop,
): Specifications | undefined {
  const stays = stored !== null && staysOfType(values, stored, shop)
  if (stays && Object.keys(values.specifications).length === 0) return undefined
  const before: Specifications = stored?.profile?.specifications ?? {}
  const merged = { ...before, ...values.specifications }
  const ours = oursOf(values, stored, shop)
  const entries = SPECIFICATIONS.map((definition: Specification) => {
    const { key } = definition
    return [key, carriesSpecification(ours, definition) ? merged[key] : stays ? before[key] : null] as const
  })
  return Object.fromEntries(
    entries.filter(([, value]) => value !== null && value !== undefined),
  ) as Specifications
}

/** Stands for the id of a category that is still to be made: it sorts behind all there are, as the new one will. */
const NEW_CATEGORY = "~"

/** A specification belongs to certain machine types only, and those that staff add have none. */
function specificationProblems(
  { machine_type: machineType, specifications }: RowValues,
  ours: MachineTypeName | undefined,
): CellProblem[] {
  return SPECIFICATIONS.filter((definition: Specification) => {
    const value = specifications[definition.key]
    return value !== null && value !== undefined && !carriesSpecification(ours, definition)
  }).map(({ key, label }) => ({
    column: `spec_${key}`,
    problem: `${ours ?? machineType ?? "Products of this machine type"} do not carry ${label.toLowerCase()}; leave the cell empty`,
  }))
}

/**
 * What is wrong with a row's machine type, and with what depends on it.
 *
 * @param values of the row
 * @param stored the product that it changes
 * @param shop with the machine types that were chosen for other spellings
 * @param choices what becomes of machine types that the shop does not have
 * @returns nothing while it has not been decided what the name stands for
 */
export function machineTypeProblems(
  values: RowValues,
  stored: StoredProduct | undefined,
  shop: Shop,
  choices: NameChoices,
): CellProblem[] {
  const ours = oursOf(values, stored ?? null, shop)
  const { machine_type: name } = values
  if (name === undefined || (stored && staysOfType(values, stored, shop))) {
    return specificationProblems(values, ours)
  }
  const id = shop.machineTypes.ids.get(nameKey(name))
  if (id === undefined && !isAdded(choices, name)) return []
  const isBehind = stored && "olderCategoryId" in withMachineType(stored.category_ids, id ?? NEW_CATEGORY)
  return [
    ...(isBehind
      ? [
          {
            column: "machine_type",
            problem: `would not become the machine type of "${stored.name}": another of its categories is older; take it out of that one in the Medusa Admin first`,
          },
        ]
      : []),
    ...specificationProblems(values, ours),
  ]
}

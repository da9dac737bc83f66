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
import { type CatalogueRow, type RowError } from "./catalogue-row"
import { isAdded, isNamed, type NameChoices } from "./new-names"
import { type Shop, type StoredProduct } from "./stored-catalogue"

type Specification = SpecificationDefinition & { readonly key: SpecificationKey }

/** Which of our machine types a row names; none for one that staff added, or that is not there. */
const oursOf = (row: CatalogueRow, { machineTypes }: Shop): MachineTypeName | undefined =>
  machineTypes.ours.get(machineTypes.ids.get(nameKey(row.machine_type)) ?? "")

/** Whether a stored product has the machine type that its row names. */
export const staysOfType = (
  row: CatalogueRow,
  { category_ids: [category] }: StoredProduct,
  shop: Shop,
): boolean => category !== undefined && isNamed(shop.machineTypes, row.machine_type, category)

/**
 * The specifications a row leads to: stored ones, overlaid with the file's columns, of the machine type only. What a product
 * has beside those stays until it gets another machine type.
 */
export function mergeSpecifications(
  row: CatalogueRow,
  stored: StoredProduct | null,
  shop: Shop,
): Specifications {
  const before: Specifications = stored?.profile?.specifications ?? {}
  const merged = { ...before, ...row.specifications }
  const ours = oursOf(row, shop)
  const stays = stored !== null && staysOfType(row, stored, shop)
  const values = SPECIFICATIONS.map((definition: Specification) => {
    const { key } = definition
    return [key, carriesSpecification(ours, definition) ? merged[key] : stays ? before[key] : null] as const
  })
  return Object.fromEntries(
    values.filter(([, value]) => value !== null && value !== undefined),
  ) as Specifications
}

/** Stands for the id of a category that is still to be made: it sorts behind all there are, as the new one will. */
const NEW_CATEGORY = "~"

/** A specification belongs to certain machine types only, and those that staff add have none. */
function specificationProblems(
  { machine_type: machineType, specifications }: CatalogueRow,
  ours: MachineTypeName | undefined,
): Omit<RowError, "row">[] {
  return SPECIFICATIONS.filter((definition: Specification) => {
    const value = specifications[definition.key]
    return value !== null && value !== undefined && !carriesSpecification(ours, definition)
  }).map(({ key, label }) => ({
    column: `spec_${key}`,
    problem: `${ours ?? machineType} do not carry ${label.toLowerCase()}; leave the cell empty`,
  }))
}

/**
 * What is wrong with a row's machine type, and with what depends on it.
 *
 * @param row of the file
 * @param stored the product that it changes
 * @param shop with the machine types that were chosen for other spellings
 * @param choices what becomes of machine types that the shop does not have
 * @returns nothing while it has not been decided what the name stands for
 */
export function machineTypeProblems(
  row: CatalogueRow,
  stored: StoredProduct | undefined,
  shop: Shop,
  choices: NameChoices,
): Omit<RowError, "row">[] {
  const id = shop.machineTypes.ids.get(nameKey(row.machine_type))
  if (id === undefined && !isAdded(choices, row.machine_type)) return []
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
    ...specificationProblems(row, oursOf(row, shop)),
  ]
}

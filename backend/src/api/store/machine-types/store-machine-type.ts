import { type StoreMachineType } from "../../../contract"
import { type MachineTypeRecord } from "../../../modules/machine-type/read-machine-types"

/** The product categories that visitors may read. */
export const VISIBLE_CATEGORIES = { is_active: true, is_internal: false } as const

/**
 * @param machineType as it is stored
 * @param counts of visible products by handle of machine type
 * @returns the machine type as visitors read it
 */
export const toStoreMachineType = (
  { id, name, handle, logo, intro, updated_at }: MachineTypeRecord,
  counts: ReadonlyMap<string, number>,
): StoreMachineType => ({ id, name, handle, logo, intro, product_count: counts.get(handle) ?? 0, updated_at })

import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface CategoryRow {
  id: string
  name: string
  handle: string
  created_at: string | Date
  updated_at: string | Date
  machine_type?: { logo: string | null; sort: number; intro: string | null; updated_at: string | Date } | null
}

/** A machine type: the product category with its additional fields. */
export interface MachineTypeRecord {
  /** Id of the product category. */
  id: string
  name: string
  handle: string
  logo: string | null
  sort: number
  intro: string | null
  created_at: string
  updated_at: string
}

const byPositionThenName = (a: MachineTypeRecord, b: MachineTypeRecord) =>
  a.sort - b.sort || a.name.localeCompare(b.name, "en-GB")

const time = (value: string | Date) => new Date(value).getTime()

/**
 * Reads machine types in the order they are shown. There are few, so all that match are read.
 *
 * @param container the request's container
 * @param filters of the product category
 * @returns categories with their extension; one made in the Medusa Admin has none yet and gets default values
 */
export async function readMachineTypes(
  container: MedusaContainer,
  filters: Record<string, unknown> = {},
): Promise<MachineTypeRecord[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "product_category",
    fields: [
      "id",
      "name",
      "handle",
      "created_at",
      "updated_at",
      "machine_type.logo",
      "machine_type.sort",
      "machine_type.intro",
      "machine_type.updated_at",
    ],
    filters,
  })
  return (data as unknown as CategoryRow[])
    .map(({ id, name, handle, created_at, updated_at, machine_type: extension }) => ({
      id,
      name,
      handle,
      logo: extension?.logo ?? null,
      sort: extension?.sort ?? 0,
      intro: extension?.intro ?? null,
      created_at: new Date(created_at).toISOString(),
      updated_at: new Date(
        Math.max(time(updated_at), extension ? time(extension.updated_at) : 0),
      ).toISOString(),
    }))
    .sort(byPositionThenName)
}

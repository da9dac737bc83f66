import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ACCESSORY_FIELDS } from "../contract"
import { NAMES_FITTING } from "../modules/product-profile/models/product-profile"

/** Most devices that are found for some part numbers. */
const DEVICES_MOST = 500

/** A part number without case, spaces and punctuation; both sides of a comparison are made by it. */
const keyIn = (sql: string) => `regexp_replace(upper(normalize(${sql}, nfkc)), '[^[:alnum:]]', '', 'g')`

/** Bindings: part numbers. */
const DEVICES = `
  select distinct link.product_id as id
  from product_profile profile
  join product_product_product_profile_product_profile link
    on link.product_profile_id = profile.id and link.deleted_at is null
  cross join unnest(${ACCESSORY_FIELDS.map((field) => `profile.${field}`).join(" || ")}) fitting
  where profile.deleted_at is null and ${NAMES_FITTING}
    and ${keyIn("fitting")} = any(array(select ${keyIn("wanted")} from unnest(?::text[]) wanted))
  order by 1 limit ${DEVICES_MOST}`

/**
 * Finds the products that name one of some part numbers as an accessory, a consumable or a spare part.
 *
 * @param container any container of the application
 * @param partNumbers in any spelling
 * @returns ids of products, bounded
 */
export async function devicesOf(
  container: MedusaContainer,
  partNumbers: readonly string[],
): Promise<string[]> {
  if (partNumbers.length === 0) return []
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { id: string }[] }>(DEVICES, [[...partNumbers]])
  return rows.map(({ id }) => id)
}

import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { readMachineTypes } from "../../modules/machine-type/read-machine-types"
import { readProducts } from "../../product/read-products"
import { NO_STATE } from "./if-match"
import { adminPathParts, ID } from "./path-parts"

type Moment = string | Date

/** Reads the state of a record; undefined when there is none. */
type Read<State> = (container: MedusaContainer, id: string) => Promise<State | undefined>

const ofEntity =
  (entity: string): Read<Moment> =>
  async (container, id) => {
    const { data } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity, fields: ["updated_at"], filters: { id } })
    return (data as unknown as { updated_at: Moment }[])[0]?.updated_at
  }

/** When a product was last changed, or its stock at any location. Bindings: the product's id. */
const PRODUCT_TIME = `
  select greatest(product.updated_at, (select max(level.updated_at) from product_variant variant
    join product_variant_inventory_item link on link.variant_id = variant.id and link.deleted_at is null
    join inventory_level level on level.inventory_item_id = link.inventory_item_id and level.deleted_at is null
    where variant.product_id = product.id and variant.deleted_at is null)) as moment
  from product where product.id = ? and product.deleted_at is null`

const productTime: Read<Moment> = async (container, id) => {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { moment: Date }[] }>(PRODUCT_TIME, [id])
  return rows[0]?.moment
}

/**
 * When records were last changed, of the resources of the Admin API that two members of staff may be editing at once, by the
 * first part of their path.
 */
const TIMES: Readonly<Record<string, Read<Moment>>> = {
  products: productTime,
  brands: ofEntity("brand"),
  // A machine type is a category and its extension: the later of the two counts.
  "machine-types": async (container, id) => (await readMachineTypes(container, { id }))[0]?.updated_at,
  blogs: ofEntity("blog"),
  "url-seo": ofEntity("url_seo_config"),
  "form-submissions": ofEntity("form_submission"),
  companies: ofEntity("company"),
}

/**
 * Versions of records whose form saves more than has a time: of a product, Medusa notes no time when its stock, tags or
 * categories change, and notes one for the stock when a customer reserves it.
 */
const VERSIONS: Readonly<Record<string, Read<string>>> = {
  products: async (container, id) => (await readProducts(container, [id])).get(id)?.product.version,
}

/** One record that a request is about to write. */
export interface WrittenRecord {
  resource: string
  id: string
}

/**
 * Finds the versioned record of a path.
 *
 * @param path without its query
 * @returns undefined for a path of no such record
 */
export function recordOfPath(path: string): WrittenRecord | undefined {
  const [resource = "", id = "", ...rest] = adminPathParts(path)
  const isRecord = rest.length === 0 && ID.test(id) && Object.hasOwn(TIMES, resource)
  return isRecord ? { resource, id } : undefined
}

/**
 * Finds out whether a record has changed since somebody read it. A later time than the record's own passes: lists show the
 * last change of a product's parts, some of which are written after it.
 *
 * @param container the request's
 * @param record of {@link recordOfPath}
 * @param expected its time in milliseconds, the precision of the API, or its version
 * @returns false when there is no such record
 * @throws MedusaError (invalid data) for a version of a record that has only a time
 */
export async function hasChanged(
  container: MedusaContainer,
  { resource, id }: WrittenRecord,
  expected: number | string,
): Promise<boolean> {
  if (typeof expected === "number") {
    const moment = await TIMES[resource]?.(container, id)
    return moment !== undefined && new Date(moment).getTime() > expected
  }
  const read = VERSIONS[resource]
  if (!read) throw new MedusaError(MedusaError.Types.INVALID_DATA, NO_STATE)
  const version = await read(container, id)
  return version !== undefined && version !== expected
}

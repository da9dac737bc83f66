import {
  type AdminActivitiesResponse,
  type AdminCatalogueResponse,
  type AdminPriceHistoryResponse,
  type AdminPriceRecord,
  type AdminProductResponse,
  type AdminStockAlertsResponse,
  type PriceListPrice,
} from "@scanwright/backend/contract"
import { toForm } from "./form-conversion"
import type { ProductForm, ProductValues } from "./product-form"
import { type SendWrite, saveProductWith } from "./save-product"
import { MedusaReadError, type Result } from "@/lib/medusa/failure"
import { publicPathOf } from "@/staff/products/public-path"
import type { FoundProduct } from "@/staff/records/useFoundProducts"
import { readAsStaff, writeAsStaff } from "@/staff/session/client"
import { type Choice, readChoices } from "@/staff/brands/data"

/** A place with shelves. */
export interface StockLocation {
  readonly id: string
  readonly name: string
  /** Whether the shop's sales channel sells from it: pieces elsewhere are not in its stock. */
  readonly isForSale: boolean
}

/** A stock location as Medusa gives it. */
interface ApiLocation {
  id: string
  name: string
  sales_channels?: { id: string }[] | null
}

/** What a product can be put into. */
export interface ProductChoices {
  readonly brands: readonly Choice[]
  readonly machineTypes: readonly Choice[]
  readonly locations: readonly StockLocation[]
}

/** A product as staff edit it. */
export interface StaffProduct {
  readonly id: string
  /** Of all that the form saves: a later write names it, so that nobody's change is overwritten unseen. */
  readonly version: string
  readonly updatedAt: string
  readonly createdAt: string
  /** What visitors pay in the place of the form's price now; null where no price list says otherwise. */
  readonly priceListPrice: PriceListPrice | null
  readonly form: ProductForm
}

/** Products offered while one is looked for. */
const MOST_FOUND = 12

/** Stock locations of one shop, at most. */
const MOST_LOCATIONS = 100

function toStaffProduct(result: Result<AdminProductResponse>): Result<StaffProduct> {
  if (!result.ok) return result
  const { product, price_list_price: priceListPrice } = result.value
  const { id, version, updated_at: updatedAt, created_at: createdAt } = product
  return { ok: true, value: { id, version, updatedAt, createdAt, priceListPrice, form: toForm(product) } }
}

/** A product as staff edit it. @returns a failure of the kind "not_found" where there is none, or no longer */
export const readStaffProduct = async (id: string): Promise<Result<StaffProduct>> =>
  toStaffProduct(await readAsStaff(`/admin/catalogue/products/${encodeURIComponent(id)}`))

/** Number of people who wait for a product; null where it cannot be read, which is logged. */
export async function readWaiting(id: string): Promise<number | null> {
  const path = `/admin/products/${encodeURIComponent(id)}/stock-alerts`
  const result = await readAsStaff<AdminStockAlertsResponse>(path)
  if (result.ok) return result.value.stock_alerts.waiting
  console.error(`Reading who waits for ${id}:`, result.failure.cause)
  return null
}

/** Who changed a record, and when. */
export interface LastChange {
  readonly by: string
  /** ISO 8601 */
  readonly at: string
}

/** The last change of a product that the activity log has; null for none, and where it cannot be read, which is logged. */
export async function readLastChange(id: string): Promise<LastChange | null> {
  const query = { entity: "product", entity_id: id, limit: 1 }
  const result = await readAsStaff<AdminActivitiesResponse>("/admin/activity", query)
  if (!result.ok) {
    console.error(`Reading who changed ${id}:`, result.failure.cause)
    return null
  }
  const [last] = result.value.activities
  return last ? { by: last.actor_email ?? "an API key", at: last.created_at } : null
}

/** The last changes of a product's price, newest first; null where they cannot be read, which is logged. */
export async function readPriceHistory(id: string): Promise<readonly AdminPriceRecord[] | null> {
  const path = `/admin/catalogue/products/${encodeURIComponent(id)}/prices`
  const result = await readAsStaff<AdminPriceHistoryResponse>(path)
  if (result.ok) return result.value.prices
  console.error(`Reading the prices of ${id}:`, result.failure.cause)
  return null
}

/**
 * Brands by name, machine types in the order of the shop, and stock locations, the oldest first.
 *
 * @throws MedusaReadError when Medusa does not respond: nothing can be edited then
 */
export async function readProductChoices(): Promise<ProductChoices> {
  const [brands, types, locations, stores] = await Promise.all([
    readChoices("brand"),
    readChoices("machine_type"),
    readAsStaff<{ stock_locations: ApiLocation[] }>("/admin/stock-locations", {
      fields: "id,name,sales_channels.id",
      order: "created_at",
      limit: MOST_LOCATIONS,
    }),
    readAsStaff<{ stores: { default_sales_channel_id: string | null }[] }>("/admin/stores", {
      fields: "default_sales_channel_id",
      limit: 1,
    }),
  ])
  if (!brands.ok) throw new MedusaReadError("/admin/brands", brands.failure)
  if (!types.ok) throw new MedusaReadError("/admin/machine-types", types.failure)
  if (!locations.ok) throw new MedusaReadError("/admin/stock-locations", locations.failure)
  if (!stores.ok) throw new MedusaReadError("/admin/stores", stores.failure)
  const channel = stores.value.stores[0]?.default_sales_channel_id
  return {
    brands: brands.value,
    machineTypes: types.value,
    locations: locations.value.stock_locations.map(({ id, name, sales_channels: channels }) => ({
      ...{ id, name },
      isForSale: (channels ?? []).some((one) => one.id === channel),
    })),
  }
}

const send: SendWrite = (path, write) => writeAsStaff(path, write)

/** Adds a product with all that belongs to it, in one request. */
export const createStaffProduct = async (values: ProductValues): Promise<Result<StaffProduct>> =>
  toStaffProduct(await saveProductWith(send, values))

/**
 * Changes a product, in one request.
 *
 * @param version as it was read: where it has changed since, the failure is of the kind "conflict"
 */
export const updateStaffProduct = async (
  id: string,
  values: ProductValues,
  version: string,
): Promise<Result<StaffProduct>> => toStaffProduct(await saveProductWith(send, values, { id, version }))

/** Deletes a product; it can be restored. @param version as it was read */
export const deleteStaffProduct = (id: string, version: string): Promise<Result<unknown>> =>
  writeAsStaff(`/admin/products/${encodeURIComponent(id)}`, {
    method: "DELETE",
    action: "delete product",
    ifMatch: version,
  })

/** Brings a deleted product back, with all that belonged to it. */
export const restoreStaffProduct = (id: string): Promise<Result<unknown>> =>
  writeAsStaff("/admin/deleted/restore", {
    action: "restore product",
    body: { entity: "product", id },
    readsRefusals: true,
  })

/** Products whose name, part number or brand matches, drafts among them. */
export async function findStaffProducts(query: string): Promise<Result<FoundProduct[]>> {
  const result = await readAsStaff<AdminCatalogueResponse>("/admin/catalogue", {
    q: query,
    limit: MOST_FOUND,
    facets: false,
  })
  if (!result.ok) return result
  const products = result.value.products.map((product): FoundProduct => {
    const { id, name, part_number: partNumber, part_numbers: partNumbers } = product
    return { id, name, partNumber, partNumbers, path: publicPathOf(product) }
  })
  return { ok: true, value: products }
}

/** Adds a brand by its name. */
export async function createBrandByName(name: string): Promise<Result<Choice>> {
  const result = await writeAsStaff<{ brand: Choice }>("/admin/brands", {
    action: "add brand",
    body: { name },
    isRepeatable: false,
  })
  return result.ok ? { ok: true, value: result.value.brand } : result
}

/** Adds a machine type by its name. */
export async function createMachineTypeByName(name: string): Promise<Result<Choice>> {
  const result = await writeAsStaff<{ machine_type: Choice }>("/admin/machine-types", {
    action: "add category",
    body: { name },
    isRepeatable: false,
  })
  return result.ok ? { ok: true, value: result.value.machine_type } : result
}

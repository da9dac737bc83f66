import { isDeepStrictEqual } from "node:util"
import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  type AdminProduct,
  type PriceSource,
  type ProductChanges,
  type ProductRefusal,
  PROFILE_FIELDS,
} from "../../../contract"
import { NO_FREE_PRICE } from "../../../contract/product-kinds"
import { findHandleOwners } from "../../../modules/handle-history/handle-history"
import { richTextToStore } from "../../rich-text"
import { FieldsRefused } from "../../../safety/refusal"
import {
  DEFAULT_CHANNEL,
  DEFAULT_SHIPPING_PROFILE,
  readStockLocations,
} from "../../../product/default-location"
import { withMachineType } from "../../../product/machine-type"
import { readProducts, type StoredProduct } from "../../../product/read-products"
import { type ItemOfSku, ITEMS_OF_SKUS } from "../../../product/shelf-stock"
import { type ProductAdditionalData } from "../additional-data"
import { fileRefusals } from "../file-refusals"
import { type StockWish } from "../stock"
import { type PriceChange } from "../write-prices"
import { type ImportedParts, type ProductSave, type SaveProductsInput } from "./types"
import { assertAllPresent } from "../../../lib/not-found"

/** Fields of Medusa's product to write, tags by value. */
export interface ProductWrite {
  title?: string
  handle?: string
  subtitle?: string | null
  description?: string | null
  status?: "published" | "draft"
  thumbnail?: string | null
  images?: { id?: string; url: string }[]
  tags?: string[]
  category_ids?: string[]
}

/** A product to create. */
export interface PlannedCreate {
  write: ProductWrite & { title: string; handle: string }
  partNumber: string | null
  /** Pounds. */
  price: number | null
  stock: Omit<StockWish, "productId">[]
  details: ProductAdditionalData
  imported: ImportedParts | null
}

/** What a save will write: only what differs from what is stored. */
export interface SavePlan {
  creates: PlannedCreate[]
  updates: { id: string; write: ProductWrite; details: ProductAdditionalData }[]
  variants: { id: string; sku: string | null }[]
  /** Inventory items that have the part number as their SKU, as Medusa makes them: it would stay taken. */
  items: { id: string; sku: string | null }[]
  prices: (PriceChange & { productId: string })[]
  stock: StockWish[]
  /** Values of the tags that are not there yet. */
  newTags: string[]
  /** Ids of all tags that are there, by value. */
  tagIds: Record<string, string>
  /** Where new products are sold, and how they are sent. */
  salesChannelId: string | null
  shippingProfileId: string | null
  /** Stored products of which anything changes. */
  changedIds: string[]
}

/** What the products of one save are checked against. */
interface Surroundings {
  stored: Map<string, StoredProduct>
  locations: ReadonlySet<string>
  brands: ReadonlySet<string>
  categories: ReadonlyMap<string, string>
  /** Products by the part numbers that this save wants. */
  skuOwners: ReadonlyMap<string, string>
  /** Products by the handles that this save wants. */
  handleOwners: ReadonlyMap<string, string>
  /** Those of the part numbers that inventory items have as their SKU. */
  takenItemSkus: ReadonlySet<string>
}

/** Where each field of Medusa's own product stands in the contract. */
const OWN_FIELDS = {
  name: "title",
  handle: "handle",
  short_description: "subtitle",
  description: "description",
  status: "status",
  thumbnail: "thumbnail",
} as const satisfies Partial<Record<keyof ProductChanges, keyof ProductWrite>>

const given = <Value>(values: readonly (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
]

/** What is stored for a field that is given: HTML without what is never kept, tags each once. */
function tidied(save: ProductSave): ProductSave {
  return {
    ...save,
    ...(save.long_description ? { long_description: richTextToStore(save.long_description).html } : {}),
    ...(save.tags ? { tags: [...new Set(save.tags)] } : {}),
  }
}

/** Lists whose order says nothing. */
const SETS: readonly string[] = ["tags"]

/** Whether a field is given and says something else than what is stored. */
function isChanged(
  save: ProductSave,
  product: AdminProduct | undefined,
  field: keyof ProductChanges,
): boolean {
  const wanted: unknown = save[field]
  if (wanted === undefined) return false
  if (!product) return true
  const now: unknown = product[field]
  return SETS.includes(field)
    ? !isDeepStrictEqual([...(wanted as string[])].sort(), [...(now as string[])].sort())
    : !isDeepStrictEqual(wanted, now)
}

function writeOf(save: ProductSave, stored: StoredProduct | undefined): ProductWrite {
  const own = Object.entries(OWN_FIELDS).filter(([field]) =>
    isChanged(save, stored?.product, field as keyof typeof OWN_FIELDS),
  )
  const urls = save.images?.map(({ url }) => url)
  const isReordered =
    urls &&
    !isDeepStrictEqual(
      urls,
      stored?.product.images.map(({ url }) => url),
    )
  const change = save.machine_type_id
    ? withMachineType(stored?.categoryIds ?? [], save.machine_type_id)
    : undefined
  const categoryIds = change && "categoryIds" in change ? change.categoryIds : undefined
  const hasNewCategories = categoryIds && !isDeepStrictEqual(categoryIds, stored?.categoryIds)
  return {
    ...Object.fromEntries(own.map(([field, name]) => [name, save[field as keyof typeof OWN_FIELDS]])),
    ...(isReordered
      ? {
          images: urls.map((url) => {
            const id = stored?.imageIds.get(url)
            return { url, ...(id ? { id } : {}) }
          }),
        }
      : {}),
    ...(isChanged(save, stored?.product, "tags") ? { tags: save.tags } : {}),
    ...(hasNewCategories ? { category_ids: categoryIds } : {}),
  }
}

function detailsOf(save: ProductSave, stored: StoredProduct | undefined): ProductAdditionalData {
  const fields = [...PROFILE_FIELDS, "brand_id" as const].filter((field) =>
    isChanged(save, stored?.product, field),
  )
  return Object.fromEntries(fields.map((field) => [field, save[field]]))
}

/** Pieces that are to change, by location. */
function stockOf(save: ProductSave, stored: StoredProduct | undefined): Omit<StockWish, "productId">[] {
  const now = new Map(stored?.product.stock.map(({ location_id: id, quantity }) => [id, quantity]))
  return (save.stock ?? [])
    .filter(({ location_id: id, quantity }) => now.get(id) !== quantity)
    .map(({ location_id: locationId, quantity }) => ({ locationId, quantity }))
}

function referenceRefusals(save: ProductSave, around: Surroundings): ProductRefusal[] {
  const { brand_id: brand, machine_type_id: machineType } = save
  const unknown = (path: string, what: string) => ({
    path,
    code: "unknown",
    message: `This ${what} was not found; it may have been deleted. Choose another one.`,
  })
  return [
    ...(brand && !around.brands.has(brand) ? [unknown("brand_id", "brand")] : []),
    ...(machineType && !around.categories.has(machineType)
      ? [unknown("machine_type_id", "machine type")]
      : []),
    ...(save.stock ?? []).flatMap(({ location_id: id }, at) =>
      around.locations.has(id) ? [] : [unknown(`stock.${at}.location_id`, "stock location")],
    ),
  ]
}

function takenRefusals(save: ProductSave, around: Surroundings): ProductRefusal[] {
  const isOthers = (owner: string | undefined) => owner !== undefined && owner !== save.id
  return [
    ...(save.part_number && isOthers(around.skuOwners.get(save.part_number))
      ? [
          {
            path: "part_number",
            code: "taken",
            message: "Another product has this SKU. Enter one of its own.",
          },
        ]
      : []),
    ...(save.handle && isOthers(around.handleOwners.get(save.handle))
      ? [
          {
            path: "handle",
            code: "taken",
            message: "Another product has, or had, this address. Enter another one.",
          },
        ]
      : []),
  ]
}

/** Why what is stored cannot become what is wanted. */
function storedRefusals(save: ProductSave, stored: StoredProduct, around: Surroundings): ProductRefusal[] {
  const refuse = (path: string, code: string, message: string) => [{ path, code, message }]
  const price = isChanged(save, stored.product, "price")
  const partNumber = isChanged(save, stored.product, "part_number")
  const stock = stockOf(save, stored).length > 0
  const change = save.machine_type_id ? withMachineType(stored.categoryIds, save.machine_type_id) : undefined
  const isKnown = save.machine_type_id !== undefined && around.categories.has(save.machine_type_id)
  const older =
    isKnown && change && "olderCategoryId" in change
      ? around.categories.get(change.olderCategoryId)
      : undefined
  const noVariant = "The product has no variant; add one in the Medusa Admin first"
  return [
    ...(price && stored.variantId === null ? refuse("price", "no_variant", noVariant) : []),
    ...(partNumber && stored.variantId === null ? refuse("part_number", "no_variant", noVariant) : []),
    ...(stock && stored.variantId === null ? refuse("stock", "no_variant", noVariant) : []),
    ...(stock && stored.inventoryItemIds.length > 1
      ? refuse(
          "stock",
          "kit",
          `The product is a kit of ${stored.inventoryItemIds.length} parts; change the stock of its parts in the Medusa Admin`,
        )
      : []),
    ...(older === undefined
      ? []
      : refuse(
          "machine_type_id",
          "older_category",
          `Every category counts as a machine type, and a product’s oldest one is shown. This product is also in “${older}”, which is older than the one chosen: take it out of “${older}” in the Medusa Admin first.`,
        )),
  ]
}

function refusalsOf(
  save: ProductSave,
  around: Surroundings,
  source: PriceSource | undefined,
): ProductRefusal[] {
  const stored = save.id === undefined ? undefined : around.stored.get(save.id)
  // What Medusa has stored at 0 can be saved as it is, and an undone import goes back to it.
  const isFree = source === "hand" && save.price === 0 && stored?.product.price !== 0
  return [
    ...(isFree ? [{ path: "price", code: "zero", message: NO_FREE_PRICE }] : []),
    ...referenceRefusals(save, around),
    ...takenRefusals(save, around),
    ...fileRefusals(save.files, stored?.product.files),
    ...(stored ? storedRefusals(save, stored, around) : []),
  ]
}

type Raw = <Row>(sql: string, bindings?: readonly unknown[]) => Promise<Row[]>

function reader(container: MedusaContainer): Raw {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return async <Row>(sql: string, bindings: readonly unknown[] = []) => {
    const { rows } = await connection.raw<{ rows: Row[] }>(sql, bindings as never)
    return rows
  }
}

async function readSurroundings(
  container: MedusaContainer,
  saves: readonly ProductSave[],
): Promise<Surroundings> {
  const read = reader(container)
  const skus = given(saves.map(({ part_number: sku }) => sku))
  const handles = given(saves.map(({ handle }) => handle))
  const [stored, locations, brands, categories, owners, handleOwners, items] = await Promise.all([
    readProducts(container, given(saves.map(({ id }) => id))),
    readStockLocations(container),
    read<{ id: string }>("select id from brand where id = any(?) and deleted_at is null", [
      given(saves.map(({ brand_id: id }) => id)),
    ]),
    read<{ id: string; name: string }>("select id, name from product_category where deleted_at is null"),
    read<{ sku: string; product_id: string; id: string }>(
      "select sku, product_id, id from product_variant where sku = any(?) and deleted_at is null",
      [skus],
    ),
    handles.length > 0 ? findHandleOwners(container, "product", handles) : new Map<string, { id: string }>(),
    read<ItemOfSku>(ITEMS_OF_SKUS, [skus]),
  ])
  // The part number of a product's further variant is taken for its default one, too.
  const isDefault = (row: (typeof owners)[number]) => stored.get(row.product_id)?.variantId === row.id
  return {
    stored,
    locations: new Set(locations.map(({ id }) => id)),
    brands: new Set(brands.map(({ id }) => id)),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    skuOwners: new Map(owners.map((row) => [row.sku, isDefault(row) ? row.product_id : row.id])),
    handleOwners: new Map([...handleOwners].map(([handle, { id }]) => [handle, id])),
    takenItemSkus: new Set(items.map(({ sku }) => sku)),
  }
}

async function readTags(container: MedusaContainer, values: string[]): Promise<Record<string, string>> {
  if (values.length === 0) return {}
  const tags = await reader(container)<{ id: string; value: string }>(
    "select id, value from product_tag where value = any(?) and deleted_at is null",
    [values],
  )
  return Object.fromEntries(tags.map(({ id, value }) => [value, id]))
}

async function readDefaults(container: MedusaContainer) {
  const [row] = await reader(container)<{ channel: string | null; profile: string | null }>(
    `select ${DEFAULT_CHANNEL} as channel, ${DEFAULT_SHIPPING_PROFILE} as profile`,
  )
  return { salesChannelId: row?.channel ?? null, shippingProfileId: row?.profile ?? null }
}

const hasFields = (value: object) => Object.keys(value).length > 0

function planUpdate(
  save: ProductSave & { id: string },
  stored: StoredProduct,
  plan: SavePlan,
  around: Surroundings,
): void {
  const write = writeOf(save, stored)
  const details = detailsOf(save, stored)
  const stock = stockOf(save, stored).map((wish) => ({ ...wish, productId: save.id }))
  const { variantId, priceSetId, basePrices, product, hasProfile } = stored
  const before = plan.variants.length + plan.prices.length
  // Whatever is written of a product without a profile gives it one.
  const isWritten = hasFields(write) || hasFields(details) || !hasProfile
  if (isWritten) plan.updates.push({ id: save.id, write, details })
  if (variantId && save.part_number !== undefined && save.part_number !== product.part_number) {
    plan.variants.push({ id: variantId, sku: save.part_number })
    if (stored.itemOfSku) {
      const isTaken = around.takenItemSkus.has(save.part_number ?? "")
      plan.items.push({ id: stored.itemOfSku, sku: isTaken ? null : save.part_number })
    }
  }
  if (variantId && save.price !== undefined && save.price !== product.price) {
    const change = { productId: save.id, variantId, priceSetId, basePrices }
    plan.prices.push({ ...change, from: product.price, to: save.price })
  }
  plan.stock.push(...stock)
  const isOnlyBeside = plan.variants.length + plan.prices.length > before || stock.length > 0
  if (isWritten || isOnlyBeside) plan.changedIds.push(save.id)
}

function planCreate(save: Exclude<ProductSave, { id: string }>): PlannedCreate {
  const write = writeOf(save, undefined)
  return {
    write: { ...write, title: save.name, handle: save.handle ?? "" },
    partNumber: save.part_number ?? null,
    price: save.price ?? null,
    stock: stockOf(save, undefined),
    details: detailsOf(save, undefined),
    imported: save.imported ?? null,
  }
}

/**
 * Works out what a save writes: what differs from what is stored, and nothing else.
 *
 * @param container of the step
 * @param input products in the contract's words
 * @throws FieldsRefused naming every field at fault; of several products the paths begin with the product's place
 * @throws MedusaError (not found) for a product that is not there
 */
export async function planSave(container: MedusaContainer, input: SaveProductsInput): Promise<SavePlan> {
  const saves = input.products.map(tidied)
  const around = await readSurroundings(container, saves)
  const stored = [...around.stored.values()].map(({ product }) => product)
  assertAllPresent("Product", given(saves.map(({ id }) => id)), stored)
  const refusals = saves.flatMap((save, at) =>
    refusalsOf(save, around, input.origin?.source).map((refusal) =>
      saves.length === 1 ? refusal : { ...refusal, path: `${at}.${refusal.path}` },
    ),
  )
  if (refusals.length > 0) throw new FieldsRefused(refusals)
  const plan: SavePlan = {
    creates: [],
    updates: [],
    variants: [],
    items: [],
    prices: [],
    stock: [],
    newTags: [],
    tagIds: {},
    ...(await readDefaults(container)),
    changedIds: [],
  }
  for (const save of saves) {
    const stored = save.id === undefined ? undefined : around.stored.get(save.id)
    if (save.id === undefined) plan.creates.push(planCreate(save))
    else if (stored) planUpdate(save, stored, plan, around)
  }
  const values = given([...plan.creates, ...plan.updates].flatMap(({ write }) => write.tags ?? []))
  plan.tagIds = await readTags(container, values)
  plan.newTags = values.filter((value) => !(value in plan.tagIds))
  return plan
}

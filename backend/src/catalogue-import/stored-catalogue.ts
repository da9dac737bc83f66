import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { partNumberKey, withoutZeros } from "../contract/part-number"
import { type ProductProfile } from "../contract/product"
import { nameKey, slugify } from "../contract/slug"
import { MACHINE_TYPES, type MachineTypeName } from "../contract/specifications"
import { DEFAULT_CHANNEL, DEFAULT_SHIPPING_PROFILE, locationOf } from "../product/default-location"
import { defaultVariantOf } from "../product/default-variant"
import { categoryIdsOf } from "../product/machine-type"
import { basePriceOf, priceSetOf } from "../product/base-price"
import { inventoryItemsOf, ITEMS_OF_SKUS } from "../product/shelf-stock"
import { handleKeys, type NamedRecords } from "./new-names"

/** The one sales channel, stock location and so on that every product of the shop hangs on. */
export interface Shop {
  salesChannelId: string
  locationId: string
  shippingProfileId: string
  /** Every machine type, in the order they were made. */
  machineTypes: MachineTypes
}

/** The machine types of a shop. */
export interface MachineTypes extends NamedRecords {
  /** Which of ours each is, whose products carry specifications, by id; those that staff added are none. */
  ours: ReadonlyMap<string, MachineTypeName>
}

/** A stored variant with its product and everything a catalogue file can change. */
export interface StoredProduct {
  variant_id: string
  product_id: string
  sku: string
  variant_count: number
  manage_inventory: boolean
  name: string
  handle: string
  short_description: string | null
  description: string | null
  status: string
  thumbnail: string | null
  images: string[]
  tags: string[]
  category_ids: string[]
  in_channel: boolean
  /** In pounds, before price lists. */
  price: number | null
  inventory_item_ids: string[]
  /** Pieces at the shop's location; null when there is no level yet. */
  stock: number | null
  brand_id: string | null
  profile: ProductProfile | null
}

/** A product that was imported under a part number which it has not any more. */
export interface FormerOwner {
  id: string
  name: string
  handle: string
  has_variant: boolean
  /** Also one that was deleted. */
  had_variant: boolean
  /** Its present one. */
  part_number: string | null
}

/** An inventory item that has the SKU of a part number. */
export interface InventoryItem {
  /** As of {@link ItemOfSku}. */
  spare_id: string | null
  /** Whether it has a level at the shop's location. */
  has_level: boolean
}

/** Everything stored that the rows of one file are compared with. */
export interface StoredCatalogue {
  /** Products by part-number key; more than one when two stored part numbers differ in punctuation only. */
  byKey: Map<string, StoredProduct[]>
  /** Stored part numbers of digits alone, by what is left of each without the zeros before it. */
  byDigits: Map<string, string>
  /** Products by the key of the part number that they were imported under, where they have another one by now, or none. */
  formerByKey: Map<string, FormerOwner>
  /** Keys of the part numbers whose products a killed import was making. */
  halfMadeKeys: ReadonlySet<string>
  /** Inventory items that have the SKU of a part number of the file. */
  itemsBySku: Map<string, InventoryItem>
  /** Every brand, the newest first. */
  brands: NamedRecords
  /** Part number of the product under each present and past handle; the id where it has none. */
  ownerOfHandle: Map<string, string>
}

/** Products read in one statement. */
const CHUNK = 2000

type Read = <Row>(sql: string, bindings?: readonly unknown[]) => Promise<Row[]>

function reader(container: MedusaContainer): Read {
  const connection = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return async <Row>(sql: string, bindings: readonly unknown[] = []) => {
    const { rows } = await connection.raw<{ rows: Row[] }>(sql, bindings as never)
    return rows
  }
}

/** The same of a shop that may not be set up yet. */
interface ShopParts {
  channel: string | null
  location: string | null
  profile: string | null
  machineTypes: MachineTypes
}

/** Reads every machine type, with the handles that it has and has had. */
async function readMachineTypes(read: Read): Promise<MachineTypes> {
  const records = await read<{ id: string; name: string; handle: string; handles: string[] }>(
    `select category.id, category.name, category.handle,
       array(select past.handle from handle_record past where past.entity = 'machine_type'
         and past.target_id = category.id and past.deleted_at is null order by past.handle) as handles
     from product_category category where category.deleted_at is null order by category.id collate "C"`,
  )
  const ids = new Map<string, string>()
  // Of two with the same key the older one; names before present handles, and those before past ones.
  const add = (key: string, id: string) => {
    if (!ids.has(key)) ids.set(key, id)
  }
  for (const { id, name } of records) add(nameKey(name), id)
  for (const record of records) for (const key of handleKeys(record)) add(key, record.id)
  for (const { id, name, handles } of records) {
    for (const handle of handles) for (const key of handleKeys({ name, handle })) add(key, id)
  }
  const ours = MACHINE_TYPES.flatMap((name) => {
    const slug = slugify(name)
    const found =
      records.find(({ handle, handles }) => handle === slug || handles.includes(slug)) ??
      records.find((record) => record.name === name)
    return found ? [[found.id, name] as const] : []
  })
  return { records, ids, ours: new Map(ours) }
}

async function readShopParts(container: MedusaContainer): Promise<ShopParts> {
  const read = reader(container)
  const [defaults] = await read<Omit<ShopParts, "machineTypes">>(
    `with channel as (select ${DEFAULT_CHANNEL} as id)
     select (select id from channel) as channel, ${locationOf("(select id from channel)")} as location,
       ${DEFAULT_SHIPPING_PROFILE} as profile`,
  )
  const machineTypes = await readMachineTypes(read)
  return { ...(defaults ?? { channel: null, location: null, profile: null }), machineTypes }
}

/**
 * Finds the things every product hangs on; the installer makes them.
 *
 * @throws MedusaError (not found) naming what is missing
 */
export async function readShop(container: MedusaContainer): Promise<Shop> {
  const { channel, location, profile, machineTypes } = await readShopParts(container)
  const missing = [
    ...(channel ? [] : ["a sales channel"]),
    ...(location ? [] : ["a stock location of the sales channel"]),
    ...(profile ? [] : ["a shipping profile"]),
  ]
  if (missing.length > 0 || !channel || !location || !profile) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      `The shop is not set up yet: it has no ${missing.join(", no ")}. Run the installer (npm start) first.`,
    )
  }
  return { salesChannelId: channel, locationId: location, shippingProfileId: profile, machineTypes }
}

/**
 * As {@link readShop}, for reading only: what a shop lacks that is not set up yet is empty.
 *
 * @param container any container of the application
 */
export async function readShopAsItIs(container: MedusaContainer): Promise<Shop> {
  const { channel, location, profile, machineTypes } = await readShopParts(container)
  return {
    salesChannelId: channel ?? "",
    locationId: location ?? "",
    shippingProfileId: profile ?? "",
    machineTypes,
  }
}

/** One row per variant. Bindings: location, sales channel, variant ids. */
const STORED_PRODUCTS = `
  select variant.id as variant_id, variant.sku, variant.manage_inventory, product.id as product_id,
    product.title as name, product.handle, product.subtitle as short_description, product.description, product.status, product.thumbnail,
    (select count(*)::int from product_variant sibling
       where sibling.product_id = product.id and sibling.deleted_at is null) as variant_count,
    array(select url from image where image.product_id = product.id and image.deleted_at is null
       order by rank, id) as images,
    array(select tag.value from product_tags link join product_tag tag on tag.id = link.product_tag_id
       where link.product_id = product.id and tag.deleted_at is null order by tag.value) as tags,
    ${categoryIdsOf("product.id")} as category_ids,
    exists(select 1 from product_sales_channel link where link.product_id = product.id
       and link.sales_channel_id = ? and link.deleted_at is null) as in_channel,
    ${basePriceOf(priceSetOf("variant.id"))} as price,
    ${inventoryItemsOf("variant.id")} as inventory_item_ids,
    (select stocked_quantity::float8 from inventory_level level
       join product_variant_inventory_item link on link.inventory_item_id = level.inventory_item_id
         and link.deleted_at is null
       where link.variant_id = variant.id and level.location_id = ? and level.deleted_at is null
       limit 1) as stock,
    (select brand_id from product_product_brand_brand link
       where link.product_id = product.id and link.deleted_at is null limit 1) as brand_id,
    (select to_jsonb(profile) from product_product_product_profile_product_profile link
       join product_profile profile on profile.id = link.product_profile_id and profile.deleted_at is null
       where link.product_id = product.id and link.deleted_at is null limit 1) as profile
  from product_variant variant
  join product on product.id = variant.product_id
  where variant.id = any(?)`

/**
 * What STORED_PRODUCTS reads. Right after an import the database may not have taken stock of these yet, and reads thousands of
 * rows for each of thousands.
 */
const STORED_TABLES = [
  ...["product", "product_variant", "image", "product_tags", "product_tag", "product_category_product"],
  ...["product_sales_channel", "product_variant_price_set", "price", "price_rule"],
  ...["product_variant_inventory_item", "inventory_level", "product_product_brand_brand"],
  ...["product_product_product_profile_product_profile", "product_profile"],
]

/** Products that carry the import's mark (the part number as `external_id`) and have no variant with that number. */
const FORMER_OWNERS = `
  select product.id, product.title as name, product.handle, product.external_id, variant.sku as part_number,
    variant.id is not null as has_variant,
    exists (select 1 from product_variant any_variant where any_variant.product_id = product.id) as had_variant
  from product left join lateral ${defaultVariantOf("product.id")} variant on true
  where product.external_id is not null and product.deleted_at is null
    and not exists (select 1 from product_variant named where named.product_id = product.id
      and named.sku = product.external_id and named.deleted_at is null)`

/** Bindings: location, part numbers. */
const ITEMS = `
  select items.*, exists (select 1 from inventory_level level where level.inventory_item_id = items.spare_id
    and level.location_id = ? and level.deleted_at is null) as has_level
  from (${ITEMS_OF_SKUS}) items`

/**
 * Reads every brand, the newest first.
 *
 * @param container any container of the application
 */
export const readBrands = (
  container: MedusaContainer,
): Promise<{ id: string; name: string; handle: string }[]> =>
  reader(container)("select id, name, handle from brand where deleted_at is null order by created_at desc")

/**
 * Reads stored products.
 *
 * @param container of the application
 * @param shop what every product hangs on
 * @param variantIds of their variants
 * @returns one for each variant that exists, in no order
 */
export async function readStoredProducts(
  container: MedusaContainer,
  shop: Shop,
  variantIds: readonly string[],
): Promise<StoredProduct[]> {
  const bindings = [shop.salesChannelId, shop.locationId, [...variantIds]]
  return reader(container)<StoredProduct>(STORED_PRODUCTS, bindings)
}

/**
 * Reads what is stored about the part numbers of a file, set by set and straight from the tables: for a file of
 * 10,000 rows `query.graph` would take minutes.
 *
 * @param container of the application
 * @param shop as {@link readShop} gives it
 * @param partNumbers of the file
 * @param killedWhileMaking part numbers of the products that a killed import was making
 */
export async function readStoredCatalogue(
  container: MedusaContainer,
  shop: Shop,
  partNumbers: readonly string[],
  killedWhileMaking: readonly string[],
): Promise<StoredCatalogue> {
  const read = reader(container)
  const wanted = new Set(partNumbers.map(partNumberKey))
  const variants = await read<{ id: string; sku: string }>(
    `select variant.id, variant.sku from product_variant variant
     join product on product.id = variant.product_id and product.deleted_at is null
     where variant.sku is not null and variant.deleted_at is null`,
  )
  const ids = variants.filter(({ sku }) => wanted.has(partNumberKey(sku))).map(({ id }) => id)
  const byKey = new Map<string, StoredProduct[]>()
  if (ids.length > 0) await read(`analyze ${STORED_TABLES.join(", ")}`)
  for (let start = 0; start < ids.length; start += CHUNK) {
    for (const product of await readStoredProducts(container, shop, ids.slice(start, start + CHUNK))) {
      const key = partNumberKey(product.sku)
      byKey.set(key, [...(byKey.get(key) ?? []), product])
    }
  }
  const former = await read<FormerOwner & { external_id: string }>(FORMER_OWNERS)
  const items = await read<InventoryItem & { sku: string }>(ITEMS, [shop.locationId, [...partNumbers]])
  const brands = await readBrands(container)
  const handles = await read<{ handle: string; owner: string }>(
    `select known.handle, coalesce((select sku from ${defaultVariantOf("product.id")} variant), product.external_id, product.id) as owner
     from product
     join (select id, handle from product
       union select target_id, handle from handle_record where entity = 'product' and deleted_at is null) known
       on known.id = product.id
     where product.deleted_at is null`,
  )
  return {
    byKey,
    byDigits: new Map(
      variants.flatMap(({ sku }) => {
        const digits = withoutZeros(sku)
        return digits === null ? [] : [[digits, sku] as const]
      }),
    ),
    formerByKey: new Map(former.map(({ external_id: mark, ...product }) => [partNumberKey(mark), product])),
    halfMadeKeys: new Set(killedWhileMaking.map(partNumberKey)),
    itemsBySku: new Map(items.map((item) => [item.sku, item])),
    brands: {
      records: brands,
      ids: new Map([
        ...brands.flatMap((brand) => handleKeys(brand).map((key) => [key, brand.id] as const)),
        ...brands.map(({ id, name }) => [nameKey(name), id] as const),
      ]),
    },
    ownerOfHandle: new Map(handles.map(({ handle, owner }) => [handle, owner])),
  }
}

import { slugify } from "../contract/slug"
import { type ProductSave } from "../workflows/product/save-products/types"
import { type PlannedCreate, type PlannedUpdate } from "./plan-import"

/** One batch of an import, as plain data for a workflow. */
export interface ImportBatch {
  shop: { salesChannelId: string; locationId: string; shippingProfileId: string }
  creates: PlannedCreate[]
  updates: PlannedUpdate[]
  /** Ids of the brands that exist, by slug of their name. */
  brandIds: Record<string, string>
}

/** Ids of what the batch has made on the way; brands by name, inventory items by part number. */
export interface MadeOnTheWay {
  brandIds: Record<string, string>
  itemIds: Record<string, string>
}

/** Half-made products that the batch makes anew. */
export function replacedProducts({ creates }: ImportBatch): string[] {
  return creates.flatMap(({ replaces }) => (replaces ? [replaces] : []))
}

/** Brands the batch needs and that do not exist, each once, by the first spelling. */
export function brandsIn({ creates, updates, brandIds }: ImportBatch): { name: string }[] {
  const names = new Map<string, string>()
  for (const { brand } of [...creates, ...updates]) {
    if (brand === undefined) continue
    const slug = slugify(brand)
    if (!(slug in brandIds) && !names.has(slug)) names.set(slug, brand)
  }
  return [...names.values()].map((name) => ({ name }))
}

/** The stock of new products: new inventory items with their level, and levels of items that a killed import left. */
export function newStockOf({ creates, shop }: ImportBatch) {
  const location_id = shop.locationId
  const spare = creates.flatMap(({ spareItem, stock }) =>
    spareItem
      ? [
          {
            hasLevel: spareItem.hasLevel,
            level: { inventory_item_id: spareItem.id, location_id, stocked_quantity: stock },
          },
        ]
      : [],
  )
  return {
    items: creates
      .filter(({ spareItem }) => !spareItem)
      .map(({ product, stock }) => ({
        sku: product.part_number,
        title: product.name,
        requires_shipping: true,
        location_levels: [{ location_id, stocked_quantity: stock }],
      })),
    newLevels: spare.filter(({ hasLevel }) => !hasLevel).map(({ level }) => level),
    levels: spare.filter(({ hasLevel }) => hasLevel).map(({ level }) => level),
  }
}

/** The products of a batch as `save-products` takes them: the new ones, then the changed. */
export function savesOf({ creates, updates, brandIds }: ImportBatch, made: MadeOnTheWay): ProductSave[] {
  const idOfBrand = new Map([
    ...Object.entries(brandIds),
    ...Object.entries(made.brandIds).map(([name, id]) => [slugify(name), id] as const),
  ])
  const brandOf = (name: string | undefined) => {
    const id = name === undefined ? undefined : idOfBrand.get(slugify(name))
    return id === undefined ? {} : { brand_id: id }
  }
  return [
    ...creates.map(({ product, brand, spareItem }) => ({
      ...product,
      ...brandOf(brand),
      imported: {
        // The mark by which the next run finds a product whose import was killed before its variant was made.
        external_id: product.part_number,
        inventory_item_id: spareItem?.id ?? made.itemIds[product.part_number] ?? "",
      },
    })),
    ...updates.map(({ productId, changes, brand }) => ({ id: productId, ...changes, ...brandOf(brand) })),
  ]
}

import { type CreateProductVariantWorkflowInputDTO } from "@medusajs/framework/types"
import { nameKey } from "../contract/slug"
import { newVariant } from "../workflows/product/save-products/new-products"
import { type ProductSave } from "../workflows/product/save-products/types"
import { type NameKind } from "./new-names"
import { type PlannedCreate, type PlannedUpdate } from "./plan-import"

/** One batch of an import, as plain data for a workflow. */
export interface ImportBatch {
  /** Id of the import whose changes are stored so that it can be undone; null for an import without a record. */
  importId: string | null
  /** Who imports, for the history of prices: the id of a member of staff. */
  actorId: string | null
  shop: { salesChannelId: string; locationId: string; shippingProfileId: string }
  creates: PlannedCreate[]
  updates: PlannedUpdate[]
  /** Ids of the brands and machine types that exist, by what stands for them. */
  ids: Record<NameKind, Record<string, string>>
}

/** Ids of what the batch has made on the way; brands and machine types by key, inventory items in the order of the creates. */
export interface MadeOnTheWay {
  ids: Record<NameKind, Record<string, string>>
  itemIds: string[]
}

/** Brands or machine types the batch needs and that do not exist, each once, by the first spelling. */
export function newNamesIn(kind: NameKind, { creates, updates, ids }: ImportBatch): { name: string }[] {
  const names = new Map<string, string>()
  for (const { [kind]: name } of [...creates, ...updates]) {
    if (name === undefined) continue
    const key = nameKey(name)
    if (!Object.hasOwn(ids[kind], key) && !names.has(key)) names.set(key, name)
  }
  return [...names.values()].map((name) => ({ name }))
}

/** The stock of new products: new inventory items with their level, and levels of spare items. */
export function newStockOf({ creates, shop }: ImportBatch) {
  const location_id = shop.locationId
  const spare = creates.flatMap(({ item, stock }) =>
    item?.spare_id
      ? [
          {
            hasLevel: item.has_level,
            level: { inventory_item_id: item.spare_id, location_id, stocked_quantity: stock },
          },
        ]
      : [],
  )
  return {
    items: creates
      .filter(({ item }) => !item?.spare_id)
      .map(({ product, stock, item }) => ({
        // The SKU of an item is unique, and another product's item may have this one still.
        ...(item ? {} : { sku: product.part_number }),
        title: product.name,
        requires_shipping: true,
        location_levels: [{ location_id, stocked_quantity: stock }],
      })),
    newLevels: spare.filter(({ hasLevel }) => !hasLevel).map(({ level }) => level),
    levels: spare.filter(({ hasLevel }) => hasLevel).map(({ level }) => level),
  }
}

/** The inventory item of each new product: a spare one, or one that was made for it. @param made ids, in their order */
export function itemIdsOf({ creates }: ImportBatch, made: readonly string[]): string[] {
  const left = [...made]
  return creates.map(({ item }) => item?.spare_id ?? left.shift() ?? "")
}

/** The variants of products that a killed import left without one. */
export function missingVariantsOf(
  { creates }: ImportBatch,
  itemIds: readonly string[],
): CreateProductVariantWorkflowInputDTO[] {
  return creates.flatMap(({ completes, product }, at) =>
    completes === null
      ? []
      : [
          {
            product_id: completes,
            ...newVariant({
              sku: product.part_number,
              price: product.price ?? null,
              inventoryItemId: itemIds[at] ?? "",
            }),
          },
        ],
  )
}

/** The products of a batch as `save-products` takes them: the new ones, then the changed. */
export function savesOf({ creates, updates, ids }: ImportBatch, made: MadeOnTheWay): ProductSave[] {
  const known = (kind: NameKind) => new Map([...Object.entries(ids[kind]), ...Object.entries(made.ids[kind])])
  const idsOf = { brand: known("brand"), machineType: known("machineType") }
  const idOf = (kind: NameKind, name: string | undefined) =>
    name === undefined ? undefined : idsOf[kind].get(nameKey(name))
  const brandOf = (name: string | undefined) => {
    const id = idOf("brand", name)
    return id === undefined ? {} : { brand_id: id }
  }
  return [
    ...creates.map(({ product, brand, machineType, completes }, at) => ({
      ...product,
      ...brandOf(brand),
      machine_type_id: idOf("machineType", machineType) ?? "",
      ...(completes === null
        ? {
            imported: {
              // The mark by which the next run finds a product whose import was killed before its variant was made.
              external_id: product.part_number,
              inventory_item_id: made.itemIds[at] ?? "",
            },
          }
        : { id: completes }),
    })),
    ...updates.map(({ productId, changes, brand, machineType }) => {
      const machineTypeId = idOf("machineType", machineType)
      return {
        ...{ id: productId, ...changes, ...brandOf(brand) },
        ...(machineTypeId === undefined ? {} : { machine_type_id: machineTypeId }),
      }
    }),
  ]
}

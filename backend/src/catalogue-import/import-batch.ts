import { type CreateProductWorkflowInputDTO, type UpdateProductDTO } from "@medusajs/framework/types"
import { slugify } from "../contract/slug"
import { type ProductAdditionalData } from "../workflows/product/additional-data"
import { newProductParts } from "../workflows/product/save-products/new-products"
import { type StockWish } from "../workflows/product/stock"
import { type PlannedCreate, type PlannedUpdate, type ProfileChanges } from "./plan-import"

/** One batch of an import, as plain data for a workflow. */
export interface ImportBatch {
  shop: { salesChannelId: string; locationId: string; shippingProfileId: string }
  creates: PlannedCreate[]
  updates: PlannedUpdate[]
  /** Ids of the brands that exist, by slug of their name. */
  brandIds: Record<string, string>
  /** Ids of the tags that exist, by value. */
  tagIds: Record<string, string>
}

/** Ids of what the batch has made on the way; brands by name, tags by value, inventory items by part number. */
export interface MadeOnTheWay {
  brandIds: Record<string, string>
  tagIds: Record<string, string>
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

/** Tags the batch needs and that do not exist. */
export function tagsIn({ creates, updates, tagIds }: ImportBatch): { value: string }[] {
  const values = [
    ...creates.flatMap(({ tags }) => tags),
    ...updates.flatMap(({ product }) => product.tags ?? []),
  ]
  return [...new Set(values)].filter((value) => !(value in tagIds)).map((value) => ({ value }))
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
      .map(({ partNumber, name, stock }) => ({
        sku: partNumber,
        title: name,
        requires_shipping: true,
        location_levels: [{ location_id, stocked_quantity: stock }],
      })),
    newLevels: spare.filter(({ hasLevel }) => !hasLevel).map(({ level }) => level),
    levels: spare.filter(({ hasLevel }) => hasLevel).map(({ level }) => level),
  }
}

/** The stock of stored products that changes. */
export const changedStockOf = ({ updates, shop }: ImportBatch): StockWish[] =>
  updates.flatMap(({ productId, stock: quantity }) =>
    quantity === undefined ? [] : [{ productId, locationId: shop.locationId, quantity }],
  )

function idsOfTags(values: readonly string[], batch: ImportBatch, made: MadeOnTheWay): string[] {
  return values.map((value) => batch.tagIds[value] ?? made.tagIds[value] ?? "")
}

/** The new products as `createProductsWorkflow` takes them. */
export function productsToCreate(batch: ImportBatch, made: MadeOnTheWay): CreateProductWorkflowInputDTO[] {
  return batch.creates.map((create) => ({
    title: create.name,
    handle: create.handle,
    subtitle: create.subtitle ?? undefined,
    description: create.description ?? undefined,
    status: create.status,
    // The mark by which the next run finds a product whose import was killed before its variant was made.
    external_id: create.partNumber,
    thumbnail: create.images[0],
    images: create.images.map((url) => ({ url })),
    tag_ids: idsOfTags(create.tags, batch, made),
    category_ids: [create.categoryId],
    ...newProductParts(batch.shop, {
      sku: create.partNumber,
      price: create.price,
      inventoryItemId: create.spareItem?.id ?? made.itemIds[create.partNumber] ?? "",
    }),
  }))
}

type ProductUpdate = UpdateProductDTO & { id: string }

/** The stored products of which anything but price, stock or a link changes, as `updateProductsWorkflow` takes them. */
export function productsToUpdate(batch: ImportBatch, made: MadeOnTheWay): ProductUpdate[] {
  return batch.updates
    .filter(({ product, profile, brand }) => hasFields(product) || hasFields(profile) || brand !== undefined)
    .map(({ productId, product: { images, tags, ...fields } }) => ({
      id: productId,
      ...fields,
      ...(images ? { images: images.map((url) => ({ url })) } : {}),
      ...(tags ? { tag_ids: idsOfTags(tags, batch, made) } : {}),
    }))
}

const hasFields = (value: object) => Object.keys(value).length > 0

/** The profiles and brands of products, as the hooks of the product workflows take them: by handle, or by id. */
export function productDetails(
  planned: readonly ({ profile: ProfileChanges; brand?: string } & (
    { handle: string } | { productId: string }
  ))[],
  batch: ImportBatch,
  made: MadeOnTheWay,
): { products: Record<string, ProductAdditionalData> } {
  const idOfBrand = new Map([
    ...Object.entries(batch.brandIds),
    ...Object.entries(made.brandIds).map(([name, id]) => [slugify(name), id] as const),
  ])
  return {
    products: Object.fromEntries(
      planned.map((item) => [
        "handle" in item ? item.handle : item.productId,
        {
          ...item.profile,
          ...(item.brand === undefined ? {} : { brand_id: idOfBrand.get(slugify(item.brand)) }),
        },
      ]),
    ),
  }
}

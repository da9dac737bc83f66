import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createInventoryItemsWorkflow,
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createProductTagsWorkflow,
  createRemoteLinkStep,
  deleteProductsWorkflow,
  updateInventoryLevelsWorkflow,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { slugify } from "../contract/slug"
import { createBrandsWorkflow } from "../workflows/brand/workflows/create-brands"
import {
  brandsIn,
  productDetails,
  productsToCreate,
  productsToUpdate,
  replacedProducts,
  changedStockOf,
  newStockOf,
  tagsIn,
  type ImportBatch,
} from "./import-batch"
import { writeStockStep } from "../workflows/product/stock"
import { deleteUnusedOptionsStep } from "../workflows/product/unused-options"
import { writePricesStep } from "../workflows/product/write-prices"

/**
 * Writes one batch of a catalogue import, all or nothing: brands and tags that are missing, new products with their
 * stock, price, profile and brand, and the changed parts of stored products.
 * Takes an {@link ImportBatch}; returns the ids of the created and changed products, and of the new brands (by slug) and tags (by value).
 */
export const importCatalogueBatchWorkflow = createWorkflow("import-catalogue-batch", (input: ImportBatch) => {
  const replaced = transform({ input }, ({ input: batch }) => ({ ids: replacedProducts(batch) }))
  when("some-are-replaced", replaced, ({ ids }) => ids.length > 0).then(() => {
    deleteProductsWorkflow.runAsStep({ input: replaced })
  })

  const newBrands = transform({ input }, ({ input: batch }) => ({ brands: brandsIn(batch) }))
  const brands = createBrandsWorkflow.runAsStep({ input: newBrands })
  const newTags = transform({ input }, ({ input: batch }) => ({ product_tags: tagsIn(batch) }))
  const tags = createProductTagsWorkflow.runAsStep({ input: newTags })

  const newItems = transform({ input }, ({ input: batch }) => ({ items: newStockOf(batch).items }))
  const items = createInventoryItemsWorkflow.runAsStep({ input: newItems })
  const made = transform({ brands, tags, items }, (data) => ({
    brandIds: Object.fromEntries(data.brands.map(({ name, id }) => [name, id])),
    tagIds: Object.fromEntries(data.tags.map(({ value, id }) => [value, id])),
    itemIds: Object.fromEntries(data.items.map(({ sku, id }) => [sku ?? "", id])),
  }))

  deleteUnusedOptionsStep()
  const toCreate = transform({ input, made }, (data) => ({
    products: productsToCreate(data.input, data.made),
    additional_data: productDetails(data.input.creates, data.input, data.made),
  }))
  const created = when("some-are-new", input, ({ creates }) => creates.length > 0).then(() =>
    createProductsWorkflow.runAsStep({ input: toCreate }),
  )

  const toUpdate = transform({ input, made }, (data) => {
    const products = productsToUpdate(data.input, data.made)
    const touched = new Set(products.map(({ id }) => id))
    const updates = data.input.updates.filter(({ productId }) => touched.has(productId))
    return { products, additional_data: productDetails(updates, data.input, data.made) }
  })
  when("some-products-change", toUpdate, ({ products }) => products.length > 0).then(() => {
    updateProductsWorkflow.runAsStep({ input: toUpdate })
  })

  const links = transform({ input }, ({ input: { shop, updates } }) => [
    ...updates
      .filter(({ joinChannel }) => joinChannel)
      .map(({ productId }) => ({
        [Modules.PRODUCT]: { product_id: productId },
        [Modules.SALES_CHANNEL]: { sales_channel_id: shop.salesChannelId },
      })),
    ...updates
      .filter(({ joinShippingProfile }) => joinShippingProfile)
      .map(({ productId }) => ({
        [Modules.PRODUCT]: { product_id: productId },
        [Modules.FULFILLMENT]: { shipping_profile_id: shop.shippingProfileId },
      })),
  ])
  createRemoteLinkStep(links)

  const prices = transform({ input }, ({ input: batch }) =>
    batch.updates.flatMap(({ price }) => (price ? [price] : [])),
  )
  writePricesStep(prices)

  const newLevels = transform({ input }, ({ input: batch }) => ({
    inventory_levels: newStockOf(batch).newLevels,
  }))
  createInventoryLevelsWorkflow.runAsStep({ input: newLevels })
  const levels = transform({ input }, ({ input: batch }) => ({ updates: newStockOf(batch).levels }))
  updateInventoryLevelsWorkflow.runAsStep({ input: levels })
  const changedStock = transform({ input }, ({ input: batch }) => changedStockOf(batch))
  writeStockStep(changedStock)

  const written = transform({ input, created, made, brands }, (data) => ({
    created: (data.created ?? []).map(({ id }) => id),
    updated: data.input.updates.map(({ productId }) => productId),
    brandIds: Object.fromEntries(Object.entries(data.made.brandIds).map(([name, id]) => [slugify(name), id])),
    brandHandles: data.brands.map(({ handle }) => handle),
    tagIds: data.made.tagIds,
  }))
  return new WorkflowResponse(written)
})

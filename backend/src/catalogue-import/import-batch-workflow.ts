import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createInventoryItemsWorkflow,
  createInventoryLevelsWorkflow,
  createRemoteLinkStep,
  deleteProductsWorkflow,
  updateInventoryLevelsWorkflow,
} from "@medusajs/medusa/core-flows"
import { slugify } from "../contract/slug"
import { createBrandsWorkflow } from "../workflows/brand/workflows/create-brands"
import { saveProductsWorkflow } from "../workflows/product/save-products/save-products"
import { brandsIn, type ImportBatch, newStockOf, replacedProducts, savesOf } from "./import-batch"

/**
 * Writes one batch of a catalogue import, all or nothing: brands that are missing, the stock of new products, and the
 * products by `save-products`.
 * Takes an {@link ImportBatch}; returns the ids of the created and changed products, and of the new brands (by slug).
 */
export const importCatalogueBatchWorkflow = createWorkflow("import-catalogue-batch", (input: ImportBatch) => {
  const replaced = transform({ input }, ({ input: batch }) => ({ ids: replacedProducts(batch) }))
  when("some-are-replaced", replaced, ({ ids }) => ids.length > 0).then(() => {
    deleteProductsWorkflow.runAsStep({ input: replaced })
  })

  const newBrands = transform({ input }, ({ input: batch }) => ({ brands: brandsIn(batch) }))
  const brands = createBrandsWorkflow.runAsStep({ input: newBrands })
  const newItems = transform({ input }, ({ input: batch }) => ({ items: newStockOf(batch).items }))
  const items = createInventoryItemsWorkflow.runAsStep({ input: newItems })
  const newLevels = transform({ input }, ({ input: batch }) => ({
    inventory_levels: newStockOf(batch).newLevels,
  }))
  createInventoryLevelsWorkflow.runAsStep({ input: newLevels })
  const levels = transform({ input }, ({ input: batch }) => ({ updates: newStockOf(batch).levels }))
  updateInventoryLevelsWorkflow.runAsStep({ input: levels })

  const made = transform({ brands, items }, (data) => ({
    brandIds: Object.fromEntries(data.brands.map(({ name, id }) => [name, id])),
    itemIds: Object.fromEntries(data.items.map(({ sku, id }) => [sku ?? "", id])),
  }))
  const saves = transform({ input, made }, (data) => ({ products: savesOf(data.input, data.made) }))
  const ids = saveProductsWorkflow.runAsStep({ input: saves })

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

  const written = transform({ input, ids, made, brands }, (data) => ({
    created: data.ids.slice(0, data.input.creates.length),
    updated: data.input.updates.map(({ productId }) => productId),
    brandIds: Object.fromEntries(Object.entries(data.made.brandIds).map(([name, id]) => [slugify(name), id])),
    brandHandles: data.brands.map(({ handle }) => handle),
  }))
  return new WorkflowResponse(written)
})

import { type LinkDefinition } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createInventoryItemsWorkflow,
  createInventoryLevelsWorkflow,
  createProductVariantsWorkflow,
  createRemoteLinkStep,
  updateInventoryLevelsWorkflow,
} from "@medusajs/medusa/core-flows"
import { nameKey } from "../contract/slug"
import { createBrandsWorkflow } from "../workflows/brand/workflows/create-brands"
import { createMachineTypesWorkflow } from "../workflows/machine-type/workflows/create-machine-types"
import { saveProductsWorkflow } from "../workflows/product/save-products/save-products"
import {
  type ImportBatch,
  itemIdsOf,
  missingVariantsOf,
  newNamesIn,
  newStockOf,
  savesOf,
} from "./import-batch"
import { readBeforeImportStep, recordImportChangesStep } from "./record-import-changes"

const idsByKey = (created: readonly { name: string; id: string }[]): Record<string, string> =>
  Object.fromEntries(created.map(({ name, id }) => [nameKey(name), id]))

/**
 * Writes one batch of a catalogue import, all or nothing: brands and machine types that are missing, the stock of new
 * products, and the products by `save-products`. What an import with a record changed is stored beside, so that it can be
 * undone.
 * Takes an {@link ImportBatch}; returns the ids of the created and changed products, and ids (by key) and handles of the
 * new brands and machine types.
 */
export const importCatalogueBatchWorkflow = createWorkflow("import-catalogue-batch", (input: ImportBatch) => {
  const newBrands = transform({ input }, ({ input: batch }) => ({ brands: newNamesIn("brand", batch) }))
  const brands = createBrandsWorkflow.runAsStep({ input: newBrands })
  const newTypes = transform({ input }, ({ input: batch }) => ({
    machine_types: newNamesIn("machineType", batch),
  }))
  const machineTypes = when(
    "some-machine-types-are-new",
    newTypes,
    (data) => data.machine_types.length > 0,
  ).then(() => createMachineTypesWorkflow.runAsStep({ input: newTypes }))
  const newItems = transform({ input }, ({ input: batch }) => ({ items: newStockOf(batch).items }))
  const items = createInventoryItemsWorkflow.runAsStep({ input: newItems })
  const newLevels = transform({ input }, ({ input: batch }) => ({
    inventory_levels: newStockOf(batch).newLevels,
  }))
  createInventoryLevelsWorkflow.runAsStep({ input: newLevels })
  const levels = transform({ input }, ({ input: batch }) => ({ updates: newStockOf(batch).levels }))
  updateInventoryLevelsWorkflow.runAsStep({ input: levels })

  const made = transform({ input, brands, machineTypes, items }, (data) => ({
    ids: { brand: idsByKey(data.brands), machineType: idsByKey(data.machineTypes ?? []) },
    itemIds: itemIdsOf(
      data.input,
      data.items.map(({ id }) => id),
    ),
  }))
  const variants = transform({ input, made }, (data) => ({
    product_variants: missingVariantsOf(data.input, data.made.itemIds),
  }))
  when("some-are-completed", variants, (data) => data.product_variants.length > 0).then(() => {
    createProductVariantsWorkflow.runAsStep({ input: variants })
  })
  const saves = transform({ input, made }, (data) => ({
    products: savesOf(data.input, data.made),
    origin: { source: "import" as const, actor_id: data.input.actorId },
  }))
  const asked = transform({ input, saves }, (data) => ({
    products: data.input.importId === null ? [] : data.saves.products.slice(data.input.creates.length),
  }))
  const before = readBeforeImportStep(asked)
  const ids = saveProductsWorkflow.runAsStep({ input: saves })
  const changes = transform({ input, before, ids }, (data) => ({
    importId: data.input.importId,
    // Undoing the import leaves what it completed: an earlier one had begun it, and staff may have gone on with it.
    created: data.ids.filter((_id, at) => data.input.creates[at]?.completes === null),
    before: data.before,
  }))
  recordImportChangesStep(changes)

  // Medusa gives a product its channel and its shipping profile before its variant: a killed import left some without them.
  const links = transform({ input }, ({ input: { shop, creates } }) =>
    creates
      .flatMap(({ completes }) => completes ?? [])
      .flatMap((product_id): LinkDefinition[] => [
        {
          [Modules.PRODUCT]: { product_id },
          [Modules.SALES_CHANNEL]: { sales_channel_id: shop.salesChannelId },
        },
        {
          [Modules.PRODUCT]: { product_id },
          [Modules.FULFILLMENT]: { shipping_profile_id: shop.shippingProfileId },
        },
      ]),
  )
  createRemoteLinkStep(links)

  const written = transform({ input, ids, made, brands, machineTypes }, (data) => ({
    created: data.ids.slice(0, data.input.creates.length),
    updated: data.input.updates.map(({ productId }) => productId),
    ids: data.made.ids,
    handles: {
      brand: data.brands.map(({ handle }) => handle),
      machineType: (data.machineTypes ?? []).map(({ handle }) => handle),
    },
  }))
  return new WorkflowResponse(written)
})

import { type MedusaContainer } from "@medusajs/framework/types"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  createProductsWorkflow,
  createProductTagsWorkflow,
  updateInventoryItemsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import { withFreeHandles } from "../../../modules/handle-history/handles"
import { recordPricesStep, type SaveOrigin } from "../record-prices"
import { type StockWish, writeStockStep } from "../stock"
import { touchProducts } from "../touch-products"
import { deleteUnusedOptionsStep } from "../unused-options"
import { writePrices } from "../write-prices"
import { toNewProduct } from "./new-products"
import { planSave, type ProductWrite, type SavePlan } from "./plan-save"
import { restoreRowsStep } from "./restore-rows"
import { type ProductSave, type SaveProductsInput } from "./types"

/** Reads what is stored; writes nothing, so there is nothing to undo. */
const planSaveStep = createStep("plan-save", async (input: SaveProductsInput, { container }) => {
  return new StepResponse(await planSave(container, input))
})

/** Touches `updated_at` of products of which only price, stock or part number has changed. */
const touchProductsStep = createStep("touch-products", async (ids: string[], { container }) => {
  await touchProducts(container, ids)
  return new StepResponse(undefined)
})

const writeWithTags = ({ tags, ...write }: ProductWrite, tagIds: Record<string, string>) => ({
  ...write,
  ...(tags ? { tag_ids: tags.map((value) => tagIds[value] ?? "") } : {}),
})

const stockOfCreated = (plan: SavePlan, created: readonly { id: string; handle: string }[]): StockWish[] => {
  const idOf = new Map(created.map(({ id, handle }) => [handle, id]))
  return plan.creates.flatMap(({ write, stock }) =>
    stock.map((wish) => ({ ...wish, productId: idOf.get(write.handle) ?? "" })),
  )
}

/**
 * Creates and changes products in the contract's words, all or none: texts, tags by value, price, stock by location, brand,
 * machine type, profile and pictures. Of a stored product only what differs is written: other categories, variants,
 * locations and prices (of price lists, from several pieces, of other regions) stay as they are.
 * Takes {@link SaveProductsInput}, new products with a handle; returns the ids in the order of the input.
 */
export const saveProductsWorkflow = createWorkflow("save-products", (input: SaveProductsInput) => {
  const plan = planSaveStep(input)
  const toRestore = transform({ plan }, (data) => ({
    productIds: data.plan.updates.map(({ id }) => id),
    priceIds: data.plan.prices.flatMap(({ basePrices }) => basePrices.map(({ id }) => id)),
  }))
  restoreRowsStep(toRestore)

  const newTags = transform({ plan }, (data) => ({
    product_tags: data.plan.newTags.map((value) => ({ value })),
  }))
  const tags = createProductTagsWorkflow.runAsStep({ input: newTags })
  const tagIds = transform({ plan, tags }, (data) => ({
    ...data.plan.tagIds,
    ...Object.fromEntries(data.tags.map(({ value, id }) => [value, id])),
  }))

  deleteUnusedOptionsStep()
  const toCreate = transform({ plan, tagIds }, (data) => ({
    products: data.plan.creates.map((create) => toNewProduct(create, data.plan, data.tagIds)),
    additional_data: {
      products: Object.fromEntries(data.plan.creates.map(({ write, details }) => [write.handle, details])),
    },
  }))
  const created = when("some-are-new", toCreate, ({ products }) => products.length > 0).then(() =>
    createProductsWorkflow.runAsStep({ input: toCreate }),
  )

  const toUpdate = transform({ plan, tagIds }, (data) => ({
    products: data.plan.updates.map(({ id, write }) => ({ id, ...writeWithTags(write, data.tagIds) })),
    additional_data: {
      products: Object.fromEntries(data.plan.updates.map(({ id, details }) => [id, details])),
    },
  }))
  when("some-products-change", toUpdate, ({ products }) => products.length > 0).then(() => {
    updateProductsWorkflow.runAsStep({ input: toUpdate })
  })

  const variants = transform({ plan }, (data) => ({ product_variants: data.plan.variants }))
  const items = transform({ plan }, (data) => ({ updates: data.plan.items }))
  when("some-part-numbers-change", variants, ({ product_variants }) => product_variants.length > 0).then(
    () => {
      updateProductVariantsWorkflow.runAsStep({ input: variants })
      updateInventoryItemsWorkflow.runAsStep({ input: items })
    },
  )

  const prices = transform({ plan }, (data) => data.plan.prices)
  writePrices(prices)
  const records = transform({ input, prices }, (data) => ({
    changes: data.prices.map(({ productId, from, to }) => ({ productId, from, to })),
    origin: data.input.origin,
  }))
  recordPricesStep(records)
  const stock = transform({ plan, created }, (data) => [
    ...data.plan.stock,
    ...stockOfCreated(data.plan, data.created ?? []),
  ])
  writeStockStep(stock)
  const changed = transform({ plan }, (data) => data.plan.changedIds)
  touchProductsStep(changed)

  const ids = transform({ input, created }, (data) => {
    const made = [...(data.created ?? [])]
    return data.input.products.map(({ id }) => id ?? made.shift()?.id ?? "")
  })
  return new WorkflowResponse(ids)
})

/**
 * Saves products as {@link saveProductsWorkflow} does; a new one without a handle gets the first free one of its name.
 *
 * @param container the request's
 * @param products in the contract's words
 * @param origin who saves them, for the history of their prices
 * @returns their ids, in order
 * @throws FieldsRefused, or the workflow's plain form of it, naming the fields at fault
 */
export async function saveProducts(
  container: MedusaContainer,
  products: readonly ProductSave[],
  origin?: SaveOrigin,
): Promise<string[]> {
  const seekers = products.flatMap((save) =>
    save.id === undefined ? [{ name: save.name, partNumber: save.part_number, handle: save.handle }] : [],
  )
  return withFreeHandles(container, "product", seekers, async (handles) => {
    const left = [...handles]
    const input = {
      products: products.map((save) => (save.id === undefined ? { ...save, handle: left.shift() } : save)),
      ...(origin ? { origin } : {}),
    }
    const { result } = await saveProductsWorkflow(container).run({ input })
    return result
  })
}

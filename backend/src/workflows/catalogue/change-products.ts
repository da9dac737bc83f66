import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { saveProductsWorkflow } from "../product/save-products/save-products"
import { type CatalogueChangeInput, planChange } from "./plan-change"

/** Reads what the products are now; writes nothing, so there is nothing to undo. */
const planChangeStep = createStep("plan-change", async (input: CatalogueChangeInput, { container }) => {
  return new StepResponse(await planChange(container, input))
})

/**
 * Changes status, stock, price, brand, machine type or tags of many products, all that can be changed or none: a product that
 * cannot is left as it is and said, a failure takes everything back. Takes a {@link CatalogueChangeInput}, returns what
 * became of each product.
 */
export const changeProductsWorkflow = createWorkflow("change-products", (input: CatalogueChangeInput) => {
  const plan = planChangeStep(input)
  const saves = transform({ input, plan }, (data) => ({
    products: data.plan.products,
    origin: { source: "hand" as const, actor_id: data.input.actor_id ?? null },
  }))
  when("some-products-change", saves, ({ products }) => products.length > 0).then(() => {
    saveProductsWorkflow.runAsStep({ input: saves })
  })
  const results = transform({ plan }, (data) => data.plan.results)
  return new WorkflowResponse(results)
})

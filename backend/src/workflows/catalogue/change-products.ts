import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { writePricesStep } from "./write-prices-step"
import { type CatalogueChangeInput, planChange } from "./plan-change"

/** Reads what the products are now; writes nothing, so there is nothing to undo. */
const planChangeStep = createStep("plan-change", async (input: CatalogueChangeInput, { container }) => {
  return new StepResponse(await planChange(container, input))
})

/**
 * Changes status, stock, price, brand or machine type of many products, all that can be changed or none: a product that
 * cannot is left as it is and said, a failure takes everything back. Takes a {@link CatalogueChangeInput}, returns what
 * became of each product.
 */
export const changeProductsWorkflow = createWorkflow("change-products", (input: CatalogueChangeInput) => {
  const plan = planChangeStep(input)
  when("some-products-change", plan, ({ products }) => products.length > 0).then(() => {
    const update = transform({ plan }, ({ plan: { products, details } }) => ({
      products,
      additional_data: { products: Object.fromEntries(products.map(({ id }) => [id, details])) },
    }))
    updateProductsWorkflow.runAsStep({ input: update })
  })
  const prices = transform({ plan }, (data) => data.plan.prices)
  writePricesStep(prices)
  const results = transform({ plan }, (data) => data.plan.results)
  return new WorkflowResponse(results)
})

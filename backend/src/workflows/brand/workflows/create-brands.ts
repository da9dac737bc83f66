import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BrandEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { createBrandsStep } from "../steps/create-brands"
import { type CreateBrand } from "../types"

/** Creates any number of brands, all or none. Takes `{ brands: CreateBrand[] }`, returns them in the same order. */
export const createBrandsWorkflow = createWorkflow("create-brands", (input: { brands: CreateBrand[] }) => {
  const brands = createBrandsStep(input.brands)
  const handles = transform({ brands }, (data) => ({
    entity: "brand" as const,
    records: data.brands.map(({ id, handle }) => ({ id, handle })),
  }))
  recordHandlesStep(handles)
  const changes = transform({ brands }, (data) =>
    data.brands.map(({ id, handle }) => ({ id, handles: [handle] })),
  )
  emitEventStep({ eventName: BrandEvents.created, data: changes })
  return new WorkflowResponse(brands)
})

import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { BrandEvents } from "../../../lib/events"
import { recordHandlesStep } from "../../handle/steps/record-handles"
import { updateBrandsStep } from "../steps/update-brands"
import { type UpdateBrand } from "../types"

/** Changes any number of brands, all or none. Takes `{ brands: UpdateBrand[] }`, returns the changed brands. */
export const updateBrandsWorkflow = createWorkflow("update-brands", (input: { brands: UpdateBrand[] }) => {
  const { brands, pastHandles } = updateBrandsStep(input.brands)
  const handles = transform({ brands, pastHandles }, (data) => ({
    entity: "brand" as const,
    records: data.brands.flatMap(({ id, handle }) =>
      [...new Set([data.pastHandles[id] ?? handle, handle])].map((known) => ({ id, handle: known })),
    ),
  }))
  recordHandlesStep(handles)
  const changes = transform({ brands, pastHandles }, (data) =>
    data.brands.map(({ id, handle }) => ({
      id,
      handles: [...new Set([handle, data.pastHandles[id] ?? handle])],
    })),
  )
  emitEventStep({ eventName: BrandEvents.updated, data: changes })
  return new WorkflowResponse(brands)
})

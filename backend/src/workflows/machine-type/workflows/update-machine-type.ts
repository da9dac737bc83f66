import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createRemoteLinkStep,
  emitEventStep,
  updateProductCategoriesWorkflow,
} from "@medusajs/medusa/core-flows"
import { MachineTypeEvents } from "../../../lib/events"
import { MACHINE_TYPE_MODULE } from "../../../modules/machine-type"
import { createMachineTypesStep } from "../steps/create-machine-types"
import { readMachineTypeStep } from "../steps/read-machine-type"
import { updateMachineTypeStep } from "../steps/update-machine-type"
import { type UpdateMachineType } from "../types"

/**
 * Changes one machine type: the category's name and handle, the extension's logo, position and intro. A category that
 * was made in the Medusa Admin gets its extension here. Takes {@link UpdateMachineType}, returns the id.
 */
export const updateMachineTypeWorkflow = createWorkflow("update-machine-type", (input: UpdateMachineType) => {
  const before = readMachineTypeStep(input.id)

  when("category-changes", input, ({ name, handle }) => name !== undefined || handle !== undefined).then(
    () => {
      const change = transform({ input }, (data) => ({
        selector: { id: data.input.id },
        update: {
          ...(data.input.name === undefined ? {} : { name: data.input.name }),
          ...(data.input.handle === undefined ? {} : { handle: data.input.handle }),
        },
      }))
      updateProductCategoriesWorkflow.runAsStep({ input: change })
    },
  )

  const extension = transform(
    { input, before },
    ({ input: { logo, sort, intro }, before: { extension_id } }) => ({
      id: extension_id ?? "",
      ...(logo === undefined ? {} : { logo }),
      ...(sort === undefined ? {} : { sort }),
      ...(intro === undefined ? {} : { intro }),
    }),
  )
  when("extension-exists", before, ({ extension_id }) => extension_id !== null).then(() => {
    updateMachineTypeStep(extension)
  })
  when("extension-is-missing", before, ({ extension_id }) => extension_id === null).then(() => {
    const fresh = transform({ extension }, (data) => [data.extension])
    const created = createMachineTypesStep(fresh)
    const links = transform({ input, created }, (data) =>
      data.created.map(({ id }) => ({
        [Modules.PRODUCT]: { product_category_id: data.input.id },
        [MACHINE_TYPE_MODULE]: { machine_type_id: id },
      })),
    )
    createRemoteLinkStep(links)
  })

  const changes = transform({ input, before }, (data) => [
    {
      id: data.input.id,
      handles: [...new Set([data.input.handle ?? data.before.handle, data.before.handle])],
    },
  ])
  emitEventStep({ eventName: MachineTypeEvents.updated, data: changes })
  return new WorkflowResponse(input.id)
})

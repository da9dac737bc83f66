import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createRemoteLinkStep, emitEventStep } from "@medusajs/medusa/core-flows"
import { MachineTypeEvents } from "../../../lib/events"
import { MACHINE_TYPE_MODULE } from "../../../modules/machine-type"
import { createMachineTypeCategoriesStep } from "../steps/create-machine-type-categories"
import { createMachineTypesStep } from "../steps/create-machine-types"
import { type CreateMachineType } from "../types"

/**
 * Creates any number of machine types, all or none: the product categories, their extensions and the links.
 * Takes `{ machine_types: CreateMachineType[] }`, returns `{ id, name, handle }` of the categories in the same order.
 */
export const createMachineTypesWorkflow = createWorkflow(
  "create-machine-types",
  (input: { machine_types: CreateMachineType[] }) => {
    const categories = createMachineTypeCategoriesStep(input.machine_types)
    const extensions = createMachineTypesStep(input.machine_types)
    const links = transform({ categories, extensions }, (data) =>
      data.extensions.map((extension, at) => ({
        [Modules.PRODUCT]: { product_category_id: data.categories[at]?.id },
        [MACHINE_TYPE_MODULE]: { machine_type_id: extension.id },
      })),
    )
    createRemoteLinkStep(links)
    const changes = transform({ categories }, (data) =>
      data.categories.map(({ id, handle }) => ({ id, handles: [handle] })),
    )
    emitEventStep({ eventName: MachineTypeEvents.created, data: changes })
    return new WorkflowResponse(categories)
  },
)

import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** Reads the handle of a category and the id of its extension (null when it has none yet). Writes nothing. */
export const readMachineTypeStep = createStep("read-machine-type", async (id: string, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "product_category",
    fields: ["id", "handle", "machine_type.id"],
    filters: { id },
  })
  const category = data[0] as { handle: string; machine_type?: { id: string } | null } | undefined
  if (!category) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Machine type with id: ${id} was not found`)
  }
  return new StepResponse({
    handle: category.handle,
    extension_id: category.machine_type?.id ?? null,
  })
})

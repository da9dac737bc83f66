import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { present } from "../../../lib/not-found"

/** Reads the handle of a category and the id of its extension (null when it has none yet). Writes nothing. */
export const readMachineTypeStep = createStep("read-machine-type", async (id: string, { container }) => {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "product_category",
    fields: ["id", "handle", "machine_type.id"],
    filters: { id },
  })
  const stored = data[0] as { handle: string; machine_type?: { id: string } | null } | undefined
  const category = present(stored, "Machine type", id)
  return new StepResponse({
    handle: category.handle,
    extension_id: category.machine_type?.id ?? null,
  })
})

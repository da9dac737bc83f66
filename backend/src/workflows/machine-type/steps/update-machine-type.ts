import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MACHINE_TYPE_MODULE } from "../../../modules/machine-type"
import { type MachineTypeModuleService } from "../../../modules/machine-type/service"
import { type UpdateMachineType } from "../types"

type Extension = Pick<UpdateMachineType, "id" | "logo" | "sort" | "intro">

/** Changes the extension of a category, by the extension's own id; undone by restoring the old values. */
export const updateMachineTypeStep = createStep(
  "update-machine-type",
  async (extension: Extension, { container }) => {
    const service = container.resolve<MachineTypeModuleService>(MACHINE_TYPE_MODULE)
    const { id, logo, sort, intro } = await service.retrieveMachineType(extension.id)
    const updated = await service.updateMachineTypes(extension)
    return new StepResponse(updated, { id, logo, sort, intro })
  },
  async (previous, { container }) => {
    if (!previous) return
    await container.resolve<MachineTypeModuleService>(MACHINE_TYPE_MODULE).updateMachineTypes(previous)
  },
)

import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { MACHINE_TYPE_MODULE } from "../../../modules/machine-type"
import { type MachineTypeModuleService } from "../../../modules/machine-type/service"
import { type CreateMachineType } from "../types"

/** Stores the extensions of categories, in order; undone by deleting them. */
export const createMachineTypesStep = createStep(
  "create-machine-types",
  async (machineTypes: Pick<CreateMachineType, "logo" | "sort" | "intro">[], { container }) => {
    const created = await container.resolve<MachineTypeModuleService>(MACHINE_TYPE_MODULE).createMachineTypes(
      machineTypes.map(({ logo, sort, intro }) => ({
        logo: logo ?? null,
        sort: sort ?? 0,
        intro: intro ?? null,
      })),
    )
    return new StepResponse(
      created,
      created.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (!ids?.length) return
    await container.resolve<MachineTypeModuleService>(MACHINE_TYPE_MODULE).deleteMachineTypes(ids)
  },
)

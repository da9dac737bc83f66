import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { containingAllTerms } from "../../../lib/search-terms"
import { readMachineTypes } from "../../../modules/machine-type/read-machine-types"
import { createMachineTypesWorkflow } from "../../../workflows/machine-type/workflows/create-machine-types"
import { type AdminCreateMachineTypeType, type AdminGetMachineTypesParamsType } from "./validators"

/** Lists machine types in the order they are shown. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { limit, offset, q, handle } = req.validatedQuery as AdminGetMachineTypesParamsType
  const machineTypes = await readMachineTypes(req.scope, {
    ...(handle ? { handle } : {}),
    ...(q ? containingAllTerms(["name"], q) : {}),
  })
  res.json({
    machine_types: machineTypes.slice(offset, offset + limit),
    count: machineTypes.length,
    offset,
    limit,
  })
}

/** Creates a machine type and its product category. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateMachineTypeType>,
  res: MedusaResponse,
): Promise<void> {
  const { result } = await createMachineTypesWorkflow(req.scope).run({
    input: { machine_types: [req.validatedBody] },
  })
  const [machine_type] = await readMachineTypes(req.scope, { id: result[0]?.id })
  res.json({ machine_type })
}

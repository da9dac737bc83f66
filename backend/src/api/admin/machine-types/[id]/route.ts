import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { readMachineTypes } from "../../../../modules/machine-type/read-machine-types"
import { deleteMachineTypeWorkflow } from "../../../../workflows/machine-type/workflows/delete-machine-type"
import { updateMachineTypeWorkflow } from "../../../../workflows/machine-type/workflows/update-machine-type"
import { type AdminUpdateMachineTypeType } from "../validators"
import { present } from "../../../../lib/not-found"
import { type ProductsToParams } from "../../../../lib/schemas"

async function sendMachineType(req: AuthenticatedMedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const [machineType] = await readMachineTypes(req.scope, { id })
  res.json({ machine_type: present(machineType, "Machine type", id) })
}

/** Reads a machine type. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await sendMachineType(req, res)
}

/** Changes a machine type. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateMachineTypeType>,
  res: MedusaResponse,
): Promise<void> {
  await updateMachineTypeWorkflow(req.scope).run({
    input: { id: req.params.id ?? "", ...req.validatedBody },
  })
  await sendMachineType(req, res)
}

/** Deletes a machine type and its product category; its products go where the query says. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const { products_to } = req.validatedQuery as ProductsToParams
  await deleteMachineTypeWorkflow(req.scope).run({ input: { id, products_to } })
  res.json({ id, object: "machine_type", deleted: true })
}

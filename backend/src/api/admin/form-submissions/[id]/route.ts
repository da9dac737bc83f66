import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { deleteFormSubmissionsWorkflow } from "../../../../workflows/form-submission/workflows/delete-form-submissions"
import { updateFormSubmissionWorkflow } from "../../../../workflows/form-submission/workflows/update-form-submission"
import { type AdminUpdateFormSubmissionType } from "../validators"

async function sendSubmission(req: AuthenticatedMedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const submission = (await refetchEntity({
    entity: "form_submission",
    idOrFilter: id,
    scope: req.scope,
    fields: req.queryConfig.fields,
  })) as { products?: unknown } | undefined
  if (!submission) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Form submission with id: ${id} was not found`)
  }
  const products = req.queryConfig.fields.includes("products") ? { products: submission.products ?? [] } : {}
  res.json({ form_submission: { ...submission, ...products } })
}

/** Reads a submission with its answers, the products it asks about and the state of its mails. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await sendSubmission(req, res)
}

/** Sets the status of a submission. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateFormSubmissionType>,
  res: MedusaResponse,
): Promise<void> {
  await updateFormSubmissionWorkflow(req.scope).run({
    input: { id: req.params.id ?? "", status: req.validatedBody.status },
  })
  await sendSubmission(req, res)
}

/** Deletes a submission and its mails for good. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await deleteFormSubmissionsWorkflow(req.scope).run({ input: { ids: [id] } })
  res.json({ id, object: "form_submission", deleted: true })
}

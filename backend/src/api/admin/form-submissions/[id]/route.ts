import { type AuthenticatedMedusaRequest, type MedusaResponse, refetchEntity } from "@medusajs/framework/http"
import { type AdminFormNote, type AdminFormReply } from "../../../../contract"
import { readEnvironment } from "../../../../config/environment"
import { FORM_SUBMISSION_MODULE } from "../../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../../modules/form-submission/service"
import { deleteFormSubmissionsWorkflow } from "../../../../workflows/form-submission/workflows/delete-form-submissions"
import { updateFormSubmissionWorkflow } from "../../../../workflows/form-submission/workflows/update-form-submission"
import { type AdminUpdateFormSubmissionType } from "../validators"
import { present } from "../../../../lib/not-found"

const DAY_MS = 24 * 60 * 60 * 1_000

type Written = Pick<AdminFormNote, "created_at">

const byMoment = (a: Written, b: Written) =>
  new Date(a.created_at).getTime() - new Date(b.created_at).getTime()

/** End of the retention period of a submission: from then on the nightly job deletes it. */
const endOf = (createdAt: string | Date) => {
  const { FORM_RETENTION_DAYS } = readEnvironment(process.env)
  return new Date(new Date(createdAt).getTime() + FORM_RETENTION_DAYS * DAY_MS).toISOString()
}

/** Prefix of the fields of a submission's mails. */
const MAILS = "mails."

/** The mails of a submission with those of their fields that are asked for; none where no field is. */
async function readMails(
  { scope }: AuthenticatedMedusaRequest<unknown>,
  id: string,
  fields: readonly string[],
) {
  const wanted = fields.filter((field) => field.startsWith(MAILS)).map((field) => field.slice(MAILS.length))
  if (wanted.length === 0) return {}
  const mails = await scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).listMails(id)
  const asked = (mail: object) => Object.entries(mail).filter(([field]) => wanted.includes(field))
  return { mails: mails.map((mail) => Object.fromEntries(asked(mail))) }
}

async function sendSubmission(req: AuthenticatedMedusaRequest<unknown>, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  const { fields } = req.queryConfig
  const stored = (await refetchEntity({
    entity: "form_submission",
    idOrFilter: id,
    scope: req.scope,
    fields: ["id", ...fields.filter((field) => !field.startsWith(MAILS))],
  })) as
    | { products?: unknown; created_at: string | Date; notes?: AdminFormNote[]; replies?: AdminFormReply[] }
    | undefined
  const submission = present(stored, "Form submission", id)
  const products = fields.includes("products") ? { products: submission.products ?? [] } : {}
  const notes = submission.notes ? { notes: submission.notes.toSorted(byMoment) } : {}
  const replies = submission.replies ? { replies: submission.replies.toSorted(byMoment) } : {}
  const mails = await readMails(req, id, fields)
  const end = fields.includes("created_at") ? { deleted_for_good_at: endOf(submission.created_at) } : {}
  res.json({ form_submission: { ...submission, ...products, ...notes, ...replies, ...mails, ...end } })
}

/** Reads a submission with its values, the products it asks about and the state of its mails. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await sendSubmission(req, res)
}

/** Sets the status of a submission, or the member of staff it is assigned to. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminUpdateFormSubmissionType>,
  res: MedusaResponse,
): Promise<void> {
  await updateFormSubmissionWorkflow(req.scope).run({
    input: { id: req.params.id ?? "", ...req.validatedBody },
  })
  await sendSubmission(req, res)
}

/** Deletes a submission and its mails for good. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = req.params.id ?? ""
  await deleteFormSubmissionsWorkflow(req.scope).run({ input: { ids: [id] } })
  res.json({ id, object: "form_submission", deleted: true })
}

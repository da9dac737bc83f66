import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminFormReplyResponse, fillReply } from "../../../../../contract"
import { readEnvironment } from "../../../../../config/environment"
import { requireIdempotencyKey } from "../../../../../lib/idempotency-key"
import { present } from "../../../../../lib/not-found"
import { FORM_SUBMISSION_MODULE } from "../../../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../../../modules/form-submission/service"
import { readCompany } from "../../../../../workflows/company-facts/read-company"
import { replyToFormSubmissionWorkflow } from "../../../../../workflows/form-submission/workflows/reply-to-form-submission"
import { readAuthor } from "../../author"
import { type AdminCreateFormReplyType } from "../../validators"

/** Mails a reply to the sender of a submission, and to nobody else. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateFormReplyType>,
  res: MedusaResponse<AdminFormReplyResponse>,
): Promise<void> {
  // The key of the reply, so that a second press sends nothing more.
  const key = requireIdempotencyKey(req)
  const submission_id = req.params.id ?? ""
  const service = req.scope.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
  const [stored] = await service.listFormSubmissions({ id: submission_id }, { select: ["name", "reference"] })
  const { name, reference } = present(stored, "Form submission", submission_id)
  const author = await readAuthor(req)
  const staff_name = author.name ?? (await readCompany(req.scope, readEnvironment(process.env))).name
  const { result } = await replyToFormSubmissionWorkflow(req.scope).run({
    input: {
      submission_id,
      text: fillReply(req.validatedBody.text, { name: name ?? "", reference, staff_name }),
      author_id: author.id,
      author: author.email,
      idempotency_key: `${author.id}/${key}`,
    },
  })
  const { id, text, author: by, created_at } = result
  res.json({ form_reply: { id, text, author: by, created_at } })
}

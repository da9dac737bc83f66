import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { addFormNoteWorkflow } from "../../../../../workflows/form-submission/workflows/add-form-note"
import { readAuthor } from "../../author"
import { type AdminCreateFormNoteType } from "../../validators"

/** Adds a note to a submission. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateFormNoteType>,
  res: MedusaResponse,
): Promise<void> {
  const { id: author_id, email } = await readAuthor(req)
  const { result } = await addFormNoteWorkflow(req.scope).run({
    input: {
      submission_id: req.params.id ?? "",
      text: req.validatedBody.text,
      author_id,
      author: email,
    },
  })
  const { id, text, author, created_at } = result
  res.json({ form_note: { id, text, author, created_at } })
}

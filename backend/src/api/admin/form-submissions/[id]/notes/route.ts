import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type IUserModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { addFormNoteWorkflow } from "../../../../../workflows/form-submission/workflows/add-form-note"
import { type AdminCreateFormNoteType } from "../../validators"

/** Author of a note written by a program with a secret API key. */
const A_PROGRAM = "API key"

/** Adds a note to a submission. */
export async function POST(
  req: AuthenticatedMedusaRequest<AdminCreateFormNoteType>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id, actor_type } = req.auth_context
  const users: IUserModuleService = req.scope.resolve(Modules.USER)
  const [user] =
    actor_type === "user" ? await users.listUsers({ id: actor_id }, { select: ["email"], take: 1 }) : []
  const { result } = await addFormNoteWorkflow(req.scope).run({
    input: {
      submission_id: req.params.id ?? "",
      text: req.validatedBody.text,
      author_id: actor_id,
      author: user?.email ?? A_PROGRAM,
    },
  })
  const { id, text, author, created_at } = result
  res.json({ form_note: { id, text, author, created_at } })
}

import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { type AdminTestMailResponse } from "../../../../../contract"
import { actorOf } from "../../../../../lib/actor-of"
import { present } from "../../../../../lib/not-found"
import { SAFETY_MODULE } from "../../../../../modules/safety"
import { type SafetyModuleService } from "../../../../../modules/safety/service"
import { sendTestMailWorkflow } from "../../../../../workflows/mail/workflows/send-test-mail"
import { readMailPreviews } from "../../read-previews"

/** Sends the preview of a mail to the address of the member of staff who asks. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminTestMailResponse>,
): Promise<void> {
  const id = req.params.id ?? ""
  const member = actorOf(req)
  if (member === null) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "A secret key has no address to send a test mail to")
  }
  const previews = await readMailPreviews(req.scope)
  const { name, subject, html, text } = present(
    previews.find((preview) => preview.id === id),
    "Mail",
    id,
  )
  await req.scope.resolve<SafetyModuleService>(SAFETY_MODULE).limits.take("test-mails", member)
  const { email: to } = await req.scope.resolve(Modules.USER).retrieveUser(member, { select: ["email"] })
  await sendTestMailWorkflow(req.scope).run({ input: { id, to, subject, html, text } })
  res.json({ test_mail: { id, name, to } })
}

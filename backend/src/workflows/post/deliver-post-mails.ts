import { type MedusaContainer } from "@medusajs/framework/types"
import { POST_MODULE } from "../../modules/post"
import { type PostModuleService } from "../../modules/post/service"
import { mailRunner } from "../mail/mail-runner"
import { deliverPostMailWorkflow } from "./workflows/deliver-post-mail"

/** Delivers mails about companies' accounts. */
export const postMails = mailRunner({
  findDue: (container: MedusaContainer, limit) =>
    container.resolve<PostModuleService>(POST_MODULE).findDueMails(limit),
  deliver: async (container, id) => (await deliverPostMailWorkflow(container).run({ input: { id } })).result,
})

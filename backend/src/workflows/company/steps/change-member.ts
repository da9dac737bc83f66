import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type CompanyMemberStatus, type CompanyRole } from "../../../contract"
import { COMPANY_MODULE } from "../../../modules/company"
import { changeMember } from "../../../modules/company/members"
import { type CompanyModuleService } from "../../../modules/company/service"
import { type CompanyWriter } from "../../../modules/company/types"
import { POST_MODULE } from "../../../modules/post"
import { type PostModuleService } from "../../../modules/post/service"
import { oweMemberNews } from "../../post/owe-news"

/** A change of a member; what is left out stays. */
export interface ChangeMember {
  company_id: string
  id: string
  roles?: CompanyRole[]
  status?: CompanyMemberStatus
  by: CompanyWriter
}

/**
 * Gives a member other roles or another state; removed is one. The last active admin stays one. A mail to the member
 * about it is stored in the same transaction, unless it was their own doing. Undone by the earlier roles and state, and without the
 * mail. Returns the member.
 */
export const changeMemberStep = createStep(
  "change-member",
  async ({ by, ...change }: ChangeMember, { container }) => {
    const isOwn = by !== "staff" && by.member_id === change.id
    const { member, ...undo } = await container
      .resolve<PostModuleService>(POST_MODULE)
      .inTransaction(async (manager) => {
        const changed = await changeMember(manager, change, by)
        return { ...changed, mails: isOwn ? [] : await oweMemberNews(manager, changed) }
      })
    return new StepResponse(member, undo)
  },
  async (undo, { container }) => {
    if (!undo) return
    await container.resolve<PostModuleService>(POST_MODULE).unowe(undo.mails)
    await container.resolve<CompanyModuleService>(COMPANY_MODULE).restoreMember(undo.before)
  },
)

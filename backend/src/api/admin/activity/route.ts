import { type AuthenticatedMedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { type AdminActivitiesResponse, type AdminActivity } from "../../../contract"
import { containingAllTerms } from "../../../lib/search-terms"
import { ACTIVITY_MODULE } from "../../../modules/activity"
import { type ActivityModuleService } from "../../../modules/activity/service"
import { type AdminGetActivityParamsType } from "./validators"

const SELECTED = [
  ...["id", "actor_id", "actor_email", "action", "entity", "entity_id", "entity_name"],
  ...["changes", "counts", "created_at"],
]

const isDate = (moment: string) => moment.length === "2026-01-31".length

const lastOf = (moment: string) => new Date(isDate(moment) ? `${moment}T23:59:59.999Z` : moment)

/** Lists writes of staff, newest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AdminActivitiesResponse>,
): Promise<void> {
  const { limit, offset, from, to, q, ...exact } = req.validatedQuery as AdminGetActivityParamsType
  const service = req.scope.resolve<ActivityModuleService>(ACTIVITY_MODULE)
  const created_at = { ...(from && { $gte: new Date(from) }), ...(to && { $lte: lastOf(to) }) }
  const [entries, count] = await service.listAndCountActivityEntries(
    {
      ...exact,
      ...(from || to ? { created_at } : {}),
      ...(q ? containingAllTerms(["entity_name", "actor_email", "entity_id"], q) : {}),
    },
    { select: SELECTED, take: limit, skip: offset, order: { created_at: "DESC", id: "DESC" } },
  )
  const activities = entries as unknown as AdminActivity[]
  res.json({ activities, count, offset, limit })
}

import { AdminGetActivityParams } from "../../api/admin/activity/validators"
import { adminActivitiesResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

const staff = { tag: "Activity", auth: "staff" } as const

export const activityRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/activity",
    summary: "List what staff did, newest first",
    query: AdminGetActivityParams,
    response: { name: "AdminActivitiesResponse", schema: adminActivitiesResponseSchema },
  },
]

import { AdminGetDeletedParams, AdminRestoreDeleted } from "../../api/admin/deleted/validators"
import { adminDeletedsResponseSchema, adminRestoredResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

const staff = { tag: "Deleted records", auth: "staff" } as const

export const deletedRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/deleted",
    summary: "List what was deleted and can be brought back, the latest first",
    query: AdminGetDeletedParams,
    response: { name: "AdminDeletedsResponse", schema: adminDeletedsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/deleted/restore",
    summary: "Bring a deleted record back, with what was linked to it",
    body: AdminRestoreDeleted,
    response: { name: "AdminRestoredResponse", schema: adminRestoredResponseSchema },
    failures: [404, 409],
  },
]

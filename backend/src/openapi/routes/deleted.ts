import { AdminGetDeletedParams, AdminRestoreDeleted } from "../../api/admin/deleted/validators"
import { adminDeletedsResponseSchema, adminRestoredResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

const staff = { tag: "Deleted records", auth: "staff" } as const

export const deletedRoutes: ApiRoute[] = [
  {
    ...staff,
    method: "get",
    path: "/admin/deleted",
    summary: "List deleted records that can be restored, latest first",
    query: AdminGetDeletedParams,
    response: { name: "AdminDeletedsResponse", schema: adminDeletedsResponseSchema },
  },
  {
    ...staff,
    method: "post",
    path: "/admin/deleted/restore",
    summary: "Restore a deleted record, with its links",
    body: AdminRestoreDeleted,
    response: { name: "AdminRestoredResponse", schema: adminRestoredResponseSchema },
    failures: [404, 409],
  },
]

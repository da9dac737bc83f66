import { type ApiRoute } from "../api-route"
import { deleteResponse } from "../delete-response"

export const staffRoutes: ApiRoute[] = [
  {
    method: "delete",
    path: "/admin/users/:id",
    summary: "Delete an account as Medusa does, and revoke the secret API keys that it made",
    tag: "Staff",
    auth: "staff",
    response: deleteResponse("AdminUserDeleteResponse", "user"),
  },
]

import { StoreGetHandleParams } from "../../api/store/handles/validators"
import { storeHandleResponseSchema } from "../../contract"
import { type ApiRoute } from "../api-route"

export const handleRoutes: ApiRoute[] = [
  {
    method: "get",
    path: "/store/handles/:entity/:handle",
    summary: "Find the present handle of a record that has, or once had, a handle",
    tag: "Addresses",
    auth: "publishable-key",
    params: StoreGetHandleParams,
    response: { name: "StoreHandleResponse", schema: storeHandleResponseSchema },
  },
]

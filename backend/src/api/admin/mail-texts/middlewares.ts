import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { saveMailTextSchema } from "../../../contract"

export const adminMailTextMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/mail-texts/:id",
    middlewares: [validateBody(saveMailTextSchema)],
  },
]

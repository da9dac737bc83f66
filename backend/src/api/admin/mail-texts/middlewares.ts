import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { saveMailTextSchema } from "../../../contract"

export const adminMailTextMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/mail-texts/:id",
    middlewares: [validateAndTransformBody(saveMailTextSchema)],
  },
]

import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http"
import { saveCompanySchema } from "../../../contract"

export const adminCompanyMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/company-facts",
    middlewares: [validateAndTransformBody(saveCompanySchema)],
  },
]

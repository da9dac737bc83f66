import { type MiddlewareRoute } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { saveCompanySchema } from "../../../contract"

export const adminCompanyMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/admin/company-facts",
    middlewares: [validateBody(saveCompanySchema)],
  },
]

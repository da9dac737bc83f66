import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { productsToParams } from "../../../lib/schemas"
import { AdminCreateMachineType, AdminGetMachineTypesParams, AdminUpdateMachineType } from "./validators"

export const adminMachineTypeMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/machine-types",
    middlewares: [validateAndTransformQuery(AdminGetMachineTypesParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/machine-types",
    middlewares: [validateBody(AdminCreateMachineType)],
  },
  {
    method: "DELETE",
    matcher: "/admin/machine-types/:id",
    middlewares: [validateAndTransformQuery(productsToParams, {})],
  },
  {
    method: "POST",
    matcher: "/admin/machine-types/:id",
    middlewares: [validateBody(AdminUpdateMachineType)],
  },
]

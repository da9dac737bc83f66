import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http"
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
    middlewares: [validateAndTransformBody(AdminCreateMachineType)],
  },
  {
    method: "DELETE",
    matcher: "/admin/machine-types/:id",
    middlewares: [validateAndTransformQuery(productsToParams, {})],
  },
  {
    method: "POST",
    matcher: "/admin/machine-types/:id",
    middlewares: [validateAndTransformBody(AdminUpdateMachineType)],
  },
]

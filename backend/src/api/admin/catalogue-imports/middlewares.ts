import { type MiddlewareRoute, validateAndTransformQuery } from "@medusajs/framework/http"
import { validateBody } from "../../../safety/validate-body"
import { AdminCatalogueBatchBody, AdminGetCatalogueExportParams } from "../catalogue/validators"
import { AdminCreateCatalogueImport, AdminGetCatalogueImportsParams } from "./validators"

export const adminCatalogueImportMiddlewares: MiddlewareRoute[] = [
  {
    method: "GET",
    matcher: "/admin/catalogue-imports",
    middlewares: [validateAndTransformQuery(AdminGetCatalogueImportsParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/catalogue-imports",
    middlewares: [validateBody(AdminCreateCatalogueImport)],
  },
  {
    method: "GET",
    matcher: "/admin/catalogue-export",
    middlewares: [validateAndTransformQuery(AdminGetCatalogueExportParams, { isList: true })],
  },
  {
    method: "POST",
    matcher: "/admin/catalogue/batch",
    middlewares: [validateBody(AdminCatalogueBatchBody)],
  },
]

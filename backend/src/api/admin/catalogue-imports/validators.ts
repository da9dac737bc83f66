import { z } from "@medusajs/framework/zod"
import { catalogueImportRequestSchema } from "../../../contract"
import { pagingShape } from "../../../lib/schemas"

/** Body of `POST /admin/catalogue-imports`. */
export const AdminCreateCatalogueImport = catalogueImportRequestSchema
export type AdminCreateCatalogueImportType = z.output<typeof AdminCreateCatalogueImport>

/** Query of `GET /admin/catalogue-imports`. */
export const AdminGetCatalogueImportsParams = z.strictObject(pagingShape(5, 50))
export type AdminGetCatalogueImportsQuery = z.infer<typeof AdminGetCatalogueImportsParams>

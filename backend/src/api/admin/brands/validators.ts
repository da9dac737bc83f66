import { z } from "@medusajs/framework/zod"
import { createFindParams, createSelectParams } from "@medusajs/medusa/api/utils/validators"
import { addressSchema, handleSchema, nameSchema } from "../../../lib/schemas"

/** Query of `GET /admin/brands/:id`. */
export const AdminGetBrandParams = createSelectParams()

/** Query of `GET /admin/brands`. */
export const AdminGetBrandsParams = createFindParams({ limit: 50, offset: 0, order: "name" }).extend({
  q: z.string().trim().min(1).optional(),
  id: z.union([z.string(), z.array(z.string())]).optional(),
  handle: z.union([z.string(), z.array(z.string())]).optional(),
})

/** Body of `POST /admin/brands`. */
export const AdminCreateBrand = z.strictObject({
  name: nameSchema,
  handle: handleSchema.optional(),
  logo: addressSchema("logo").nullish(),
})
export type AdminCreateBrandType = z.infer<typeof AdminCreateBrand>

/** Body of `POST /admin/brands/:id`. */
export const AdminUpdateBrand = AdminCreateBrand.partial()
export type AdminUpdateBrandType = z.infer<typeof AdminUpdateBrand>

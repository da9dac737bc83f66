import { z } from "@medusajs/framework/zod"
import { addressSchema, handleSchema, nameSchema, pagingShape } from "../../../lib/schemas"

/** Query of `GET /admin/machine-types`. */
export const AdminGetMachineTypesParams = z.strictObject({
  ...pagingShape(50, 200),
  q: z.string().trim().min(1).optional(),
  handle: z.string().min(1).optional(),
})
export type AdminGetMachineTypesParamsType = z.infer<typeof AdminGetMachineTypesParams>

/** Body of `POST /admin/machine-types`. */
export const AdminCreateMachineType = z.strictObject({
  name: nameSchema,
  handle: handleSchema.optional(),
  logo: addressSchema("logo").nullish(),
  sort: z.number().int().min(0).max(10_000).optional(),
  intro: z.string().trim().max(2_000).nullish(),
})
export type AdminCreateMachineTypeType = z.infer<typeof AdminCreateMachineType>

/** Body of `POST /admin/machine-types/:id`. */
export const AdminUpdateMachineType = AdminCreateMachineType.partial()
export type AdminUpdateMachineTypeType = z.infer<typeof AdminUpdateMachineType>

import { z } from "@medusajs/framework/zod"
import { RESTORABLE_ENTITIES } from "../../../contract"
import { lineSchema } from "../../../contract/fields"
import { pagingShape } from "../../../lib/schemas"

export { restoreDeletedSchema as AdminRestoreDeleted, type RestoreDeletedBody } from "../../../contract"

/** Query of `GET /admin/deleted`. */
export const AdminGetDeletedParams = z.strictObject({
  ...pagingShape(50, 200),
  entity: z.enum(RESTORABLE_ENTITIES).optional(),
  /** Part of the name or the handle, in any case. */
  q: lineSchema("q", 200).min(1).optional(),
})
export type AdminGetDeletedParamsType = z.infer<typeof AdminGetDeletedParams>

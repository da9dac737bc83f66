import { z } from "@medusajs/framework/zod"
import { HANDLE_ENTITIES } from "../../../contract"

/** Path of `GET /store/handles/:entity/:handle`. */
export const StoreGetHandleParams = z.strictObject({
  entity: z.enum(HANDLE_ENTITIES),
  handle: z.string().min(1).max(255),
})

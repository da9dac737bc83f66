import { z } from "zod"

/** Records whose address is a slug made from the name, and whose past slugs redirect to the present one. */
export const HANDLE_ENTITIES = ["brand", "machine_type", "product", "blog"] as const
export type HandleEntity = (typeof HANDLE_ENTITIES)[number]

/** `GET /store/handles/:entity/:handle`: where something lives that has, or once had, this handle. */
export const storeHandleResponseSchema = z.object({
  handle: z.object({
    entity: z.enum(HANDLE_ENTITIES),
    id: z.string(),
    /** The handle it has now. */
    handle: z.string(),
  }),
})
export type StoreHandleResponse = z.infer<typeof storeHandleResponseSchema>

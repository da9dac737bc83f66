import { z } from "zod"

/** Everything that lives under a slug made from its name, and answers for its past slugs. */
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

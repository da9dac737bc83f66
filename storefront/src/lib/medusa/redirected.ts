import type { HandleEntity, StoreHandleResponse } from "@scanwright/backend/contract"
import { cache } from "react"
import { tags } from "./cache-manifest"
import { readCachedIfAny } from "./client"

const TAG_OF = {
  brand: tags.brand,
  machine_type: tags.machineType,
  product: tags.product,
  blog: tags.blog,
} as const satisfies Partial<Record<HandleEntity, (handle: string) => string>>

/**
 * The handle under which something lives now that once had another.
 *
 * @param entity what it is
 * @param past a handle that nothing has now
 * @returns its present handle, or null when nothing ever had the past one
 */
export const readCurrentHandle = cache(
  async (entity: keyof typeof TAG_OF, past: string): Promise<string | null> => {
    const response = await readCachedIfAny<StoreHandleResponse>(
      `/store/handles/${entity}/${encodeURIComponent(past)}`,
      {},
      [TAG_OF[entity](past)],
    )
    const present = response?.handle.handle
    // The same one would be a page that leads to itself.
    return present === undefined || present === past ? null : present
  },
)

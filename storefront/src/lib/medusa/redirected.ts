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
 * The present handle of a record that was renamed.
 *
 * @param entity kind of the record
 * @param past a handle that no record has at present
 * @returns the present handle, or null where no record ever had the past one
 */
export const readCurrentHandle = cache(
  async (entity: keyof typeof TAG_OF, past: string): Promise<string | null> => {
    const response = await readCachedIfAny<StoreHandleResponse>(
      `/store/handles/${entity}/${encodeURIComponent(past)}`,
      {},
      [TAG_OF[entity](past)],
    )
    const present = response?.handle.handle
    // The same handle would redirect a page to itself.
    return present === undefined || present === past ? null : present
  },
)

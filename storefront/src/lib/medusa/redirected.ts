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

type Kind = keyof typeof TAG_OF

/** The handle that a record has now which has or had one, as the backend knows it; null where no record ever had it. */
const readHandle = cache(async (entity: Kind, handle: string): Promise<string | null> => {
  const path = `/store/handles/${entity}/${encodeURIComponent(handle)}`
  const response = await readCachedIfAny<StoreHandleResponse>(path, {}, [TAG_OF[entity](handle)])
  return response?.handle.handle ?? null
})

/**
 * The present handle of a record that was renamed.
 *
 * @param entity kind of the record
 * @param past a handle that no record has at present
 * @returns the present handle, or null where no record ever had the past one
 */
export async function readCurrentHandle(entity: Kind, past: string): Promise<string | null> {
  const present = await readHandle(entity, past)
  // The same handle would redirect a page to itself.
  return present === past ? null : present
}

/**
 * Whether a record has a handle at present. A brand or machine type that visitors do not find in any list, because it has
 * no products, has one nevertheless.
 *
 * @param entity kind of the record
 */
export async function isHandleInUse(entity: Kind, handle: string): Promise<boolean> {
  return (await readHandle(entity, handle)) === handle
}

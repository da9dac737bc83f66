import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { nextFreeSlug, slugify } from "../contract"

/** Entities whose handle is made from their name. */
export type HandleEntity = "brand" | "product" | "product_category"

/** One concurrent creation can take a handle between the look and the write; more than a few in a row is a fault. */
const ATTEMPTS = 8

const duplicateHandle = /handle\b.*already exists/i

/**
 * Slug of a name, for a record that must have one.
 *
 * @param name what people read
 * @returns the slug by the contract's rule
 * @throws MedusaError (invalid data) when the name has no letter or digit to make an address from
 */
export function handleOf(name: string): string {
  const slug = slugify(name)
  if (!/[\p{L}\p{N}]/u.test(slug)) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `The name "${name}" needs at least one letter or digit to make an address from`,
    )
  }
  return slug
}

async function findTaken(
  container: MedusaContainer,
  entity: HandleEntity,
  filters: Record<string, unknown>,
): Promise<string[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity, fields: ["handle"], filters })
  return data.map((row) => (row as { handle: string }).handle)
}

/**
 * Handles for new records: the given one as it is, else the first free slug of the name (`zebra`, `zebra-2`, …).
 * Free means: in use neither in the database nor earlier in the same list.
 *
 * @param container the request's or the workflow step's container
 * @param entity where the handles must be unique
 * @param records the new records, in order
 * @returns one handle for each record
 * @throws MedusaError (invalid data) when a name makes no slug
 */
export async function assignHandles(
  container: MedusaContainer,
  entity: HandleEntity,
  records: readonly { name: string; handle?: string | null }[],
): Promise<string[]> {
  const slugs = records.map((record) => (record.handle ? undefined : handleOf(record.name)))
  const wanted = slugs.filter((slug) => slug !== undefined)
  const taken = new Set(records.flatMap((record) => record.handle ?? []))
  if (wanted.length > 0) {
    const inUse = await findTaken(container, entity, { handle: [...new Set(wanted)] })
    const crowded = new Set([...inUse, ...wanted.filter((slug, at) => wanted.indexOf(slug) !== at)])
    for (const handle of inUse) taken.add(handle)
    for (const slug of crowded) {
      const numbered = await findTaken(container, entity, { handle: { $like: `${slug}-%` } })
      for (const handle of numbered) taken.add(handle)
    }
  }
  return records.map((record, at) => {
    const handle = record.handle ?? nextFreeSlug(slugs[at] ?? "", (candidate) => taken.has(candidate))
    taken.add(handle)
    return handle
  })
}

/**
 * Runs a creation that picks its own handles; when somebody else took one of them meanwhile, runs it again.
 *
 * @param records the new records; where each brings its own handle, a taken one is an error at once
 * @param create looks for free handles and writes, all or nothing
 * @returns what the creation returns
 * @throws whatever else the creation throws
 */
export async function retryTakenHandle<T>(
  records: readonly { handle?: string | null }[],
  create: () => Promise<T>,
): Promise<T> {
  const attempts = records.every(({ handle }) => handle) ? 1 : ATTEMPTS
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create()
    } catch (error) {
      // A workflow hands its errors on as plain objects.
      const { message } = error as { message?: string }
      const lost = duplicateHandle.test(message ?? "")
      if (!lost || attempt >= attempts) throw error
    }
  }
}

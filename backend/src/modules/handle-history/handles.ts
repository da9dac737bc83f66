import { type MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { beforeNumber, type HandleEntity, isFindable, nextFreeSlug, slugOfProduct } from "../../contract"
import { findHandleOwners } from "./handle-history"

/** Most attempts: a write without the lock can take a handle between check and write, but hardly several times. */
const ATTEMPTS = 8

/** Longest wait for the lock of a name, in seconds. */
const LONGEST_WAIT = 30

/** Finds the taken handle in the error of a write: one of the database, or one of the history. */
const takenHandle = /handle: (?<found>[^,]+), already exists|handle "(?<past>[^"]+)" already is/

/** A record that needs a handle. */
export interface HandleSeeker {
  /** Id of a stored record, which may have its own present and past handles. */
  id?: string
  name: string
  /** Of a product, for a name of which no handle can be made. */
  partNumber?: string | null | undefined
  /** A given handle, used as it is; without one a handle is made from the name. */
  handle?: string | null
}

/** The slug of a record that must have one. */
function slugOf(seeker: HandleSeeker): string {
  const { name, partNumber } = seeker
  const slug = slugOfProduct(name, partNumber)
  if (slug === "") {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `The name "${name}" needs at least one letter or digit to make an address from${"partNumber" in seeker ? ", or the product needs a part number" : ""}`,
    )
  }
  return slug
}

const slugsOf = (records: readonly HandleSeeker[]) =>
  records.map((record) => (record.handle ? undefined : slugOf(record)))

/** An empty field of a form gives no handle. */
const orNone = (handle: string | null | undefined) => (handle === "" ? undefined : handle)

/**
 * Handles for records: the given one as it is, else the first free slug of the name (`zebra`, `zebra-2`, …).
 * A free slug is neither in use, nor a past address of another record, nor assigned earlier in the same list.
 */
async function assignHandles(
  container: MedusaContainer,
  entity: HandleEntity,
  records: readonly HandleSeeker[],
): Promise<string[]> {
  const slugs = slugsOf(records)
  const wanted = slugs.filter((slug) => slug !== undefined)
  const given = new Set(records.flatMap((record) => record.handle ?? []))
  const owners = new Map<string, string>()
  if (wanted.length > 0) {
    const inUse = await findHandleOwners(container, entity, [...new Set(wanted)])
    const crowded = new Set([
      ...inUse.keys(),
      ...wanted.filter((slug, at) => !isFindable(slug) || given.has(slug) || wanted.indexOf(slug) !== at),
    ])
    const numbered = await Promise.all(
      [...crowded].map((slug) => findHandleOwners(container, entity, { $like: `${beforeNumber(slug)}-%` })),
    )
    for (const found of [inUse, ...numbered]) {
      for (const [handle, { id }] of found) owners.set(handle, id)
    }
  }
  return records.map((record, at) => {
    const isTaken = (candidate: string) => {
      const owner = owners.get(candidate)
      return !isFindable(candidate) || given.has(candidate) || (owner !== undefined && owner !== record.id)
    }
    const handle = record.handle ?? nextFreeSlug(slugs[at] ?? "", isTaken)
    given.add(handle)
    return handle
  })
}

/**
 * Writes records under free handles: a given handle as it is, else the first free slug of the name. A lock on
 * the name makes other writers wait, so that any number of records made at once are numbered without a gap.
 *
 * @param container the request's or the workflow step's container
 * @param entity where the handles must be unique
 * @param seekers the records in order; where each has a given handle, a taken one is an error at once
 * @param write takes one handle for each record and writes all or nothing; may be called again
 * @returns what `write` returns
 * @throws MedusaError (invalid data) when a name makes no slug; or an error of `write`
 */
export async function withFreeHandles<T>(
  container: MedusaContainer,
  entity: HandleEntity,
  seekers: readonly HandleSeeker[],
  write: (handles: string[]) => Promise<T>,
): Promise<T> {
  const records = seekers.map((seeker) => ({ ...seeker, handle: orNone(seeker.handle) }))
  const slugs = [...new Set(slugsOf(records).filter((slug) => slug !== undefined))].sort()
  const given = new Set(records.map((record) => record.handle))
  const attempt = async (left: number): Promise<T> => {
    const handles = await assignHandles(container, entity, records)
    try {
      return await write(handles)
    } catch (error) {
      const lost = handleTakenFrom(error)
      const isOurs = lost !== undefined && handles.includes(lost) && !given.has(lost)
      if (!isOurs || left === 1) throw error
      return attempt(left - 1)
    }
  }
  if (slugs.length === 0) return attempt(1)
  return container
    .resolve(Modules.LOCKING)
    .execute(
      [...new Set(slugs.map((slug) => `handle:${entity}:${beforeNumber(slug)}`))],
      () => attempt(ATTEMPTS),
      { timeout: LONGEST_WAIT },
    )
}

function handleTakenFrom(error: unknown): string | undefined {
  // Workflows rethrow errors as plain objects.
  const { message } = error as { message?: string }
  const { found, past } = takenHandle.exec(message ?? "")?.groups ?? {}
  return found ?? past
}

import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { HANDLE_ENTITIES, type HandleEntity, LONGEST_SLUG } from "../../contract"
import { HANDLE_HISTORY_MODULE } from "./"
import { type HandleHistoryModuleService } from "./service"
import { HANDLE_SOURCES, type HandleOwner, readHandleOwners } from "./handle-entities"

/** The changes of {@link recordHandles}, to undo them. */
export interface HandleRecordsUndo {
  /** Ids of new rows. */
  created: string[]
  /** Rows that belonged to deleted records, with those records' ids. */
  taken: { id: string; target_id: string }[]
}

/** A recorded handle, present or past, with the id of its record. */
interface KnownHandle {
  id: string
  handle: string
  target_id: string
}

const historyOf = (container: MedusaContainer) =>
  container.resolve<HandleHistoryModuleService>(HANDLE_HISTORY_MODULE)

async function readHistory(
  container: MedusaContainer,
  entity: HandleEntity,
  filters: { handle: string[] | { $like: string } } | { target_id: string[] },
): Promise<KnownHandle[]> {
  return historyOf(container).listHandleRecords(
    { entity, ...filters },
    { select: ["id", "handle", "target_id"], take: null },
  )
}

async function existingAmong(
  container: MedusaContainer,
  entity: HandleEntity,
  ids: string[],
): Promise<Map<string, HandleOwner>> {
  if (ids.length === 0) return new Map()
  const existing = await readHandleOwners(container, entity, { id: [...new Set(ids)] })
  return new Map(existing.map((owner) => [owner.id, owner]))
}

/**
 * Finds the records that have or had a handle. Deleted records are left out.
 *
 * @param container the request's or the workflow step's container
 * @param entity of the records
 * @param handle exact handles, or a pattern
 * @returns the record of each handle; a present owner before a past one
 */
export async function findHandleOwners(
  container: MedusaContainer,
  entity: HandleEntity,
  handle: string[] | { $like: string },
): Promise<Map<string, HandleOwner>> {
  const [present, past] = await Promise.all([
    readHandleOwners(container, entity, { handle }),
    readHistory(container, entity, { handle }),
  ])
  const owners = new Map(present.map((owner) => [owner.handle, owner]))
  const left = past.filter((record) => !owners.has(record.handle))
  const existing = await existingAmong(
    container,
    entity,
    left.map(({ target_id }) => target_id),
  )
  for (const record of left) {
    const owner = existing.get(record.target_id)
    if (owner) owners.set(record.handle, owner)
  }
  return owners
}

/**
 * Looks up the record that has or had a handle.
 *
 * @param container the request's container
 * @param entity of the records
 * @param handle exactly
 * @returns id of the record, which may be deleted by now; null when no record ever had the handle
 */
export async function readHandleTarget(
  container: MedusaContainer,
  entity: HandleEntity,
  handle: string,
): Promise<string | null> {
  const [record] = await readHistory(container, entity, { handle: [handle] })
  return record?.target_id ?? null
}

/**
 * Lists the handles that records have or had.
 *
 * @param container any container of the application
 * @param entity of the records
 * @param ids of the records, deleted ones too
 * @returns handles by id
 */
export async function readHandlesOf(
  container: MedusaContainer,
  entity: HandleEntity,
  ids: string[],
): Promise<Map<string, string[]>> {
  const handles = new Map<string, string[]>()
  if (ids.length === 0) return handles
  for (const { target_id: id, handle } of await readHistory(container, entity, { target_id: ids })) {
    handles.set(id, [...(handles.get(id) ?? []), handle])
  }
  return handles
}

/** Refuses handles that no page could be opened at; Medusa's own imports make them of names of any length. */
function assertShort(entity: HandleEntity, records: readonly { handle: string }[]): void {
  const tooLong = records.find(({ handle }) => encodeURIComponent(handle).length > LONGEST_SLUG)
  if (!tooLong) return
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    `The handle "${tooLong.handle}" is too long for the address of a ${HANDLE_SOURCES[entity].noun}: give it one of at most ${LONGEST_SLUG} bytes, percent-encoded`,
  )
}

/**
 * Records the handles that records have now, or are about to get. A recorded handle belongs to its record until
 * deletion.
 *
 * @param container the workflow step's or hook's container
 * @param entity of the records
 * @param records ids and handles; handles that are recorded already only cost one read
 * @returns the changes, for {@link undoRecordedHandles} when a later step fails
 * @throws MedusaError (invalid data) when a handle is a past address of another record that is not deleted, or too long
 */
export async function recordHandles(
  container: MedusaContainer,
  entity: HandleEntity,
  records: readonly HandleOwner[],
): Promise<HandleRecordsUndo> {
  const undo: HandleRecordsUndo = { created: [], taken: [] }
  if (records.length === 0) return undo
  const known = await readHistory(container, entity, { handle: records.map(({ handle }) => handle) })
  const knownByHandle = new Map(known.map((record) => [record.handle, record]))
  const taken = records.flatMap(({ id, handle }) => {
    const record = knownByHandle.get(handle)
    return record && record.target_id !== id ? [{ record, id }] : []
  })
  const existing = await existingAmong(
    container,
    entity,
    taken.map(({ record }) => record.target_id),
  )
  const refused = taken.find(({ record }) => existing.has(record.target_id))
  if (refused) {
    const { handle, target_id: owner } = refused.record
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `The handle "${handle}" already is or was the address of another ${HANDLE_SOURCES[entity].noun} (${owner}), to which it redirects: choose another handle`,
    )
  }
  const service = historyOf(container)
  if (taken.length > 0) {
    undo.taken = taken.map(({ record: { id, target_id } }) => ({ id, target_id }))
    await service.updateHandleRecords(taken.map(({ record, id }) => ({ id: record.id, target_id: id })))
  }
  const fresh = new Map(
    records
      .filter(({ handle }) => !knownByHandle.has(handle))
      .map(({ id, handle }) => [handle, { entity, handle, target_id: id }]),
  )
  if (fresh.size > 0) {
    try {
      assertShort(entity, [...fresh.values()])
      const created = await service.createHandleRecords([...fresh.values()])
      undo.created = created.map(({ id }) => id)
    } catch (error) {
      await undoRecordedHandles(container, undo)
      throw error
    }
  }
  return undo
}

/**
 * Undoes the changes of {@link recordHandles}.
 *
 * @param container the step's or hook's container
 * @param undo its result
 */
export async function undoRecordedHandles(
  container: MedusaContainer,
  undo: HandleRecordsUndo,
): Promise<void> {
  const service = historyOf(container)
  if (undo.created.length > 0) await service.deleteHandleRecords(undo.created)
  if (undo.taken.length > 0) await service.updateHandleRecords(undo.taken)
}

/**
 * Deletes all recorded handles of records whose creation is undone.
 *
 * @param container the step's container
 * @param entity of the records
 * @param ids of the records
 */
export async function forgetHandles(
  container: MedusaContainer,
  entity: HandleEntity,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return
  const records = await readHistory(container, entity, { target_id: ids })
  await historyOf(container).deleteHandleRecords(records.map(({ id }) => id))
}

/**
 * Records every present handle that is missing from the history: of records older than it, and of those written without
 * the workflows. One statement for each entity; safe to run at every start.
 *
 * @param container any container of the application
 * @returns how many were recorded
 */
export async function recordMissingHandles(container: MedusaContainer): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  let recorded = 0
  for (const entity of HANDLE_ENTITIES) {
    const { table } = HANDLE_SOURCES[entity]
    const { rowCount } = await database.raw<{ rowCount: number }>(
      `insert into handle_record (id, entity, handle, target_id)
       select 'handle_' || upper(replace(gen_random_uuid()::text, '-', '')), ?, record.handle, record.id from ?? record
       where record.deleted_at is null
       on conflict (entity, handle) where deleted_at is null do update
         set target_id = excluded.target_id, updated_at = now()
         where not exists (select 1 from ?? owner
           where owner.id = handle_record.target_id and owner.deleted_at is null)`,
      [entity, table, table],
    )
    recorded += rowCount
  }
  return recorded
}

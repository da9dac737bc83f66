import { type MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { type AdminDeleted, RESTORABLE_ENTITIES, type RestorableEntity } from "../../contract"
import { searchPatterns } from "../../lib/search-terms"

/** Table of each entity, with the columns of its name and handle. */
const TABLES: Record<RestorableEntity, { table: string; name: string; handle: string }> = {
  product: { table: "product", name: "title", handle: "handle" },
  blog: { table: "blog", name: "title", handle: "handle" },
  brand: { table: "brand", name: "name", handle: "handle" },
  machine_type: { table: "product_category", name: "name", handle: "handle" },
  url_seo: { table: "url_seo", name: "url", handle: "url" },
}

/** A deleted record. */
export interface DeletedRecord {
  id: string
  name: string
  handle: string
  deleted_at: Date
}

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Filters and paging of deleted records. */
export interface DeletedQuery {
  /** Kind of record; all kinds by default. */
  entity?: RestorableEntity
  /** Terms that all occur in the name or the handle, in any case. */
  q?: string
  limit: number
  offset: number
}

/**
 * Lists deleted records that can be restored, latest first.
 *
 * @param container the request's
 * @param query filters and paging
 * @returns one page, and the number of all that match
 */
export async function listDeleted(
  container: MedusaContainer,
  { entity, q, limit, offset }: DeletedQuery,
): Promise<{ deleted: AdminDeleted[]; count: number }> {
  const entities = entity ? [entity] : RESTORABLE_ENTITIES
  const patterns = q === undefined ? [] : searchPatterns(q)
  const isFound = patterns.map(() => " and (?? ilike ? or ?? ilike ?)").join("")
  const parts = entities.map(
    () => `select ?::text as entity, id, ?? as name, ?? as handle, deleted_at from ??
            where deleted_at is not null${isFound}`,
  )
  const bindings = entities.flatMap((each) => {
    const { table, name, handle } = TABLES[each]
    return [each, name, handle, table, ...patterns.flatMap((pattern) => [name, pattern, handle, pattern])]
  })
  const gone = `with gone as (${parts.join(" union all ")})`
  const database = databaseOf(container)
  const [{ rows }, { rows: counts }] = await Promise.all([
    database.raw<{ rows: (DeletedRecord & { entity: RestorableEntity; deleted_by: string | null })[] }>(
      `${gone}, page as (select * from gone order by deleted_at desc, id limit ? offset ?)
       select page.*, (select actor_email from activity_entry entry
                        where entry.entity = page.entity and entry.entity_id = page.id and entry.action = 'deleted'
                        order by entry.created_at desc limit 1) as deleted_by
         from page order by deleted_at desc, id`,
      [...bindings, limit, offset],
    ),
    database.raw<{ rows: { count: string }[] }>(`${gone} select count(*) from gone`, bindings),
  ])
  const deleted = rows.map((record) => ({ ...record, deleted_at: new Date(record.deleted_at).toISOString() }))
  return { deleted, count: Number(counts[0]?.count) }
}

/**
 * Reads one deleted record.
 *
 * @param container the request's or the workflow step's
 * @param entity of the record
 * @param id of the record
 * @throws MedusaError (not found) when there is no such deleted record
 */
export async function readDeleted(
  container: MedusaContainer,
  entity: RestorableEntity,
  id: string,
): Promise<DeletedRecord> {
  const { table, name, handle } = TABLES[entity]
  const record = await databaseOf(container)(table)
    .where({ id })
    .whereNotNull("deleted_at")
    .first<DeletedRecord | undefined>({ id: "id", name, handle, deleted_at: "deleted_at" })
  if (record) return record
  throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no deleted ${entity} with id: ${id}`)
}

/**
 * Clears `deleted_at` of one record, with a handle that is free.
 *
 * @param container the workflow step's
 * @param entity of the record
 * @param id of the record
 * @param columns to change as well
 */
export async function unmarkDeleted(
  container: MedusaContainer,
  entity: RestorableEntity,
  id: string,
  columns: Record<string, unknown> = {},
): Promise<void> {
  const database = databaseOf(container)
  await database(TABLES[entity].table)
    .where({ id })
    .update({ ...columns, deleted_at: null, updated_at: database.fn.now() })
}

/**
 * Restores `deleted_at` and the columns of one record.
 *
 * @param container the workflow step's
 * @param entity of the record
 * @param record as {@link readDeleted} found it
 */
export async function markDeletedAgain(
  container: MedusaContainer,
  entity: RestorableEntity,
  { id, handle, deleted_at }: DeletedRecord,
): Promise<void> {
  const { table, handle: column } = TABLES[entity]
  await databaseOf(container)(table)
    .where({ id })
    .update({ [column]: handle, deleted_at: new Date(deleted_at) })
}

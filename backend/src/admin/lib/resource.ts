import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { callAdmin } from "./sdk"

/** A kind of record and its routes in the Admin API. */
export interface Resource {
  /** Address of the list, for example `/admin/brands`. */
  path: string
  /** Key of one record in a response, for example `brand`. */
  one: string
  /** Key of the records in a response, for example `brands`. */
  many: string
  /** The name staff use for one record, for example `brand`. */
  noun: string
}

/** Any record of the Admin API. */
export interface Identified {
  id: string
}

/** One page of a list. */
export interface Page<Row> {
  rows: Row[]
  /** Number of rows in the whole list. */
  count: number
  /** The whole response, for lists that read more than rows from it. */
  response: Record<string, unknown>
}

/** A change to send; `id` of the record to change, or none for a new one. */
interface Change {
  id?: string
  body: Record<string, unknown>
}

/** The record in a response. */
function pick<Row>(response: Record<string, Row>, key: string): Row {
  const row = response[key]
  if (!row) throw new Error(`The response has no ${key}`)
  return row
}

/**
 * Reads one page of a list. The previous page stays while the next one loads.
 *
 * @param query of the Admin API: `q`, `order`, `limit`, `offset` and filters
 */
export function useRows<Row extends Identified>(
  { path, many }: Resource,
  query: Record<string, unknown>,
  { enabled = true } = {},
) {
  return useQuery({
    queryKey: [path, "list", query],
    queryFn: async (): Promise<Page<Row>> => {
      const response = await callAdmin<Record<string, unknown> & { count: number }>(path, { query })
      return { rows: response[many] as Row[], count: response.count, response }
    },
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** Reads one record. @param id of the record; undefined reads nothing */
export function useRow<Row extends Identified>({ path, one }: Resource, id: string | undefined) {
  return useQuery({
    queryKey: [path, "one", id],
    queryFn: async () => pick(await callAdmin<Record<string, Row>>(`${path}/${id}`), one),
    enabled: id !== undefined,
  })
}

/** Creates or changes a record, then reads everything of its kind on screen again. */
export function useSave<Row extends Identified>({ path, one }: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, body }: Change) => {
      const response = await callAdmin<Record<string, Row>>(id ? `${path}/${id}` : path, {
        method: "POST",
        body,
      })
      return pick(response, one)
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  })
}

/** A record to delete. */
interface Removal {
  id: string
  /** Of the Admin API. */
  query?: Record<string, unknown>
}

/** Deletes a record, then reads everything of its kind on screen again. */
export function useRemove({ path }: Resource) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, query }: Removal) => callAdmin(`${path}/${id}`, { method: "DELETE", query }),
    onSuccess: (_, { id }) => {
      client.removeQueries({ queryKey: [path, "one", id] })
      return client.invalidateQueries({ queryKey: [path] })
    },
  })
}

import { type AdminCatalogueResponse } from "@scanwright/backend/contract"
import type { Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { toMediaPath } from "@/lib/medusa/media"
import { readAsStaff } from "@/staff/session/client"

/** What groups products: brands and machine types. */
export type GroupKind = "brand" | "machine_type"

/** A brand or a machine type, as staff see it. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly handle: string
  /** Its address as stored. */
  readonly logo: string | null
  /** The address to show it under. */
  readonly logoSrc: string | null
  /** Of a machine type: its place in lists, lowest first, and the paragraph that opens its page. */
  readonly sort: number
  readonly intro: string
  /** All its products, drafts too; null where they could not be counted. */
  readonly products: number | null
  /** As read, for noticing what somebody else changed. */
  readonly updatedAt: string
}

interface Row {
  id: string
  name: string
  handle: string
  logo: string | null
  sort?: number
  intro?: string | null
  updated_at: string
}

/** Where each kind is kept, and the word its answers carry. */
export const GROUP_PATHS = {
  brand: { path: "/admin/brands", one: "brand", several: "brands" },
  machine_type: { path: "/admin/machine-types", one: "machine_type", several: "machine_types" },
} as const satisfies Record<GroupKind, { path: string; one: string; several: string }>

/** Read at a time. */
const PORTION = 200

/** Reads every row of a list, however long it is. @param several the word under which answers carry them */
async function readAll<Item>(path: string, several: string, query: Query = {}): Promise<Result<Item[]>> {
  const readFrom = (offset: number) =>
    readAsStaff<{ count: number; [list: string]: unknown }>(path, { ...query, limit: PORTION, offset })
  const rowsIn = (answer: Record<string, unknown>) => (answer[several] ?? []) as Item[]
  const first = await readFrom(0)
  if (!first.ok) return first
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(first.value.count / PORTION) - 1) },
    (_, at) => (at + 1) * PORTION,
  )
  const rows = rowsIn(first.value)
  for (const further of await Promise.all(offsets.map(readFrom))) {
    if (!further.ok) return further
    rows.push(...rowsIn(further.value))
  }
  return { ok: true, value: rows }
}

/** A brand or a machine type to choose. */
export interface Choice {
  readonly id: string
  readonly name: string
  readonly handle: string
}

/** Reads all brands or machine types to choose from: brands by name, machine types in the order of the shop. */
export async function readChoices(kind: GroupKind): Promise<Result<Choice[]>> {
  const { path, several } = GROUP_PATHS[kind]
  // Machine types are few and come whole.
  const fields = kind === "brand" ? { fields: "id,name,handle" } : {}
  const all = await readAll<Choice>(path, several, fields)
  return all.ok ? { ok: true, value: all.value.map(({ id, name, handle }) => ({ id, name, handle })) } : all
}

const toGroup = (row: Row, products: number | null): Group => ({
  id: row.id,
  name: row.name,
  handle: row.handle,
  logo: row.logo,
  logoSrc: row.logo === null ? null : toMediaPath(row.logo),
  sort: row.sort ?? 0,
  intro: row.intro ?? "",
  products,
  updatedAt: row.updated_at,
})

/** Reads all brands or machine types, with the number of their products. */
export async function readGroups(kind: GroupKind): Promise<Result<Group[]>> {
  const { path, several } = GROUP_PATHS[kind]
  const [groups, catalogue] = await Promise.all([
    readAll<Row>(path, several),
    readAsStaff<AdminCatalogueResponse>("/admin/catalogue", { limit: 0 }),
  ])
  if (!groups.ok) return groups
  if (!catalogue.ok) console.error(`Counting the products of ${several}:`, catalogue.failure.cause)
  const counts = catalogue.ok
    ? new Map(catalogue.value.facets[kind].map(({ value, count }) => [String(value), count]))
    : null
  return {
    ok: true,
    value: groups.value.map((row) => toGroup(row, counts ? (counts.get(row.id) ?? 0) : null)),
  }
}

/** Reads one of them as it is now. */
export async function readGroup(kind: GroupKind, id: string): Promise<Result<Group>> {
  const { path, one } = GROUP_PATHS[kind]
  const result = await readAsStaff<Partial<Record<string, Row>>>(`${path}/${encodeURIComponent(id)}`)
  if (!result.ok) return result
  const { [one]: row } = result.value
  if (!row) throw new TypeError(`${path} answered without its ${one}`)
  return { ok: true, value: toGroup(row, null) }
}

import { type AdminCatalogueResponse } from "@scanwright/backend/contract"
import type { Query } from "@/lib/medusa/client"
import type { Result } from "@/lib/medusa/failure"
import { toPicturePath } from "@/lib/medusa/media"
import { readAsStaff } from "@/staff/session/client"

/** The two ways products are classified. */
export type TaxonomyKind = "brand" | "machine_type"

/** A brand or a machine type, as staff see it. */
export interface TaxonomyEntry {
  readonly id: string
  readonly name: string
  readonly handle: string
  /** The picture's address as stored. */
  readonly logo: string | null
  /** The address under which pages show the logo. */
  readonly logoSrc: string | null
  /** Place of a machine type in lists, lowest first; 0 for brands. */
  readonly sort: number
  /** Paragraph that opens the page of a machine type; empty for brands. */
  readonly intro: string
  /** Number of products, drafts included; null where they could not be counted. */
  readonly products: number | null
  /** `updated_at` as read: a later write names it, so that nobody's change is overwritten. */
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

/** The API path of each kind, and the property its responses carry. */
export const TAXONOMY_PATHS = {
  brand: { path: "/admin/brands", one: "brand", several: "brands" },
  machine_type: { path: "/admin/machine-types", one: "machine_type", several: "machine_types" },
} as const satisfies Record<TaxonomyKind, { path: string; one: string; several: string }>

/** Rows read by one request. */
const PORTION = 200

/** Reads every row of a list, however long. @param several the response's property that holds the rows */
async function readAll<Item>(path: string, several: string, query: Query = {}): Promise<Result<Item[]>> {
  const readFrom = (offset: number) =>
    readAsStaff<{ count: number; [list: string]: unknown }>(path, { ...query, limit: PORTION, offset })
  const rowsIn = (response: Record<string, unknown>) => (response[several] ?? []) as Item[]
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
export async function readChoices(kind: TaxonomyKind): Promise<Result<Choice[]>> {
  const { path, several } = TAXONOMY_PATHS[kind]
  // Machine types are few and come whole.
  const fields = kind === "brand" ? { fields: "id,name,handle" } : {}
  const all = await readAll<Choice>(path, several, fields)
  return all.ok ? { ok: true, value: all.value.map(({ id, name, handle }) => ({ id, name, handle })) } : all
}

const toEntry = (row: Row, products: number | null): TaxonomyEntry => ({
  id: row.id,
  name: row.name,
  handle: row.handle,
  logo: row.logo,
  logoSrc: row.logo === null ? null : toPicturePath(row.logo),
  sort: row.sort ?? 0,
  intro: row.intro ?? "",
  products,
  updatedAt: row.updated_at,
})

/** Reads all brands or machine types, with the number of their products. */
export async function readTaxonomy(kind: TaxonomyKind): Promise<Result<TaxonomyEntry[]>> {
  const { path, several } = TAXONOMY_PATHS[kind]
  const [entries, catalogue] = await Promise.all([
    readAll<Row>(path, several),
    readAsStaff<AdminCatalogueResponse>("/admin/catalogue", { limit: 0 }),
  ])
  if (!entries.ok) return entries
  if (!catalogue.ok) console.error(`Counting the products of ${several}:`, catalogue.failure.cause)
  const counts = catalogue.ok
    ? new Map(catalogue.value.facets[kind].map(({ value, count }) => [String(value), count]))
    : null
  return {
    ok: true,
    value: entries.value.map((row) => toEntry(row, counts ? (counts.get(row.id) ?? 0) : null)),
  }
}

/** Reads one brand or machine type as it is stored now. */
export async function readTaxonomyEntry(kind: TaxonomyKind, id: string): Promise<Result<TaxonomyEntry>> {
  const { path, one } = TAXONOMY_PATHS[kind]
  const result = await readAsStaff<Partial<Record<string, Row>>>(`${path}/${encodeURIComponent(id)}`)
  if (!result.ok) return result
  const { [one]: row } = result.value
  if (!row) throw new TypeError(`${path} answered without its ${one}`)
  return { ok: true, value: toEntry(row, null) }
}

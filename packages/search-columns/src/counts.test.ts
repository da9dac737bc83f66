import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, it, vi } from "vitest"
import { facetsOf } from "./counts"
import { Database } from "./database"
import { type Condition } from "./filters"
import { IndexState } from "./index-state"
import { type Layout, type LayoutField } from "./layout"
import { type Sql, sql } from "./sql"

const brand: LayoutField = {
  ...{ path: "brand_handle", type: "keyword", array: false, place: "shape" },
  ...{ required: false, sortable: false, stats: false },
}
const layout: Layout = {
  ...{
    text: 1,
    primaryKey: "id",
    fields: { brand_handle: brand },
    scope: [],
    lists: [[]],
    plain: [],
    listed: [],
  },
  ...{ covered: [], keys: [], name: null, code: null, words: [], mentions: [], mistakes: null },
}

/** PostgreSQL's responses to the statements of an index. */
interface Responses {
  revision: () => string
  entries: () => Promise<{ id: number; digest: string; scope: number | null; shape: object }[]>
}

const stateOf = ({ revision, entries }: Responses) => {
  const raw = async (text: string, [from = 0]: number[]) => {
    if (text.includes("select revision"))
      return { rows: [{ revision: revision(), layout, superseded: false }] }
    const known = await entries()
    if (text.includes("select id, digest")) return { rows: known.filter(({ id }) => id >= from) }
    return { rows: [{ counts: [known.map(({ id }) => id), known.map(() => 1)] }] }
  }
  return new IndexState("products", new Database({ raw } as unknown as Knex))
}

it("A brand that another process adds during a query is counted, though its absence was cached a moment ago", async () => {
  const entries = [{ id: 1, digest: "1", scope: 0, shape: { brand_handle: "zebra" } }]
  // The write of the other process is not noticed yet.
  const state = stateOf({ revision: () => "1", entries: () => Promise.resolve(entries) })
  await state.refresh()
  const isHoneywell: Condition = { kind: "field", field: brand, operator: "any", values: ["honeywell"] }
  const count = async (rows: readonly Sql[]) => {
    const facets = await facetsOf(state, { shapes: [isHoneywell], rows }, [{ field: "brand_handle" }])
    return facets.brand_handle
  }
  expect(await count([])).toMatchObject({ values: [] })
  entries.push({ id: 2, digest: "2", scope: 0, shape: { brand_handle: "honeywell" } })
  expect(await count([sql`price < 100`])).toMatchObject({ values: [{ value: "honeywell", count: 1 }] })
})

it("A list that is read while another process's write is being noticed does not stay", async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  let revision = "1"
  let written: () => void = () => undefined
  let entries: ReturnType<Responses["entries"]> = Promise.resolve([])
  const state = stateOf({ revision: () => revision, entries: () => entries })
  await state.refresh()
  revision = "2"
  entries = new Promise((resolve) => (written = () => resolve([{ id: 1, digest: "1", scope: 0, shape: {} }])))
  vi.setSystemTime(Date.now() + 1_000)
  const noticed = state.refresh()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await state.cachePage("zebra", () => Promise.resolve("none"))).toBe("none")
  written()
  await noticed
  expect(await state.cachePage("zebra", () => Promise.resolve("one"))).toBe("one")
  vi.useRealTimers()
})

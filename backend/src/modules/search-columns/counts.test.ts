import { type Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, it } from "vitest"
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
  ...{ primaryKey: "id", fields: { brand_handle: brand }, scope: [], lists: [[]], plain: [], listed: [] },
  ...{ covered: [], keys: [], name: null, code: null, words: [], mistakes: null },
}

it("A brand that another process adds during a query is counted, though its absence was cached a moment ago", async () => {
  const entries = [{ id: 1, digest: "1", scope: 0, shape: { brand_handle: "zebra" } }]
  /** PostgreSQL, of which the second process is not seen in the index's revision yet. */
  const raw = (text: string, [from]: number[]) => {
    if (text.includes("select revision")) return { rows: [{ revision: "1", layout, superseded: false }] }
    if (text.includes("select id, digest")) return { rows: entries.filter(({ id }) => id >= (from ?? 0)) }
    return { rows: [{ counts: [entries.map(({ id }) => id), entries.map(() => 1)] }] }
  }
  const state = new IndexState("products", new Database({ raw } as unknown as Knex))
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

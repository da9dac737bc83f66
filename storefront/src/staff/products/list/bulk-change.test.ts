import { describe, expect, it } from "vitest"
import { type BulkKind, readChange } from "./bulk-change"

function read(kind: BulkKind, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readChange(kind, form)
}

describe("A change of many products", () => {
  it.each([
    ["publish", {}, { status: "published" }],
    ["unpublish", {}, { status: "draft" }],
    ["price", { way: "set", figure: "£1,249.50" }, { price: 1249.5 }],
    ["price", { way: "percent", figure: "-2.5%" }, { price_percent: -2.5 }],
    ["stock", { figure: " 12 " }, { stock: 12 }],
    ["stock", { figure: "1,000" }, { stock: 1000 }],
    ["reorder_level", { figure: " 100000 " }, { reorder_level: 100_000 }],
    ["reorder_level", { figure: " " }, { reorder_level: null }],
    ["brand", { choice: "brand_01" }, { brand_id: "brand_01" }],
    ["brand", { choice: "none" }, { brand_id: null }],
    ["machine_type", { choice: "pcat_01" }, { category_id: "pcat_01" }],
    ["tags", { way: "add", tags: " Retail, Cold store ,Retail," }, { add_tags: ["Retail", "Cold store"] }],
    ["tags", { way: "remove", tags: "Retail" }, { remove_tags: ["Retail"] }],
  ] as const)("is read from the form: %s %j", (kind, fields, change) => {
    expect(read(kind, fields)).toEqual({ change })
  })

  it.each([
    ["price", { way: "set", figure: "0" }],
    ["price", { way: "set", figure: "12.345" }],
    ["price", { way: "percent", figure: "0" }],
    ["price", { way: "percent", figure: "-95" }],
    ["stock", { figure: "-1" }],
    ["stock", { figure: "1000001" }],
    ["stock", { figure: "1.5" }],
    ["reorder_level", { figure: "-1" }],
    ["reorder_level", { figure: "100001" }],
    ["brand", {}],
    ["machine_type", {}],
    ["tags", { way: "add", tags: " , " }],
    ["tags", { way: "add", tags: Array.from({ length: 21 }, (_, at) => `Tag ${at}`).join(",") }],
  ] as const)("is refused where the field makes no sense: %s %j", (kind, fields) => {
    expect(read(kind, fields)).toHaveProperty("error")
  })

  it.each([
    ["set", "12,50", "12,50 could mean 12.50 or 1,250: write 12.50"],
    ["percent", "2,5%", "2,5 could mean 2.50 or 25: write 2.50"],
  ] as const)("reads no figure two ways: %s %s", (way, figure, error) => {
    expect(read("price", { way, figure })).toEqual({ error })
  })
})

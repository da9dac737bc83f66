import { describe, expect, it } from "vitest"
import type { Product } from "@/lib/medusa/shapes"
import { readComparison, toGroups } from "./comparison"

describe("what an address asks to compare", () => {
  it("is its ids, in their order and each once", () => {
    expect(readComparison("prod_b,prod_a, prod_b ,")).toEqual({
      ids: ["prod_b", "prod_a"],
      unreadable: 0,
      isTooMany: false,
    })
    expect(readComparison(["a", "b,c"]).ids).toEqual(["a", "b", "c"])
    expect(readComparison(undefined).ids).toEqual([])
  })

  it("is four at most, and says that there were more", () => {
    expect(readComparison("a,b,c,d,e")).toEqual({ ids: ["a", "b", "c", "d"], unreadable: 0, isTooMany: true })
  })

  it("counts what cannot be a product", () => {
    expect(readComparison("a,<script>,b c")).toEqual({ ids: ["a"], unreadable: 2, isTooMany: false })
  })
})

describe("the rows of a comparison", () => {
  const made = (type: string, specifications: { label: string; value: string }[]) =>
    ({ machineType: { name: type, handle: type }, specifications }) as unknown as Product

  it("hold a value for each product, null where it is not stated, and no row that none states", () => {
    const groups = toGroups([
      made("Label Printers", [{ label: "Print resolution", value: "203 dpi" }]),
      made("Label Printers", [{ label: "Interface", value: "USB, Ethernet" }]),
    ])
    expect(groups).toEqual([
      { title: "Build", rows: [{ label: "Machine type", values: ["Label Printers", "Label Printers"] }] },
      { title: "Connections", rows: [{ label: "Interface", values: [null, "USB, Ethernet"] }] },
      { title: "Scanning and printing", rows: [{ label: "Print resolution", values: ["203 dpi", null] }] },
    ])
  })
})

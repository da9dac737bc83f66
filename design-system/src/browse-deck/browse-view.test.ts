import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import {
  backFrom,
  browse,
  type BrowsePhase,
  type BrowseState,
  type BrowseView,
  keyOf,
  phaseToward,
  startAt,
} from "./browse-view"
import { TIMES } from "./times"

const brand = { id: "b1", href: "/products/zebra", name: "Zebra", logo: null, productCount: 38 }
const machineType = { id: "t1", href: "/products/zebra/tills", name: "Tills", logo: null, productCount: 2 }
const stacked: BrowseView = { level: "stacked" }
const brands: BrowseView = { level: "brands" }
const types: BrowseView = { level: "machine-types", brand }
const products: BrowseView = { level: "products", brand, machineType }

const show = (state: BrowseState, view: BrowseView, still = false) =>
  browse(state, { type: "show", view, still })
const land = (state: BrowseState) => browse(state, { type: "land" })

describe("the browse view (specification, 4)", () => {
  it("goes from stacked over dealing to brands, and over gathering back", () => {
    const phases: BrowsePhase[] = []
    let state = startAt(stacked)
    for (const step of [
      (s: BrowseState) => show(s, brands),
      land,
      (s: BrowseState) => show(s, stacked),
      land,
    ]) {
      state = step(state)
      phases.push(state.phase)
    }
    expect(phases).toEqual(["dealing", "brands", "gathering", "stacked"])
  })

  it("goes on to machine types and products, and back, at once", () => {
    let state = startAt(brands)
    for (const view of [types, products, types, brands]) {
      state = show(state, view)
      expect(state).toMatchObject({ phase: view.level, view })
    }
  })

  it("searches a view for what its address says, and otherwise for what it was last searched for", () => {
    const searched = browse(show(startAt(brands), products), { type: "search", query: "ds22" })
    const again = show(show(searched, types), products)
    expect(again.queries[keyOf(products)]).toBe("ds22")
    const bySearch = browse(again, { type: "show", view: products, still: true, query: "ls12" })
    expect(bySearch.queries[keyOf(products)]).toBe("ls12")
  })

  it.each([
    ["stacked", brands, "brands"],
    ["brands", stacked, "stacked"],
    ["dealing", stacked, "stacked"],
  ] as const)("skips the flight from %s when nothing may move", (phase, view, expected) => {
    expect(phaseToward(phase, view.level, true)).toBe(expected)
  })

  it.each([
    ["dealing", "stacked", "gathering"],
    ["gathering", "brands", "dealing"],
    ["dealing", "machine-types", "machine-types"],
    ["gathering", "products", "products"],
    ["machine-types", "stacked", "stacked"],
    ["products", "brands", "brands"],
    ["stacked", "products", "products"],
  ] as const)("turns from %s to %s over %s", (phase, level, expected) => {
    expect(phaseToward(phase, level, false)).toBe(expected)
  })

  it("lands nowhere else when nothing flies", () => {
    const state = startAt(types)
    expect(land(state).phase).toBe("machine-types")
  })

  it("leads back one level at a time, and from the deck nowhere", () => {
    expect([products, types, brands, stacked].map(backFrom)).toEqual([types, brands, stacked, null])
  })

  it.each([
    [null, null],
    [brand, null],
    [null, machineType],
  ])("leads from products without a machine type's page to the brands", (someBrand, someType) => {
    expect(backFrom({ level: "products", brand: someBrand, machineType: someType })).toEqual(brands)
  })

  it("tells choices apart, not only levels", () => {
    const other = { ...brand, id: "b2" }
    const views: BrowseView[] = [
      stacked,
      brands,
      types,
      { level: "machine-types", brand: other },
      products,
      { level: "products", brand: other, machineType },
    ]
    expect(new Set(views.map(keyOf)).size).toBe(views.length)
    const renamed: BrowseView = { level: "machine-types", brand: { ...brand, name: "Zebra Technologies" } }
    expect(keyOf(renamed)).toBe(keyOf(types))
  })
})

describe("a search", () => {
  const search = (state: BrowseState, query: string) => browse(state, { type: "search", query })

  it("is remembered for the choice it was made in", () => {
    const searched = search(startAt(brands), "zeb")
    const there = show(searched, types)
    expect(there.queries[keyOf(types)]).toBeUndefined()
    expect(show(there, brands).queries[keyOf(brands)]).toBe("zeb")
  })

  it("is stored while cards are gathered, and reset by the stacked deck", () => {
    const gathering = show(search(startAt(brands), "zeb"), stacked)
    expect(gathering.queries[keyOf(brands)]).toBe("zeb")
    expect(land(gathering).queries).toEqual({})
    expect(show(search(startAt(brands), "zeb"), stacked, true).queries).toEqual({})
  })

  it("may be there from the start (specification, 2.4)", () => {
    const found: BrowseView = { level: "products", brand: null, machineType: null }
    expect(startAt(found, "ds2208").queries).toEqual({ [keyOf(found)]: "ds2208" })
    expect(startAt(brands).queries).toEqual({})
  })
})

describe("its times", () => {
  const tokens = JSON.parse(
    readFileSync(new URL("../../tokens/motion.tokens.json", import.meta.url), "utf8"),
  ) as { "transition-duration": Record<string, { $value: { value: number } }> }

  it("are the specification's and the tokens'", () => {
    expect(TIMES).toMatchObject({ deal: 900, gather: 600, shakeEvery: 3000 })
    const { fan, gather } = tokens["transition-duration"]
    expect([fan?.$value.value, gather?.$value.value]).toEqual([TIMES.deal, TIMES.gather])
  })
})

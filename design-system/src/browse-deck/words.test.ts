import { expect, it } from "vitest"
import { statusWords } from "./words"

const brand = { id: "z", href: "/z", name: "Zebra", logo: null, productCount: 1 }

it.each([
  [statusWords({ level: "brands", list: [brand], total: 1 }, false, false), "1 brand"],
  [statusWords({ level: "brands", list: [brand], total: 1204 }, false, true), "1 of 1,204 brands"],
  [statusWords({ level: "brands", list: [brand], total: 38 }, true, false), "38 brands in the box"],
  [statusWords({ level: "machine-types", list: [], total: 6 }, false, true), "0 of 6 machine types"],
  [statusWords({ level: "products", list: [], total: 312 }, false, false), "312 products"],
  [statusWords({ level: "products", list: "loading", total: 0 }, false, false), "Loading products…"],
  [statusWords({ level: "products", list: "error", total: 0 }, false, false), ""],
])("says %j", (words, expected) => {
  expect(words).toBe(expected)
})

import { expect, it } from "vitest"
import { statusMessage } from "./messages"

const brand = { id: "z", href: "/z", name: "Zebra", logo: null, productCount: 1 }

it.each([
  [statusMessage({ level: "brands", list: [brand], total: 1 }, false, false), "1 brand"],
  [statusMessage({ level: "brands", list: [brand], total: 1204 }, false, true), "1 of 1,204 brands"],
  [statusMessage({ level: "brands", list: [brand], total: 38 }, true, false), "38 brands"],
  [statusMessage({ level: "machine-types", list: [], total: 6 }, false, true), "0 of 6 machine types"],
  [statusMessage({ level: "products", list: [], total: 312 }, false, false), "312 products"],
  [statusMessage({ level: "products", list: "loading", total: 0 }, false, false), "Loading products…"],
  [statusMessage({ level: "products", list: "error", total: 0 }, false, false), ""],
])("says %j", (args, expected) => {
  expect(args).toBe(expected)
})

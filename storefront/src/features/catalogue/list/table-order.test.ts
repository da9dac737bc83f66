import { describe, expect, it } from "vitest"
import { orderKey } from "./column-order"
import { TABLE_ORDERS, toOrder } from "./table-order"

describe("The orders of the table's columns", () => {
  it("have a text of their own each, under which the table finds its address", () => {
    const keys = [null, ...TABLE_ORDERS].map(orderKey)
    expect(new Set(keys).size).toBe(TABLE_ORDERS.length + 1)
    expect(keys).toContain("price descending")
  })

  it("leave the address when they are the list's own order", () => {
    expect(TABLE_ORDERS.map((order) => toOrder(order, ""))).toEqual([null, "-name", "price", "-price"])
  })
})

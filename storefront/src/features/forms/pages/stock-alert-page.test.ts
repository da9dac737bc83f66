import { describe, expect, it } from "vitest"
import { endOfFailure } from "../sending/stock-alert"
import { readStockAlert } from "./StockAlertPage"

describe("The address of a stock alert's page", () => {
  it("has a token to confirm or to remove, or how it ended", () => {
    expect(readStockAlert({ confirm: "salert_1.17.abc-_" })).toEqual({
      link: "confirm",
      token: "salert_1.17.abc-_",
    })
    expect(readStockAlert({ remove: "salert_1.17.abc" })).toMatchObject({ link: "remove" })
    expect(readStockAlert({ done: "requested" })).toEqual({ link: null, end: "requested" })
  })

  it("shows no other text of the address", () => {
    for (const query of [{}, { done: "constructor" }, { confirm: "<b>" }, { confirm: ["a", "b"] }])
      expect(readStockAlert(query)).toEqual({ link: null, end: "expired" })
  })
})

describe("A request that was not accepted", () => {
  it("is the visitor's to mend when it was refused, and to be tried again otherwise", () => {
    expect(endOfFailure({ status: 400, isRetryable: false })).toBe("refused")
    expect(endOfFailure({ status: 429, isRetryable: true })).toBe("failed")
    expect(endOfFailure({ status: undefined, isRetryable: true })).toBe("failed")
  })
})

import { describe, expect, it } from "vitest"
import { expectedState } from "./if-match"
import { recordOfPath } from "./record-versions"

describe("If-Match", () => {
  it("has the time at which a record was last read", () => {
    expect(expectedState('"2026-01-31T12:00:00.123Z"')).toBe(Date.UTC(2026, 0, 31, 12, 0, 0, 123))
  })

  it("has the version of a product that was last read", () => {
    expect(expectedState('"Zm9vYmFyLWJhel9xdXV4MQ"')).toBe("Zm9vYmFyLWJhel9xdXV4MQ")
  })

  it.each([undefined, "", "*"])("asks nothing when it is %j", (header) => {
    expect(expectedState(header)).toBeUndefined()
  })

  it.each([
    "2026-01-31T12:00:00Z",
    '"yesterday"',
    '"1"',
    'W/"2026-01-31T12:00:00Z"',
    "Zm9vYmFyLWJhel9xdXV4MQ",
    '"2026-99-99T00:00:00Z"',
  ])("refuses %j, which names none", (header) => {
    expect(() => expectedState(header)).toThrow("If-Match must be updated_at")
  })
})

describe("The record of a path", () => {
  it("is found in the path of its own route only", () => {
    expect(recordOfPath("/admin/brands/brand_01ABC")).toEqual({ resource: "brands", id: "brand_01ABC" })
    expect(recordOfPath("/admin/url-seo/seo_01ABC/")).toEqual({ resource: "url-seo", id: "seo_01ABC" })
    expect(recordOfPath("/ADMIN/Brands/brand%5F01ABC")).toEqual({ resource: "brands", id: "brand_01ABC" })
    expect(recordOfPath("/admin/products/batch")).toBeUndefined()
    expect(recordOfPath("/admin/products/prod_01/variants/variant_01")).toBeUndefined()
    expect(recordOfPath("/admin/users/user_01")).toBeUndefined()
    expect(recordOfPath("/admin/constructor/user_01")).toBeUndefined()
  })
})

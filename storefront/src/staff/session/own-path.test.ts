import { describe, expect, it } from "vitest"
import { ownPath } from "./own-path"

describe("ownPath", () => {
  it.each(["/admin/products", "/admin/products?q=zebra&page=2", "/admin/edit-product/prod_01"])(
    "leads on to %s",
    (path) => {
      expect(ownPath(path)).toBe(path)
    },
  )

  it.each([
    "//evil.example/admin/x",
    "/\\evil.example/admin/x",
    "/admin/../products",
    "/products",
    "/admin",
    "/admin/",
    "/admin/register?token=a",
    ["/admin/products"],
  ])("leads to the dashboard in place of %s", (wish) => {
    expect(ownPath(wish)).toBe("/admin/dashboard")
  })
})

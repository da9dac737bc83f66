import { STAFF_ROLES } from "@scanwright/backend/contract"
import { describe, expect, it } from "vitest"
import { mayOpen, permissionOfPage } from "./permissions"

describe("Pages of the staff", () => {
  it("are found by the beginning of the path, whole parts only", () => {
    expect(permissionOfPage("/admin/edit-product/prod_1?from=x")).toBe("products.write")
    expect(permissionOfPage("/admin/products")).toBe("shop.read")
    expect(permissionOfPage("/admin/products-of-others")).toBeNull()
  })

  it("without a row, or written in another way, are the owner's alone", () => {
    for (const path of ["/admin/anything", "/admin/%70roducts", "/admin/Products", "/admin"]) {
      expect(STAFF_ROLES.filter((role) => mayOpen(role, path))).toEqual(["owner"])
    }
  })
})

import { describe, expect, it } from "vitest"
import { companyRolesSchema, permissionReach } from "./roles"

describe("Roles of members", () => {
  it("add up, to the widest of each", () => {
    expect(permissionReach(["buyer"], "orders.read")).toBe("own")
    expect(permissionReach(["accounts"], "orders.read")).toBe("read")
    expect(permissionReach(["accounts", "buyer"], "orders.read")).toBe("own")
    expect(permissionReach(["accounts", "approver"], "orders.read")).toBe("all")
    expect(permissionReach(["accounts"], "orders.create")).toBeNull()
    expect(permissionReach([], "account.own")).toBeNull()
  })

  it("are chosen once each, in the order of the table, at least one", () => {
    expect(companyRolesSchema.parse(["buyer", "admin", "buyer"])).toEqual(["admin", "buyer"])
    expect(companyRolesSchema.safeParse([]).success).toBe(false)
    expect(companyRolesSchema.safeParse(["owner"]).success).toBe(false)
  })
})

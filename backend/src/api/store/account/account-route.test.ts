import { describe, expect, it } from "vitest"
import { type AccountRoute, accountRouteOf, rolesAllowRoute } from "./account-route"
import { ACCOUNT_ROUTES } from "./account-routes"

const [first] = ACCOUNT_ROUTES
const row = (path: string) => ({ ...first, method: "get", path }) as AccountRoute
const TABLE = [row("/store/account"), row("/store/account/things/:id"), row("/store/account/things/mine")]
const found = (method: string, path: string) => accountRouteOf(TABLE, method, path)?.path

describe("The row of a request", () => {
  it.each([
    ["GET", "/store/account", "/store/account"],
    ["HEAD", "/store/account/", "/store/account"],
    ["GET", "/Store/ACCOUNT/Things/cadr_1", "/store/account/things/:id"],
    ["GET", "/store/account/things/MINE", "/store/account/things/mine"],
  ])("is found as Express finds its route: %s %s", (method, path, expected) => {
    expect(found(method, path)).toBe(expected)
  })

  it.each([
    ["POST", "/store/account"],
    ["GET", "/store/account/things"],
    ["GET", "/store/account/things/1/more"],
    ["GET", "/store/account-requests"],
    ["OPTIONS", "/store/account"],
  ])("is none where the table has none: %s %s", (method, path) => {
    expect(found(method, path)).toBeUndefined()
  })
})

it("Roles that only read something call no route that writes it", () => {
  const permission = "service.write"
  expect(rolesAllowRoute(["accounts"], { method: "get", permission })).toBe(true)
  expect(rolesAllowRoute(["accounts"], { method: "post", permission })).toBe(false)
  expect(rolesAllowRoute(["accounts"], { method: "delete", permission })).toBe(false)
  expect(rolesAllowRoute(["buyer"], { method: "post", permission })).toBe(true)
})

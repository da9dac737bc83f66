import { type IncomingMessage } from "node:http"
import { describe, expect, it } from "vitest"
import { nameRoute, routeOf } from "./route-of"

const META = Symbol.for("NextInternalRequestMeta")
const matched = (pathname: string) =>
  ({ url: "/x?q=secret", [META]: { match: { definition: { pathname } } } }) as unknown as IncomingMessage
const unmatched = (url: string) => ({ url }) as unknown as IncomingMessage

describe("The route a request is counted under", () => {
  it.each([
    [matched("/products/[brand]/[type]"), "/products/[brand]/[type]"],
    [matched("/stored/[region]"), "/"],
    [matched("/stored/[region]/cart"), "/cart"],
    [unmatched("/_next/static/chunks/a.js"), "/_next/static/*"],
    [unmatched("/_next/image?url=%2Fmedia%2Fx"), "/_next/image/*"],
    [unmatched("/wp-login.php?user=secret"), "unmatched"],
  ])("%#: %j is %s", (request, route) => {
    expect(routeOf(request)).toBe(route)
  })

  it("is the named one where Next.js was not asked", () => {
    const request = unmatched("/about")
    nameRoute(request, "/[page]")
    expect(routeOf(request)).toBe("/[page]")
  })
})

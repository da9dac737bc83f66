import { describe, expect, it } from "vitest"
import { isReadableSession, cleanHeaders, isOrigin, isRouterState, negotiate } from "./request-headers"

const clean = (headers: Record<string, string>, options = {}) => {
  cleanHeaders(headers, { isTrusted: false, isRouters: false, secret: "secret", ...options })
  return Object.keys(headers).sort()
}

describe("Headers of a stranger", () => {
  it.each([
    "content-security-policy",
    "content-security-policy-report-only",
    "x-middleware-subrequest",
    "x-nextjs-data",
    "x-matched-path",
    "x-invoke-path",
    "x-action-forwarded",
    "next-resume",
    "x-forwarded-host",
    "x-prerender-revalidate",
    "rsc",
    "next-url",
  ])("%s does not reach Next.js", (name) =>
    expect(clean({ [name]: "x", accept: "text/html" })).toEqual(["accept", "accept-encoding"]),
  )

  it("reach it where they are the router's, a proxy's, or carry the build's secret", () => {
    expect(clean({ rsc: "1", "next-url": "/" }, { isRouters: true })).toContain("rsc")
    expect(clean({ "x-forwarded-host": "shop.example" }, { isTrusted: true })).toContain("x-forwarded-host")
    expect(clean({ "x-prerender-revalidate": "secret" })).toContain("x-prerender-revalidate")
    expect(clean({ "x-prerender-revalidate": "secret" }, { secret: undefined })).toEqual(["accept-encoding"])
  })
})

describe("The encoding of a response", () => {
  it.each([
    ["gzip, deflate, br", "gzip"],
    ["br;q=1.0, GZIP;q=0.5", "gzip"],
    ["*", "gzip"],
    ["gzip;q=0", "identity"],
    ["gzip;q=0, *", "identity"],
    ["br", "identity"],
    ["", "identity"],
    ["x".repeat(1_000), "identity"],
  ])("for %j is %s: two spellings share one response", (accepted, encoding) =>
    expect(negotiate(accepted)).toBe(encoding),
  )
})

describe("A state of the router", () => {
  const encode = (state: unknown) => encodeURIComponent(JSON.stringify(state))

  it("is read as browsers send it", () => {
    expect(isRouterState(encode(["", { children: ["admin", {}, null, "refetch"] }, null, null, 16]))).toBe(
      true,
    )
    expect(isRouterState(encode(["", { children: [["id", "a", "d", null], {}] }]))).toBe(true)
  })

  it.each(["", "%", "{", "null", "[]", '["",[]]', '["",{"children":1}]', '[["id","a","zz",null],{}]'])(
    "%j is refused",
    (text) => expect(isRouterState(text)).toBe(false),
  )

  it("is refused where it is longer, or deeper, than any page's", () => {
    expect(isRouterState(encode(["x".repeat(50_000), {}]))).toBe(false)
    expect(isRouterState("[".repeat(30_000))).toBe(false)
  })
})

it("A session is refused that does not fit into a header once it is decoded; other cookies are nobody's", () => {
  const names = ["staff-session", "account-session"]
  const sessions = ["", "e30.e-_0.x", "a.b", "no session", "%E0%A4%A"].flatMap((value) =>
    names.map((name) => `${name}=${value}`),
  )
  for (const cookies of ["", "a=%0d%0a; b", ...sessions])
    expect([cookies, isReadableSession(cookies, names)]).toEqual([cookies, true])
  for (const session of ["%0d%0aSet-Cookie: b", "a.%00.b", "%E2%82%AC.x.y"])
    for (const name of names) expect(isReadableSession(`a=b; ${name}=${session}; c=d`, names)).toBe(false)
})

it("An origin is an address", () => {
  expect(["null", "https://shop.example", "shop"].map(isOrigin)).toEqual([true, true, false])
})

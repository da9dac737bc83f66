import { describe, expect, it } from "vitest"
import { privateSpans, publicName } from "./private-spans"

type Ended = Parameters<typeof privateSpans.onEnd>[0]

function ended(attributes: Record<string, string>, message?: string) {
  const span = { attributes, status: { code: 2, message } }
  privateSpans.onEnd(span as unknown as Ended)
  return span
}

describe("The exported trace of a request", () => {
  it.each([
    ["GET /auth/token?token=abc", "GET unmatched"],
    ["route handler: GET /store/x?email=a@example.com", "route handler: GET unmatched"],
    ["/store/catalogue", "/store/catalogue"],
    ["query.graph: brand", "query.graph: brand"],
    ["route handler: /store/catalogue", "route handler: /store/catalogue"],
  ])("calls %s %s", (name, expected) => {
    expect(publicName(name)).toBe(expected)
  })

  it("is its route, its id and its status: no address, header, cookie or key", () => {
    const { attributes } = ended({
      "http.route": "/store/catalogue",
      "http.status_code": "200",
      "x-request-id": "an-id-of-ours",
      "http.url": "/store/catalogue?q=secret",
      authorization: "Bearer secret",
      cookie: "connect.sid=secret",
      "x-publishable-api-key": "pk_secret",
      "x-forwarded-for": "203.0.113.9",
      "workflow.flow_metadata.eventData": "secret",
    })
    expect(Object.keys(attributes)).toEqual(["http.route", "http.status_code", "x-request-id"])
  })

  it("is a statement without the values in it, named after what it does", () => {
    const span = ended({
      "db.statement": "/*request_id=some-visit*/ select * from user where email = 'a@example.com'",
    })
    expect(span).toMatchObject({
      name: "pg.query:SELECT",
      attributes: { "db.statement": "select * from user where email = ?" },
    })
  })

  it("has the reason of a failure without personal data", () => {
    expect(ended({}, "User with email: buyer@example.com was not found").status.message).toBe(
      "User with email: [e-mail] was not found",
    )
  })
})

import { describe, expect, it } from "vitest"
import { cspSourcesSchema, cspText, withSources } from "./csp-sources"

const POLICY = { "default-src": ["'self'"], "script-src": ["'self'"], "form-action": ["'none'"] }

describe("Further hosts in a content security policy", () => {
  it("are added to the directive that is named", () => {
    const sources = cspSourcesSchema.parse("script-src https://js.stripe.com https://*.example.com:8443;")
    expect(cspText(withSources(POLICY, sources))).toBe(
      "default-src 'self'; script-src 'self' https://js.stripe.com https://*.example.com:8443; form-action 'none'",
    )
  })

  it("go beside what default-src allowed, and in the place of 'none'", () => {
    const sources = cspSourcesSchema.parse("frame-src https://js.stripe.com; form-action https://pay.example")
    expect(withSources(POLICY, sources)).toMatchObject({
      "frame-src": ["'self'", "https://js.stripe.com"],
      "form-action": ["https://pay.example"],
    })
  })

  it.each([
    "https://js.stripe.com",
    "script-src",
    "script-src 'unsafe-inline'",
    "script-src *",
    "script-src https:",
    "script-src https://*",
    "script-src http://js.stripe.com",
    "script-src data:",
    "default-src https://js.stripe.com",
    "frame-ancestors https://js.stripe.com",
    "script-src https://a.example; script-src https://b.example",
    "script-src https://a.example\r\nset-cookie: a=b; path=/",
  ])("cannot be: %j", (text) => {
    expect(cspSourcesSchema.safeParse(text).error?.issues[0]?.message).toMatch(
      /^directives with hosts, for example /,
    )
  })
})

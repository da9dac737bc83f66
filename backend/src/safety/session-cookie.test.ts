import { describe, expect, it } from "vitest"
import { hasSessionCookie, sessionCookieName } from "./session-cookie"

describe("The cookie of the Medusa Admin's session", () => {
  it("has the prefix __Host- where the shop has TLS", () => {
    expect(sessionCookieName(true)).toMatch(/^__Host-/)
    expect(sessionCookieName(false)).not.toMatch(/^__/)
  })

  it.each([true, false])("is found among others, TLS or not: %s", (isSecure) => {
    const name = sessionCookieName(isSecure)
    expect(hasSessionCookie(`a=b; ${name}=s%3Ax; c=d`)).toBe(true)
    expect(hasSessionCookie(`a=${name}; x${name}=1`)).toBe(false)
    expect(hasSessionCookie(undefined)).toBe(false)
  })
})

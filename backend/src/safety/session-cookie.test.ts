import { describe, expect, it } from "vitest"
import { cookieFault, hasSessionCookie, sessionCookieName } from "./session-cookie"

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

  it.each(["connect.sid", "__Host-connect.sid"])(
    "%s is refused where Express would read it as JSON",
    (name) => {
      for (const value of ["j:{}", "j%3A%7B%22a%22%3A1%7D", "%6A:[1]", '"j:5"', " j:5"])
        expect([value, cookieFault(`a=b; ${name}=${value}`)?.status]).toEqual([value, 400])
    },
  )

  it("is accepted otherwise, as are all other cookies", () => {
    for (const cookie of ["connect.sid=s%3Ax.y", "connect.sid=x", "connect.sid=", "cart=j:{}", "j:{}", ""])
      expect([cookie, cookieFault(cookie)]).toEqual([cookie, undefined])
    expect(cookieFault(undefined)).toBeUndefined()
  })
})

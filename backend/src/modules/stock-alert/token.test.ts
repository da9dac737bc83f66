import { describe, expect, it } from "vitest"
import { makeToken, readToken } from "./token"

const NOW = Date.parse("2026-11-23T12:00:00Z")
const DAY = 86_400_000

describe("The token of a link about a stock alert", () => {
  const token = makeToken("secret", "confirm", "salert_1", NOW)

  it("names the request for seven days", () => {
    expect(readToken("secret", "confirm", token, NOW)).toBe("salert_1")
    expect(readToken("secret", "confirm", token, NOW + 7 * DAY - 1_000)).toBe("salert_1")
    expect(readToken("secret", "confirm", token, NOW + 7 * DAY + 1_000)).toBeNull()
  })

  it("is refused for another purpose, another request, another installation, or when it was changed", () => {
    expect(readToken("secret", "remove", token, NOW)).toBeNull()
    expect(readToken("other", "confirm", token, NOW)).toBeNull()
    expect(readToken("secret", "confirm", token.replace("salert_1", "salert_2"), NOW)).toBeNull()
    for (const bad of ["", "a.b", "a.1.b.c", `${token}x`, "salert_1.9999999999."])
      expect(readToken("secret", "confirm", bad, NOW)).toBeNull()
  })
})

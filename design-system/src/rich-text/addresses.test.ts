import { describe, expect, it } from "vitest"
import { checkLink } from "./addresses"

const isSafeLink = (address: string) => /^(https:|mailto:|\/)/.test(address)

describe("The address of a link", () => {
  it.each([
    ["www.zebra.com/gb", "https://www.zebra.com/gb"],
    ["sales@zebra.com", "mailto:sales@zebra.com"],
    [" /services/repair ", "/services/repair"],
  ])("%s becomes %s", (typed, href) => {
    expect(checkLink(typed, isSafeLink)).toEqual({ href })
  })

  it.each(["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "http://www.zebra.com"])(
    "%s is refused by the application's rule",
    (typed) => {
      expect(checkLink(typed, isSafeLink)).toHaveProperty("problem")
    },
  )

  it("is refused by the application's rule after it was completed, too", () => {
    expect(checkLink("www.zebra.com", () => false)).toHaveProperty("problem")
  })
})

import { expect, it } from "vitest"
import { isMalformed } from "./malformed-addresses"

it.each(["/products/%ZZ", "/%E0%A4%A", "/a%", "/a/%/b"])("%s cannot be decoded", (address) => {
  expect(isMalformed(address)).toBe(true)
})

it.each(["/", "/products/zebra", "/products/caf%C3%A9", "/search?q=100%", "/a%20b?c=%ZZ"])(
  "%s can",
  (address) => {
    expect(isMalformed(address)).toBe(false)
  },
)

import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { useOpenCart } from "@/features/buying/cart/cart-scope"

function Opener() {
  useOpenCart()
  return "inside"
}

describe("The cart's scope", () => {
  it("raises an error where the cart is used outside of it (specification, section 8)", () => {
    expect(() => renderToStaticMarkup(<Opener />)).toThrow(/^Using the cart outside its scope/)
  })
})

import { toaster } from "@scanwright/design-system"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createCart } from "./cart-store"
import { sampleProduct as scanner } from "./sample-product"

const printer = { ...scanner, productId: "prod_2", variantId: "variant_2", name: "Zebra ZD421" }

/** A window with storage, as far as the cart uses one. */
class Browser extends EventTarget {
  readonly location = { pathname: "/products" }
  readonly values = new Map<string, string>()
  isFull = false
  readonly localStorage = {
    getItem: (key: string) => this.values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (this.isFull) throw new DOMException("Full", "QuotaExceededError")
      this.values.set(key, value)
    },
  }

  /** Acts as another tab: changes the storage, and dispatches the event to this window. */
  change(value: string | null) {
    if (value === null) this.values.delete("cart")
    else this.values.set("cart", value)
    this.dispatchEvent(Object.assign(new Event("storage"), { key: "cart" }))
  }
}

describe("The cart", () => {
  let browser: Browser
  const open = () => createCart()
  const quantities = (cart: ReturnType<typeof createCart>) =>
    cart.getState().items.map(({ productName, quantity }) => [productName, quantity])

  beforeEach(() => {
    browser = new Browser()
    vi.stubGlobal("window", browser)
    vi.stubGlobal("localStorage", browser.localStorage)
    toaster.dismiss()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it("starts a new product at 1, and raises an existing one by 1", () => {
    const cart = open()
    cart.getState().add([{ product: scanner, quantity: 1 }])
    cart.getState().add([{ product: printer, quantity: 1 }])
    cart.getState().add([{ product: scanner, quantity: 1 }])
    expect(quantities(cart)).toEqual([
      ["Zebra DS2208", 2],
      ["Zebra ZD421", 1],
    ])
    expect(cart.getState().items[0]?.id).toMatch(/^prod_1-\d+$/)
  })

  it("adds as many as were chosen, never more than may be asked for", () => {
    const cart = open()
    cart.getState().add([{ product: scanner, quantity: 9_000 }])
    cart.getState().add([{ product: scanner, quantity: 9_000 }])
    expect(quantities(cart)).toEqual([["Zebra DS2208", 9_999]])
  })

  it("says how many were added, and what a line has no room for", () => {
    const cart = open()
    const added = (...quantities: [product: typeof scanner, quantity: number][]) => {
      cart.getState().add(quantities.map(([product, quantity]) => ({ product, quantity })))
      const { title, description } = toaster.current() ?? {}
      return [title, description]
    }
    const title = "Added to Cart!"
    expect(added([scanner, 1])).toEqual([title, "Zebra DS2208 has been added to your cart."])
    expect(added([scanner, 1_200])).toEqual([title, "1,200 × Zebra DS2208 have been added to your cart."])
    expect(added([scanner, 1], [printer, 1])).toEqual([title, "2 products have been added to your cart."])
    expect(added([scanner, 2], [printer, 1])).toEqual([
      title,
      "2 products, 3 pieces in all, have been added to your cart.",
    ])
    expect(added([scanner, 9_000])).toEqual([
      title,
      "Only 8,795 × Zebra DS2208 have been added to your cart: a line holds at most 9,999.",
    ])
    expect(added([scanner, 3], [printer, 5])).toEqual([
      title,
      "Only 5 pieces have been added to your cart: a line holds at most 9,999.",
    ])
    expect(added([scanner, 1])).toEqual([
      "Nothing was added",
      "Your cart has 9,999 × Zebra DS2208 already: a line holds at most 9,999.",
    ])
  })

  it("removes a line whose quantity is set to 0 or below", () => {
    const cart = open()
    cart.getState().add([
      { product: scanner, quantity: 3 },
      { product: printer, quantity: 2 },
    ])
    const [first, second] = cart.getState().items.map(({ id }) => id)
    cart.getState().setQuantity(first ?? "", 0)
    expect(quantities(cart)).toEqual([["Zebra ZD421", 2]])
    cart.getState().setQuantity(second ?? "", -1)
    expect(quantities(cart)).toEqual([])
  })

  it("removes, clears, and puts back at the old places", () => {
    const cart = open()
    cart.getState().add([
      { product: scanner, quantity: 3 },
      { product: printer, quantity: 2 },
    ])
    const [first] = cart.getState().items
    if (!first) throw new Error("There is no line")
    cart.getState().remove(first.id)
    expect(quantities(cart)).toEqual([["Zebra ZD421", 2]])
    cart.getState().restore([{ item: first, at: 0 }])
    const before = cart.getState().items
    cart.getState().clear()
    expect(quantities(cart)).toEqual([])
    cart.getState().restore(before.map((item, at) => ({ item, at })))
    expect(cart.getState().items).toEqual(before)
  })

  it("is restored on the next load", () => {
    open()
      .getState()
      .add([{ product: scanner, quantity: 4 }])
    expect(quantities(open())).toEqual([["Zebra DS2208", 4]])
  })

  it("follows what other tabs do, and does not undo it", () => {
    const [here, there] = [open(), open()]
    here.getState().add([{ product: scanner, quantity: 1 }])
    there.getState().add([{ product: printer, quantity: 1 }])
    browser.change(browser.values.get("cart") ?? null)
    expect(quantities(here)).toEqual([
      ["Zebra DS2208", 1],
      ["Zebra ZD421", 1],
    ])
    browser.change(null)
    expect(quantities(here)).toEqual([])
  })

  it.each(["{", "null", "7", '"text"', "[]", '{"items":7}', '{"version":99,"items":[null,{"productId":1}]}'])(
    "starts empty from the foreign storage %s",
    (text) => {
      browser.values.set("cart", text)
      const cart = open()
      expect(quantities(cart)).toEqual([])
      cart.getState().add([{ product: scanner, quantity: 1 }])
      expect(quantities(open())).toEqual([["Zebra DS2208", 1]])
    },
  )

  it.each(["full", "blocked"])("works in memory where storage is %s, and says so once", (how) => {
    const cart = open()
    browser.isFull = how === "full"
    if (how === "blocked") vi.stubGlobal("localStorage", undefined)
    cart.getState().add([{ product: scanner, quantity: 1 }])
    expect(toaster.current()?.title).toBe("Your cart cannot be kept")
    cart.getState().add([{ product: scanner, quantity: 1 }])
    expect(quantities(cart)).toEqual([["Zebra DS2208", 2]])
    expect(toaster.current()?.title).toBe("Added to Cart!")
  })

  it("takes over a changed price and stores the old one; a product no longer sold stays, marked as such", () => {
    const cart = open()
    cart.getState().add([
      { product: { ...scanner, specifications: ["2D imager"] }, quantity: 1 },
      { product: printer, quantity: 1 },
    ])
    const now = { ...scanner, price: 99, stock: 2, specifications: [] }
    cart.getState().refresh(
      new Map([
        ["variant_1", now],
        ["variant_2", null],
      ]),
    )
    expect(cart.getState().items).toMatchObject([
      { price: 99, addedPrice: 114.5, stock: 2, isGone: false, specifications: ["2D imager"] },
      { price: 114.5, isGone: true },
    ])
  })
})

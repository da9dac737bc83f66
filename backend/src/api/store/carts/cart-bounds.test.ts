import { describe, expect, it } from "vitest"
import { INQUIRY_LINES_MOST } from "../../../contract"
import { cartFault } from "./cart-bounds"

const line = { variant_id: "variant_1", quantity: 1 }
const linesOf = (count: number) => Array.from({ length: count }, () => line)
const text = (bytes: number) => ({ note: "x".repeat(bytes) })

describe("A cart of a stranger", () => {
  it.each([
    ["nothing", undefined],
    ["no fields", "text"],
    ["the most lines", { items: linesOf(INQUIRY_LINES_MOST) }],
    ["a little metadata", { metadata: text(1_000), items: [{ ...line, metadata: text(1_000) }] }],
    ["an address", { shipping_address: { first_name: "Jo", metadata: text(100) } }],
    ["the largest quantity", { quantity: 9_999 }],
  ])("may have %s", (_name, body) => {
    expect(cartFault(body)).toBeUndefined()
  })

  it.each([
    ["too many lines at once", { items: linesOf(INQUIRY_LINES_MOST + 1) }, /500 lines/],
    ["50 kB of metadata", { metadata: text(50_000) }, /16 kB/],
    ["3 kB of metadata", { metadata: text(3_000) }, /metadata must be at most 2048 bytes/],
    ["large metadata of a line", { items: [{ ...line, metadata: text(3_000) }] }, /metadata/],
    ["large metadata of an address", { billing_address: { metadata: text(3_000) } }, /metadata/],
    ["a long address", { billing_address: { address_1: "x".repeat(20_000) } }, /16 kB/],
    ["more pieces than anybody buys", { items: [{ ...line, quantity: 10_000 }] }, /quantity/],
    ["a quantity changed to that", { quantity: 1e15 }, /quantity/],
  ])("may not have %s", (_name, body, reason) => {
    expect(cartFault(body)).toMatch(reason)
  })

  it("does not grow by one line, or by a little metadata, after the other", () => {
    expect(cartFault(line, INQUIRY_LINES_MOST - 1)).toBeUndefined()
    expect(cartFault(line, INQUIRY_LINES_MOST)).toMatch(/500 lines/)
    expect(cartFault({ quantity: 2 }, INQUIRY_LINES_MOST)).toBeUndefined()
    expect(cartFault({ metadata: text(1_500) }, 1, { other: "y".repeat(1_000) })).toMatch(/metadata/)
    expect(cartFault({ metadata: text(1_500) }, 1, text(1_000))).toBeUndefined()
  })
})

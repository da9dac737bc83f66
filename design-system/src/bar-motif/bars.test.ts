import { expect, it } from "vitest"
import { code128 } from "../lib/code128"
import { BARCODES, BARS } from "./bars"

it.each(["house", "empty"] as const)("draws the %s barcode so that a scanner reads its words", (name) => {
  expect(BARS[name]).toBe(code128(BARCODES[name]).join(" "))
})

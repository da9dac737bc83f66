import { expect, it } from "vitest"
import { largestFirst } from "./largest-first"

const brand = (name: string, productCount: number) => ({ name, handle: name, logo: null, productCount })

it("The largest brands come first, and those of one size by name", () => {
  const brands = [brand("apg", 1), brand("Zebra", 62), brand("Elo", 1), brand("Epson", 12)]
  expect(largestFirst(brands).map(({ name }) => name)).toEqual(["Zebra", "Epson", "apg", "Elo"])
})

import { expect, it } from "vitest"
import { partNumberKeysIn, productQuery } from "./product-query"

it.each([
  ["P/N DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW"],
  ["Zebra P/N: DS2208-SR7U2100SGW", "Zebra DS2208-SR7U2100SGW"],
  ["SKU:DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW"],
  ["Part number DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW"],
  ["Model: ZD421", "ZD421"],
  ["Part no. : SP-720", "SP-720"],
  ["5 x DS2208-SR7U2100SGW", "DS2208-SR7U2100SGW"],
  ["SKU DS2208-SR7U2100SGW × 5", "DS2208-SR7U2100SGW"],
  ["DS2208-SR7U2100SGW scanner, qty: 5", "DS2208-SR7U2100SGW scanner,"],
  ["10 pcs DK-11208", "DK-11208"],
  ["4 x 6 labels", "4 x 6 labels"],
  ["paper 100 x 150", "paper 100 x 150"],
  ["spare part for model ZD421", "spare part for model ZD421"],
  ["SKU", "SKU"],
  ["", ""],
])("of %j, %j names the product", (text, product) => expect(productQuery(text)).toBe(product))

it("a part number may be any words of a text that look like one, alone or together", () => {
  expect(partNumberKeysIn("5 x Zebra DS2208 SR7U2100SGW")).toEqual([
    ...["ZEBRADS2208SR7U2100SGW", "DS2208", "SR7U2100SGW"],
    ...["ZEBRADS2208", "DS2208SR7U2100SGW"],
  ])
  expect(partNumberKeysIn(" – ")).toEqual([])
})

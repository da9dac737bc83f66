import { describe, expect, it } from "vitest"
import * as routes from "@/config/routes"
import { readSite } from "@/config/site"
import { sitePages } from "@/content/site-pages"
import { matchNames } from "./match-names"

const items = [
  { name: "Zebra" },
  { name: "Star Micronics" },
  { name: "Label Printers" },
  { name: "Terms & Conditions", words: "Returns Delivery Warranty" },
  { name: "How to choose a label printer" },
  { name: "Café orders" },
]
const found = (query: string, most = 10) => matchNames(query, items, most).map(({ name }) => name)

describe("names", () => {
  it.each([
    ["the beginning of each word", "lab pri", ["Label Printers", "How to choose a label printer"]],
    ["a word within", "micronics", ["Star Micronics"]],
    ["a name within a longer text, singular or plural", "Zebra label printer", ["Zebra", "Label Printers"]],
    ["further words", "returns", ["Terms & Conditions"]],
    ["no accents and no case", "CAFE", ["Café orders"]],
    ["nothing for a part of a word", "ebra", []],
    ["nothing where one word is unknown", "no such thing 0000", []],
    ["nothing for blank text and signs", " -& ", []],
  ])("match by %s", (_, query, names) => expect(found(query)).toEqual(names))

  it("are bounded, those that begin with the text first", () => {
    expect(found("label", 1)).toEqual(["Label Printers"])
  })
})

describe("the site's own pages", () => {
  const pages = sitePages(readSite({}))
  const paths = (query: string) => matchNames(query, pages, 3).map(({ href }) => href)

  it.each([
    ["repair", routes.repair],
    ["itad", routes.itad],
    ["buy back", routes.buyBack],
    ["returns", routes.terms],
    ["privacy", routes.privacyPolicy],
    ["co2", routes.co2Calculator],
  ])("are found by what people call them: %s", (query, path) => {
    expect(paths(query)).toContain(path)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ACCESSORY_FIELDS } from "../contract"
import { readCatalogueFile } from "./catalogue-file"
import { parseCatalogue } from "./parse-catalogue"

let folder = ""

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catalogue-file-"))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe("readCatalogueFile", () => {
  it("gives the text of a file with blanks and accents in its name", async () => {
    const file = path.join(folder, "prix d’été.csv")
    writeFileSync(file, "part_number,name,brand,machine_type,stock\nA1,Till,Elo,POS Systems,3\n")
    const { rows } = await parseCatalogue(await readCatalogueFile(file))
    expect(rows.map(({ part_number: partNumber }) => partNumber)).toEqual(["A1"])
  })

  it("says that a file does not exist", async () => {
    const file = path.join(folder, "nowhere.csv")
    await expect(readCatalogueFile(file)).rejects.toThrow(`${file} does not exist.`)
  })
})

describe("the sample catalogue", () => {
  it("has no bad row", async () => {
    const file = path.join(__dirname, "..", "seed", "data", "catalogue.csv")
    const { rows, errors, rowCount } = await parseCatalogue(await readCatalogueFile(file))
    expect(errors).toEqual([])
    expect(rows).toHaveLength(rowCount)
  })

  it("has accessories, consumables and spare parts, and names no part number that is not in it", async () => {
    const file = path.join(__dirname, "..", "seed", "data", "catalogue.csv")
    const { rows } = await parseCatalogue(await readCatalogueFile(file))
    const known = new Map(rows.map((row) => [row.part_number, row]))
    const named = ACCESSORY_FIELDS.map((field) => rows.flatMap(({ values }) => values[field] ?? []))
    expect(named.flat().filter((partNumber) => !known.has(partNumber))).toEqual([])
    for (const partNumbers of named) expect(new Set(partNumbers).size).toBeGreaterThan(4)
    const unused = rows.filter(
      ({ part_number: own, values: { specifications } }) =>
        ["Accessory", "Consumable", "Spare part"].includes(String(specifications.form_factor)) &&
        !named.flat().includes(own),
    )
    expect(unused).toEqual([])
  })
})

import { expect, it } from "vitest"
import { parseCatalogue, readHead } from "./parse-catalogue"

const LINES = [
  "",
  " ",
  "MPN,Product,Make,Kind,Qty,Shelf,",
  "A1,Till one,Elo,POS Systems,1,A7,",
  "",
  "A2,Till two,Elo,POS Systems,#N/A,B7,x",
].join("\n")
const CHOICES = ["part_number", "name", "brand", "machine_type", "stock", null, null]

it("Columns are read as staff chose, and those that are left out may hold anything", async () => {
  const { rows, errors, columns } = await parseCatalogue(LINES, { choices: CHOICES })
  expect(columns).toEqual(["part_number", "name", "brand", "machine_type", "stock", "", ""])
  expect(rows[0]).toMatchObject({ part_number: "A1", values: { name: "Till one", stock: 1 }, problems: [] })
  // Messages name rows and cells as the spreadsheet does, empty rows above the first counted.
  expect(errors).toEqual([])
  expect(rows[1]).toMatchObject({
    row: 6,
    problems: [{ column: "stock", problem: expect.stringContaining("cell E6") as string }],
  })
})

it("The head of a file has its headings and the first three rows with values", async () => {
  const lines = ["a,b", "1,2", "", "3,4", "5,6", "7,8"].join("\n")
  expect(await readHead(lines)).toEqual({
    headings: ["a", "b"],
    samples: [
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ],
  })
  await expect(readHead("\n \n")).rejects.toThrow(/The file is empty/)
})

const TITLED = `Price list May 2026\nPrices ex VAT\n\n${LINES.trim()}`

it("Titles above the headings are left out, and rows keep their numbers", async () => {
  expect((await readHead(TITLED)).headings[0]).toBe("MPN")
  const { rows } = await parseCatalogue(TITLED, { choices: CHOICES })
  expect(rows).toMatchObject([
    { row: 5, part_number: "A1", problems: [] },
    { row: 7, part_number: "A2", problems: [{ column: "stock" }] },
  ])
})

it("A title does not say what separates the cells", async () => {
  const lines =
    "Price list, May 2026\npart_number;name;brand;machine_type;stock\nA1;Till, black;Elo;POS Systems;1"
  const { rows } = await parseCatalogue(lines)
  expect(rows).toMatchObject([{ row: 3, part_number: "A1", values: { name: "Till, black" } }])
})

it("The first line is taken for the headings where none looks like them", async () => {
  expect((await readHead("Alpha,Beta\n1,2\n3,4")).headings).toEqual(["Alpha", "Beta"])
  await expect(parseCatalogue("part_number,price\nA1,2")).rejects.toThrow(/missing columns/)
})

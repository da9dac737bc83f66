import { expect, it } from "vitest"
import { parseCatalogue, readHead } from "./parse-catalogue"

async function* streamOf(text: string) {
  yield text
}

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
  const { rows, errors, columns } = await parseCatalogue(streamOf(LINES), { choices: CHOICES })
  expect(columns).toEqual(["part_number", "name", "brand", "machine_type", "stock", "", ""])
  expect(rows).toMatchObject([{ part_number: "A1", name: "Till one", stock: 1 }])
  // Messages name rows and cells as the spreadsheet does, empty rows above the first counted.
  expect(errors).toMatchObject([
    { row: 6, column: "stock", problem: expect.stringContaining("cell E6") as string },
  ])
})

it("The head of a file has its headings and the first three rows with values", async () => {
  const lines = ["a,b", "1,2", "", "3,4", "5,6", "7,8"].join("\n")
  expect(await readHead(streamOf(lines))).toEqual({
    headings: ["a", "b"],
    samples: [
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ],
  })
  await expect(readHead(streamOf("\n \n"))).rejects.toThrow(/The file is empty/)
})

const TITLED = `Price list May 2026\nPrices ex VAT\n\n${LINES.trim()}`

it("Titles above the headings are left out, and rows keep their numbers", async () => {
  expect((await readHead(streamOf(TITLED))).headings[0]).toBe("MPN")
  const { rows, errors } = await parseCatalogue(streamOf(TITLED), { choices: CHOICES })
  expect(rows).toMatchObject([{ row: 5, part_number: "A1" }])
  expect(errors).toMatchObject([{ row: 7, column: "stock" }])
})

it("A title does not say what separates the cells", async () => {
  const lines =
    "Price list, May 2026\npart_number;name;brand;machine_type;stock\nA1;Till, black;Elo;POS Systems;1"
  const { rows } = await parseCatalogue(streamOf(lines))
  expect(rows).toMatchObject([{ row: 3, part_number: "A1", name: "Till, black" }])
})

it("The first line is taken for the headings where none looks like them", async () => {
  expect((await readHead(streamOf("Alpha,Beta\n1,2\n3,4"))).headings).toEqual(["Alpha", "Beta"])
  await expect(parseCatalogue(streamOf("part_number,price\nA1,2"))).rejects.toThrow(/missing columns/)
})

import { partNumberKey, partNumberKeysIn } from "@scanwright/backend/contract"
import fc from "fast-check"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { CartProduct } from "./cart-product"
import {
  checkAgain,
  checkText,
  lookUpLeft,
  leftAfterAdding,
  withColumns,
  withChoice,
} from "./check-quick-order"
import { ROWS_MOST } from "./order-rows"
import { sampleProduct } from "./sample-product"

const products = ["DS2208-SR7U2100SGW", "ZD4A042-30EM00EZ", "39472190", "TC22", "1950"].map(
  (sku, at): CartProduct => ({
    ...sampleProduct,
    price: 100,
    ...{ productId: `prod_${at}`, name: "Handheld Scanner, 203 dpi", sku, stock: 8 },
  }),
)
const [scanner] = products as [CartProduct]

/** Products by a text, found as the shop finds them. */
const found = (text: string) =>
  products.filter(({ sku }) => partNumberKeysIn(text).includes(partNumberKey(sku ?? "")))

beforeEach(() => {
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    const { part_numbers: texts } = JSON.parse(body) as { part_numbers: string[] }
    expect(texts.length).toBeLessThanOrEqual(ROWS_MOST)
    const near = texts.map((text) => (text.startsWith("DS2208-SR7U2100SGX") ? [scanner] : []))
    return Promise.resolve(Response.json({ variants: [], part_numbers: texts.map(found), near }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const check = (text: string, inCart = 0) => checkText(text, () => inCart)
/** Part number of the product and quantity of each line; null for what is not certain. */
const read = async (text: string) => {
  const { lines } = await check(text)
  return lines.map(({ product, quantity }) => [product?.sku ?? null, quantity])
}

describe("the quick order reads", () => {
  it.each([
    ["DS2208-SR7U2100SGW 5", 5],
    ["DS2208-SR7U2100SGW\t5", 5],
    ["DS2208-SR7U2100SGW,5", 5],
    ["DS2208-SR7U2100SGW; 5", 5],
    ["DS2208-SR7U2100SGW | 5", 5],
    ["DS2208-SR7U2100SGW: 5", 5],
    ["5 x DS2208-SR7U2100SGW", 5],
    ["5x DS2208-SR7U2100SGW", 5],
    ["5 × DS2208-SR7U2100SGW", 5],
    ["5 DS2208-SR7U2100SGW", 5],
    ["5 EA DS2208-SR7U2100SGW", 5],
    ["5 no. DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW x5", 5],
    ["Zebra DS2208-SR7U2100SGW x 5", 5],
    ["DS2208-SR7U2100SGW 5 pcs", 5],
    ["DS2208-SR7U2100SGW qty 5", 5],
    ["Qty: 5 DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW, Qty: 5", 5],
    ["5,DS2208-SR7U2100SGW", 5],
    ["DS2208-SR7U2100SGW", 1],
    ["DS2208 SR7U2100SGW", 1],
    ["P/N: ds2208 sr7u2100sgw", 1],
    ["DS2208 SR7U2100SGW 12", 12],
    ["1. DS2208-SR7U2100SGW", 1],
    ["2) DS2208-SR7U2100SGW x 5", 5],
    ["3. 5 x DS2208-SR7U2100SGW", 5],
    ["• DS2208-SR7U2100SGW – 5", 5],
    ["Please quote: Zebra DS2208-SR7U2100SGW scanner x 5", 5],
    ["DS2208-SR7U2100SGW (5)", 5],
    ["DS2208-SR7U2100SGW=5", 5],
    ["DS2208-SR7U2100SGW 5 Stk", 5],
    ["DS2208-SR7U2100SGW\t5 EA", 5],
    ["DS2208-SR7U2100SGW 1,000", 1000],
    ["1,000 x DS2208-SR7U2100SGW", 1000],
    ['"DS2208-SR7U2100SGW","1,200"', 1200],
    ["DS2208-SR7U2100SGW\t1,249", 1249],
    ["DS2208-SR7U2100SGW\t1 249", 1249],
    ["DS2208-SR7U2100SGW\t5.00 pcs", 5],
    ['DS2208-SR7U2100SGW,"Imager, corded",5', 5],
    ["DS2208-SR7U2100SGW\tImager\t£149.00\t5", 5],
    ["DS2208-SR7U2100SGW\tImager\t149.50\t5", 5],
    ["5010000000000\tDS2208-SR7U2100SGW\t5", 5],
    ["| DS2208-SR7U2100SGW | 5 |", 5],
    ["sep=;\nDS2208-SR7U2100SGW;5", 5],
  ])("%j", async (text, quantity) => {
    expect(await read(text)).toEqual([["DS2208-SR7U2100SGW", quantity]])
  })

  it("part numbers of digits alone, in any place", async () => {
    const text = "39472190 2\n2,39472190\n39472190\n2 x 39472190\n39472190;2\n2\t39472190\n1950,3"
    expect(await read(text)).toEqual([
      ...[2, 2, 1, 2, 2, 2].map((quantity) => ["39472190", quantity]),
      ["1950", 3],
    ])
  })

  it("short part numbers in a text, which the shop finds alone only", async () => {
    expect(await read("TC22 5\n2 x TC22\n3 TC22")).toEqual([5, 2, 3].map((quantity) => ["TC22", quantity]))
  })

  it("lines of different kinds, numbered as an editor does, also with several kinds of line ends", async () => {
    const { lines } = await check("DS2208-SR7U2100SGW 5\r\n\r\nTC22\t2\r\r\n3 x 39472190\rZD4A042-30EM00EZ;4")
    expect(lines.map(({ line, quantity }) => [line, quantity])).toEqual([
      ...[
        [1, 5],
        [3, 2],
        [4, 3],
        [5, 4],
      ],
    ])
  })

  it.each([
    ["a column of line numbers", "Item,Part number,Qty\n1,DS2208-SR7U2100SGW,5\n2,ZD4A042-30EM00EZ,2"],
    [
      "the name first",
      "Product name,SKU,Quantity\nZebra USB kit,DS2208-SR7U2100SGW,5\nPrinter,ZD4A042-30EM00EZ,2",
    ],
    ["a heading that says what for", "Part number,Order qty\nDS2208-SR7U2100SGW,5\nZD4A042-30EM00EZ,2"],
    ["Units", "MPN;Units;Unit price\nDS2208-SR7U2100SGW;5;149\nZD4A042-30EM00EZ;2;1249"],
    ["No. off", "Part\tdpi\tNo. off\nDS2208-SR7U2100SGW\t203\t5\nZD4A042-30EM00EZ\t300\t2"],
    ["Ordered", "Line,Ordered,Delivered,Code\n1,5,3,DS2208-SR7U2100SGW\n2,2,0,ZD4A042-30EM00EZ"],
    [
      "Required Qty",
      "Required Qty,Our code,Your code\n5,100234,DS2208-SR7U2100SGW\n2,100235,ZD4A042-30EM00EZ",
    ],
    ["a heading of two lines", '"Order\nqty",Part number\n5,DS2208-SR7U2100SGW\n2,ZD4A042-30EM00EZ'],
    [
      "another language",
      "Artikel;Bezeichnung;Menge;Preis\nDS2208-SR7U2100SGW;Scanner;5;149\nZD4A042-30EM00EZ;Drucker;2;12",
    ],
    [
      "titles above",
      "Purchase order 4711,,\n,,\nPart,Qty,Price\nDS2208-SR7U2100SGW,5,149\nZD4A042-30EM00EZ,2,99",
    ],
    ["headings on each page", "Part,Qty,£\nDS2208-SR7U2100SGW,5,149\nPart,Qty,£\nZD4A042-30EM00EZ,2,99"],
  ])("columns by their headings: %s", async (_what, text) => {
    const lines = await read(text)
    expect(lines.filter(([sku]) => sku !== null)).toEqual([
      ["DS2208-SR7U2100SGW", 5],
      ["ZD4A042-30EM00EZ", 2],
    ])
  })
})

describe("the quick order asks", () => {
  it.each([
    ["the price before the quantity", "DS2208-SR7U2100SGW;Zebra corded imager;149;5"],
    ["prices between tabs", "ZD4A042-30EM00EZ\tDesktop printer\t1,249\t2"],
    ["line numbers", "1\tDS2208-SR7U2100SGW\tZebra imager\t5"],
    ["numbers that count lines", "1,DS2208-SR7U2100SGW\n2,ZD4A042-30EM00EZ"],
    ["dots per inch", "DS2208-SR7U2100SGW,203,2"],
    ["an unknown heading", "Part number,Whatever\nDS2208-SR7U2100SGW,5"],
    ["dots per inch alone", "Part number,dpi\nDS2208-SR7U2100SGW,203"],
    ["two quantities", "Part number,Qty,Ordered\nDS2208-SR7U2100SGW,5,6"],
    ["a price alone", "DS2208-SR7U2100SGW;149.00"],
    ["a thousand that a comma splits", "DS2208-SR7U2100SGW,1,000"],
    ["a description alone", "DS2208-SR7U2100SGW,Imager"],
    ["another product beside it", "DS2208-SR7U2100SGW,ZD4A042-30EM00EZ,5"],
  ])("for the column: %s", async (_what, text) => {
    const { lines, table, columns } = await check(text)
    expect(lines.filter(({ isAddable }) => isAddable)).toEqual([])
    expect(table).not.toBeNull()
    expect(columns.partNumber === null || columns.quantity === null).toBe(true)
  })

  it.each(
    [
      ...[
        "0",
        "2.5",
        "99999",
        "12,50",
        "-3",
        "\t-3",
        "\t1.000",
        "5 @ 149 each",
        "x 5 and 6",
        "5x2",
        "1 249",
        "½",
        "５",
      ],
      ...[
        "@ 149",
        "£ 149",
        "149 £",
        "EUR 149",
        "149.00",
        "price: 149",
        "RRP 149",
        "203",
        "Wi-Fi 6",
        "week 49",
        "R x2",
      ],
      ...[
        "10 pcs per box",
        "x 2 doz",
        "pack 10",
        "x5 boxes",
        "x 5 (pack/10)",
        "x5,5",
        "total\t5",

        "cancelled",
      ],
    ].map((behind) => `DS2208-SR7U2100SGW ${behind}`),
  )("how many: %j", async (text) => {
    expect((await check(text)).lines.filter(({ isAddable }) => isAddable)).toEqual([])
  })

  it.each([
    ...["1 DS2208-SR7U2100SGW 5", "1 DS2208-SR7U2100SGW Imager 5 149.00 745.00", "two DS2208-SR7U2100SGW"],
    ...["2 boxes DS2208-SR7U2100SGW", "2 x DS2208-SR7U2100SGW 10 pcs", "4 x 6 labels DS2208-SR7U2100SGW"],
    ...[
      "2 dz DS2208-SR7U2100SGW",
      "No DS2208-SR7U2100SGW",
      "Cable CBA-U21-S07ZAR for DS2208-SR7U2100SGW x 5",
    ],
    ...["Cable for DS2208-SR7U2100SGW\t5", "Part,Price,Qty\nDS2208-SR7U2100SGW,1,249.00,5"],
    ...["Part,Text,Qty,Price,Notes\nDS2208-SR7U2100SGW,Cable, 3,5,118.50", "DS2208-SR7U2100SGW\t5\tBOX"],
    ...[
      "Part;Menge;Preis\nDS2208-SR7U2100SGW;5,000;118,50",
      "Part\tQty\tUOM\nDS2208-SR7U2100SGW\t5\tBox of 10",
    ],
    ...[
      "DS2208-SR7U2100SGW labels x 5",
      "DS2208-SR7U2100SGW x 5, XYZ-99 x 2",
      "10\tDS2208-SR7U2100SGW\tScanner",
    ],
    ...[
      "Part,Desc,Qty,Notes\nDS2208-SR7U2100SGW,Scanner,1,250,",
      "Part,Desc,Qty,Price\nDS2208-SR7U2100SGW,5,118",
    ],
    ...["Part\tQty\tUOM\nDS2208-SR7U2100SGW\t5\tKarton", "Artikel;Menge\nDS2208-SR7U2100SGW;5,000"],
    ...[
      "Part\tQty\tTo order\nDS2208-SR7U2100SGW\t40\t5",
      "DS2208-SR7U2100SGW\t100",
      "DS2208-SR7U2100SGW handheld 5",
    ],
    "Part\tQty\t\n\tSupplier part no.\tSent\nDS2208-SR7U2100SGW\t5\t2",
  ])("whether it is the product, and how many: %j", async (text) => {
    const line = (await check(text)).lines.find(({ product }) => product?.sku === scanner.sku)
    expect(line).toMatchObject({ product: scanner, quantity: null, isAsked: true, isAddable: false })
  })

  it.each([
    "1\tDS2208-SR7U2100SGW\n2\tTC22",
    "1 DS2208-SR7U2100SGW\n2 39472190",
    "TC22\t5\t64\n39472190\t\t41",
  ])("again about what stays of %j, which alone would look certain", async (text) => {
    const list = await check(text)
    const [first] = list.lines
    if (!first) throw new Error("no line")
    const leftover = leftAfterAdding(withChoice(list, first, { quantity: 3 }, () => 0))
    expect(leftover.text).toBe(text.split("\n")[1])
    expect((await check(leftover.text)).lines).toMatchObject([{ isAddable: true }])
    expect((await checkText(leftover.text, () => 0, leftover)).lines).toMatchObject([{ isAddable: false }])
  })

  it("about rows that are put to what stays of a list: their columns may be other ones", async () => {
    const list = await check("1\tTC22\t7\t64\n2\tNOPE-12345\t3\t41")
    const leftover = leftAfterAdding(withColumns(list, { ...list.columns, quantity: 2 }, () => 0))
    expect(leftover.text).toBe("2\tNOPE-12345\t3\t41")
    const text = `${leftover.text}\n1\tDS2208-SR7U2100SGW\t149\t5`
    expect((await checkText(text, () => 0, leftover)).columns).toMatchObject({ quantity: null })
    expect((await checkText(leftover.text, () => 0, leftover)).columns).toMatchObject({ quantity: 2 })
  })

  it.each(["5 required", "Qty: 5", "five", "10 × £118.50"])(
    "whether %j belongs to the line above",
    async (below) => {
      expect((await check(`DS2208-SR7U2100SGW\n${below}`)).lines).toMatchObject([
        { quantity: null },
        { product: null },
      ])
    },
  )

  it("about cells that stand one below the other, as in an e-mail", async () => {
    expect(await read("DS2208-SR7U2100SGW\n5\nTC22\n2")).toEqual([
      ...[
        ["DS2208-SR7U2100SGW", null],
        [null, null],
        ["TC22", null],
        [null, null],
      ],
    ])
  })

  it.each([
    "In stock",
    "Box qty",
    "Qty on order",
    "Previously ordered",
    "Qty (100s)",
    "Required",
    "Menge pro VE",
  ])("for the column with the heading “%s”", async (heading) => {
    const { lines } = await check(`Part number,${heading},Buy\nDS2208-SR7U2100SGW,49,2`)
    expect(lines).toMatchObject([{ quantity: null, isAddable: false }])
  })

  it.each([
    ["what it replaces", "Part number,Replaces,Qty\nCBA-U21-S07ZAR,DS2208-SR7U2100SGW,5"],
    ["what it is for", "Part number,Description,Qty\nCBA-U21-S07ZAR,Cable for DS2208-SR7U2100SGW,5"],
    ["the model it is for", "Part number,Model,Qty\nRB-1,DS2208-SR7U2100SGW,5"],
    ["two part numbers", "Item no,MPN,Qty\nDS2208-SR7U2100SGW,UNKNOWN-1,5"],
    ["the reference of the order", "Part number,Order ref,Qty\nXX-11111,39472190,5"],
  ])("for the column of part numbers: %s", async (_what, text) => {
    expect(await check(text)).toMatchObject({ columns: { partNumber: null }, lines: [{ isAddable: false }] })
  })

  it("about bare numbers that count the lines", async () => {
    expect(await read("1 DS2208-SR7U2100SGW\n2 ZD4A042-30EM00EZ\n3 TC22")).toEqual(
      ["DS2208-SR7U2100SGW", "ZD4A042-30EM00EZ", "TC22"].map((sku) => [sku, null]),
    )
  })

  it("about an empty cell of a column of quantities: in an order form it is what nobody wants", async () => {
    expect(await read("Part,Qty\nDS2208-SR7U2100SGW,5\nZD4A042-30EM00EZ,\nTC22")).toEqual([
      ["DS2208-SR7U2100SGW", 5],
      ["ZD4A042-30EM00EZ", null],
      ["TC22", null],
    ])
  })

  it("and goes by what the buyer chooses", async () => {
    const list = await check("Pos;Nr;Was;149\n1;DS2208-SR7U2100SGW;Imager;149;5\n2;TC22;Computer;449;2")
    const chosen = withColumns(list, { ...list.columns, quantity: 4 }, () => 0)
    expect(chosen.lines.filter(({ isAddable }) => isAddable).map(({ quantity }) => quantity)).toEqual([5, 2])
    const one = withColumns(list, { ...list.columns, quantity: "none" }, () => 0)
    expect(one.lines.filter(({ isAddable }) => isAddable).map(({ quantity }) => quantity)).toEqual([1, 1])
  })

  it("looks up a column that was not looked up before", async () => {
    const list = await check("1950,TC22,Scanner,5")
    const chosen = withColumns(list, { ...list.columns, partNumber: 0, quantity: 3 }, () => 0)
    expect(chosen).toMatchObject({
      left: ["1950"],
      lines: [{ isAddable: false, note: "Not looked up yet." }],
    })
    expect(checkAgain({ ...chosen, lookedUp: await lookUpLeft(chosen) }, () => 0).lines).toMatchObject([
      { product: { sku: "1950" }, quantity: 5, isAddable: true },
    ])
  })

  it("for a quantity in the line, which can be set", async () => {
    const list = await check("1 DS2208-SR7U2100SGW 5")
    const [line] = list.lines
    if (!line) throw new Error("no line")
    expect(withChoice(list, line, { quantity: 3 }, () => 0).lines).toMatchObject([
      { quantity: 3, isAsked: true, isAddable: true, note: null },
    ])
    expect(withChoice(list, line, { quantity: 0 }, () => 0).lines).toMatchObject([
      { isAsked: true, isAddable: false },
    ])
  })
})

/** A column of a purchase order: its headings, and its cells. */
interface Column {
  readonly headings: readonly string[]
  readonly cell: (row: OrderedRow, at: number) => string
}
interface OrderedRow {
  readonly sku: string
  readonly quantity: number
  readonly price: number
  readonly isGrouped: boolean
}

const figure = (value: number, isGrouped: boolean) =>
  isGrouped ? value.toLocaleString("en-GB") : String(value)
const COLUMNS: Readonly<Record<"part" | "quantity" | "others", readonly Column[]>> = {
  part: [
    {
      headings: ["Part number", "MPN", "SKU", "Your code", "Supplier part no.", "Artikelnummer", "Ref"],
      cell: ({ sku }) => sku,
    },
    { headings: ["Product"], cell: ({ sku }) => `Zebra ${sku}` },
  ],
  quantity: [
    {
      headings: [
        "Qty",
        "Quantity",
        "Order qty",
        "QTY.",
        "Units",
        "No. off",
        "Ordered",
        "Required Qty",
        "Qty (pcs)",
        "Menge",
      ],
      cell: ({ quantity, isGrouped }) => figure(quantity, isGrouped),
    },
  ],
  others: [
    { headings: ["Item", "Line", "#", "Pos."], cell: (_row, at) => String(at + 1) },
    { headings: ["Line"], cell: (_row, at) => String((at + 1) * 10) },
    { headings: ["Description", "Product name"], cell: () => "Imager, corded, 2 m; USB" },
    { headings: ["Resolution", "dpi"], cell: (_row, at) => (at % 2 ? "203" : "300") },
    {
      headings: ["Unit price", "Net", "Price each"],
      cell: ({ price, isGrouped }) => figure(price, isGrouped),
    },
    { headings: ["Cost"], cell: ({ price }) => price.toFixed(2) },
    { headings: ["Total", "Line total"], cell: ({ price, quantity }) => `£${price * quantity}` },
    { headings: ["EAN"], cell: (_row, at) => `50123456789${10 + at}` },
    { headings: ["In stock", "Min. order qty"], cell: () => "100" },
    { headings: ["Our reference"], cell: () => "" },
  ],
}

const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const DIALECTS: readonly ((rows: readonly (readonly string[])[]) => string)[] = [
  (rows) => rows.map((cells) => cells.map(quoted).join(",")).join("\r\n"),
  (rows) => rows.map((cells) => cells.map(quoted).join(";")).join("\n"),
  (rows) => rows.map((cells) => cells.join("\t")).join("\r\n"),
  (rows) => rows.map((cells) => cells.map((cell) => JSON.stringify(cell)).join(",")).join("\n"),
  (rows) => rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n"),
]

const row = fc.record({
  sku: fc.constantFrom("DS2208-SR7U2100SGW", "ZD4A042-30EM00EZ", "39472190"),
  quantity: fc.integer({ min: 1, max: 2_000 }),
  price: fc.integer({ min: 5, max: 5_000 }),
  isGrouped: fc.boolean(),
})
const purchaseOrder = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  columns: fc
    .tuple(
      fc.constantFrom(...COLUMNS.part),
      fc.constantFrom(...COLUMNS.quantity),
      fc.subarray([...COLUMNS.others]),
    )
    .chain(([part, quantity, others]) =>
      fc.shuffledSubarray([part, quantity, ...others], { minLength: others.length + 2 }),
    ),
  heading: fc.option(fc.nat(), { nil: null }),
  dialect: fc.constantFrom(...DIALECTS),
})

describe("100 generated purchase orders", () => {
  it("have each line right, or asked about; with headings that are usual, right", async () => {
    await fc.assert(
      fc.asyncProperty(purchaseOrder, async ({ rows, columns, heading, dialect }) => {
        const headings =
          heading === null ? [] : [columns.map(({ headings: usual }) => usual[heading % usual.length] ?? "")]
        const cells = rows.map((one, at) => columns.map(({ cell }) => cell(one, at)))
        const { lines } = await check(dialect([...headings, ...cells]))
        const added = lines.filter(({ product }) => product)
        expect(added.map(({ product }) => product?.sku)).toEqual(rows.map(({ sku }) => sku))
        for (const [at, { quantity }] of added.entries()) {
          // "1,000" may be one where commas are before decimals.
          const isUnclear = heading === null || (rows[at]?.isGrouped && dialect === DIALECTS[1])
          if (isUnclear && quantity === null) continue
          expect(quantity).toBe(rows[at]?.quantity)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe("the quick order checks", () => {
  it.each([
    ["unknown", "NOPE-12345 5", "We could not find “NOPE-12345”. Check it, or ask us."],
    [
      "a quantity not understood",
      "Part,Qty\nDS2208-SR7U2100SGW,some",
      "Quantity not understood. Write a whole number from 1 to 9,999.",
    ],
  ])("and explains what is %s", async (_what, text, note) => {
    expect((await check(text)).lines[0]).toMatchObject({ note, isAddable: false })
  })

  it.each([
    ["more than is in stock", { stock: 8 }, "Only 8 of 12 in stock. We quote the rest with a delivery date."],
    ["out of stock", { stock: 0 }, "Out of stock. We quote it with a delivery date."],
    [
      "without a price",
      { stock: 99, price: null, priceText: "Price on application" },
      "Price on application: your quote will have a figure.",
    ],
  ])("and takes what is %s, and says so", async (_what, change, note) => {
    const before = { ...scanner }
    Object.assign(scanner, change)
    const { lines } = await check("DS2208-SR7U2100SGW 12")
    Object.assign(scanner, before)
    expect(lines).toMatchObject([{ quantity: 12, note, isAddable: true }])
  })

  it("lines of the same product together, and with the cart", async () => {
    const note =
      "11 in all lines and your cart. Only 8 of 11 in stock. We quote the rest with a delivery date."
    const { lines } = await check("DS2208-SR7U2100SGW 5\nDS2208-SR7U2100SGW 4", 2)
    expect(lines).toMatchObject([
      { note, isAddable: true },
      { note, isAddable: true },
    ])
    const many = await check("DS2208-SR7U2100SGW 5000\nDS2208-SR7U2100SGW 5000")
    expect(many.lines.map(({ isAddable, note: why }) => [isAddable, why])).toEqual(
      Array(2).fill([false, "10,000 in all lines and your cart: at most 9,999 go into one quote."]),
    )
  })

  it("names the products that may be meant, and takes the one that the buyer says", async () => {
    const list = await check("DS2208-SR7U2100SGX 12")
    const [line] = list.lines
    expect(line).toMatchObject({ product: null, near: [scanner] })
    expect(line && withChoice(list, line, { product: scanner }, () => 0).lines).toMatchObject([
      { product: scanner, quantity: 12, near: [], isAddable: true },
    ])
  })

  it("rows below second headings later: their columns may be other ones", async () => {
    const list = await check("Part,Qty,Price\nTC22,5,64\nPart,Price,Qty\nDS2208-SR7U2100SGW,41,2")
    expect(list.lines).toMatchObject([{ quantity: 5, isAddable: true }])
    expect(leftAfterAdding(list).text).toBe("Part,Price,Qty\nDS2208-SR7U2100SGW,41,2")
  })

  it.each([
    [
      "“the same as above”",
      'Part\tText\tQty\nDS2208-SR7U2100SGW\tScanner\t5\nTC22\t"\t2\n39472190\t"\t3',
      [5, 2, 3],
    ],
    ["the same in front", '"\tDS2208-SR7U2100SGW\t2\n"\tTC22\t3', [2, 3]],
    ["inches", 'DS2208-SR7U2100SGW\t" 4\t5\nTC22\t6 "\t2', [5, 2]],
    ["one that is open", 'DS2208-SR7U2100SGW,"Scanner,5\nTC22,"Cable, black",2', [5, 2]],
  ])("quotation marks that mean %s lose no line", async (_what, text, quantities) => {
    const lines = await read(text)
    expect(lines.map(([, quantity]) => quantity)).toEqual(quantities)
  })

  it("and leaves what is not added in the field, with its columns and headings", async () => {
    const heading = "Item,Part number,Qty"
    const list = await check(`${heading}\n1,DS2208-SR7U2100SGW,5\n2,NOPE-12345,"1,000"\n3,TC22,`)
    expect(leftAfterAdding(list).text).toBe(`${heading}\n2,NOPE-12345,"1,000"\n3,TC22,`)
    expect(leftAfterAdding(await check(`${heading}\n1,DS2208-SR7U2100SGW,5`)).text).toBe("")
  })

  it("reads no more than may be asked for, and leaves the rest", async () => {
    const rows = Array.from({ length: ROWS_MOST + 5 }, (_, at) => `DS2208-SR7U2100SGW,${at + 1}`)
    const list = await check(["Part,Qty", ...rows].join("\r\n"))
    expect(list.lines).toHaveLength(ROWS_MOST - 1)
    expect(leftAfterAdding({ ...list, lines: [] }).text).toBe(
      ["Part,Qty", ...rows.slice(ROWS_MOST - 1)].join("\n"),
    )
    expect((await check("\n;;\n")).lines).toEqual([])
  })
})

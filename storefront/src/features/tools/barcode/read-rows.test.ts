import { readFileSync } from "node:fs"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { SymbologyId } from "@/lib/symbologies"
import { type Choices, questionOf, readRows } from "./read-rows"

/** Content, caption and number of labels of each row. */
const labels = (id: SymbologyId, text: string, choices?: Choices) =>
  readRows(id, text, choices).rows.map(({ content, caption, copies }) => [content, caption, copies])

const asked = (id: SymbologyId, text: string, choices?: Choices) =>
  questionOf(readRows(id, text, choices).reading)

describe("a line is one content", () => {
  it("where no mark is in it", () => {
    const { rows } = readRows("code-128", "A-1\r\nA-2\r\r\n\nA-3\rA-4\n")
    expect(rows.map(({ line, content }) => [line, content])).toEqual([
      ...[
        [1, "A-1"],
        [2, "A-2"],
        [4, "A-3"],
        [5, "A-4"],
      ],
    ])
  })

  it("where its marks belong to what phones read", () => {
    const file = readFileSync(new URL("testing/bar-06-wifi.txt", import.meta.url), "utf8")
    for (const text of [
      file,
      "MECARD:N:Smith,John;TEL:+441134960000;;",
      "geo:53.8,-1.5\nmailto:a@b.example?cc=c@d.example,e@f.example",
      "https://example.com/p;id=a\nhttps://example.com/c",
    ]) {
      expect(labels("qr", text)).toEqual(
        text
          .trim()
          .split("\n")
          .map((line) => [line, "", 1]),
      )
    }
  })

  it("in quotation marks that a spreadsheet has set around it", () => {
    expect(labels("qr", '"Smith, John"\n"one\ntwo"\n"say ""hello"""')).toEqual([
      ...[
        ["Smith, John", "", 1],
        ["one\ntwo", "", 1],
        ['say "hello"', "", 1],
      ],
    ])
  })

  it("also with quotation marks that are inches, or around a word", () => {
    const lines = ['"5 inch', "A-2", '"A" B', '10" tablet', "A-5"]
    expect(labels("code-128", lines.join("\n"))).toEqual(lines.map((line) => [line, "", 1]))
    const rows = ['5012345678900,"5 inch', '4006381333931,10" or 12"', "9638507,short", '036000291452,"A" B']
    expect(labels("ean-13", rows.join("\n"))).toEqual([
      ...[
        ["5012345678900", '"5 inch', 1],
        ["4006381333931", '10" or 12"', 1],
        ["0036000291452", '"A" B', 1],
      ],
    ])
    for (const [id, text] of [
      ["ean-13", '5012345678900,"5 inch\n4006381333931,10"'],
      ["code-128", '"5 inch\n10"'],
    ] as const) {
      expect(readRows(id, text).rows).toHaveLength(2)
    }
    expect(labels("code-128", 'Code,Text\nA-1,"Bolt\nM6"\nA-2,Nut')).toHaveLength(2)
    expect(readRows("qr", '"BEGIN:VCARD\nN:Smith\nEND:VCARD"').notes).toEqual([])
    expect(readRows("qr", '"BEGIN:VCARD\nN:Smith\nEND:VCARD\nA-2"').notes).toHaveLength(1)
    expect(readRows("qr", '"5 inch\nA-2\n10"').notes).toMatchObject([
      { line: 1, message: "Its quotation marks hold 3 lines together." },
    ])
  })
})

describe("a list has columns", () => {
  it("where its kind of barcode cannot hold the mark, whatever marks the captions have", () => {
    expect(labels("ean-13", "5012345678900,Bolt; M8\n4006381333931,Nut; M6")).toEqual([
      ...[
        ["5012345678900", "Bolt; M8", 1],
        ["4006381333931", "Nut; M6", 1],
      ],
    ])
    expect(labels("ean-13", "5012345678900;Bolt, M8\n4006381333931;Nut")).toMatchObject([
      ["5012345678900", "Bolt, M8", 1],
      ["4006381333931", "Nut", 1],
    ])
    expect(labels("code-39", "A1,Shelf 1\nA2")).toEqual([
      ["A1", "Shelf 1", 1],
      ["A2", "", 1],
    ])
  })

  it("where a tab is in it, its first line says so, or a cell has several lines", () => {
    expect(labels("qr", "A;1\tShelf, left")).toEqual([["A;1", "Shelf, left", 1]])
    const { rows } = readRows("code-128", "sep=|\nA-1|One, two")
    expect(rows).toEqual([{ line: 2, content: "A-1", caption: "One, two", copies: 1 }])
    const card = (name: string) => `BEGIN:VCARD\nN:${name};;;\nEND:VCARD`
    expect(labels("qr", `"${card("Smith")}",Jane\n"${card("Doe")}",John`)).toEqual([
      ...[
        [card("Smith"), "Jane", 1],
        [card("Doe"), "John", 1],
      ],
    ])
  })

  it("with headings, in any order", () => {
    const list =
      "sep=;\r\nQty;Description;EAN-13\r\n3;Bolt, M6;501234567891\r\n1;Nut;5012345678901\r\n2;x;abc\r\n"
    const { rows, faults } = readRows("ean-13", list)
    expect(rows).toEqual([{ line: 3, content: "5012345678917", caption: "Bolt, M6", copies: 3 }])
    expect(faults.map(({ line }) => line)).toEqual([4, 5])
    expect(faults[0]?.message).toMatch(/ends in 0, not 1/)
    for (const heading of ["EAN13", "Barcode No.", "GTIN-14", "Part number", "Bar code"]) {
      const { rows: read, faults: none } = readRows("ean-13", `${heading}\n5012345678900`)
      expect([read.map(({ content }) => content), none]).toEqual([["5012345678900"], []])
    }
    expect(readRows("ean-13", "SKU,EAN1\nA-1,5012345678900").faults).toEqual([])
    expect(labels("ean-13", "SKU,EAN\nA-1,5012345678900")).toEqual([["5012345678900", "A-1", 1]])
    expect(labels("code-128", "Country code,Code,Name\nGB,A-1,One")).toEqual([["A-1", "One", 1]])
    expect(labels("ean-13", "5012345678900,Tag,Label\n4006381333931,Link,Text")).toHaveLength(2)
    expect(labels("code-128", "A-1\t\nA-2")).toHaveLength(2)
    expect(labels("ean-13", "Bolt;5012345678900")).toEqual([["5012345678900", "Bolt", 1]])
  })

  it("with headings that exports have, below a title, beside many other columns", () => {
    for (const [id, heading] of [
      ["code-128", "Description,EAN/GTIN,Qty"],
      ["code-128", "Title,Variant Barcode,Copies"],
      ["ean-13", "Bezeichnung,EAN-Code,Etiketten"],
      ["ean-13", "Item,Barcode,Copies required"],
      ["code-128", "Name,Employee ID,Qty to print"],
      ["ean-13", "Stock report April 2026\n\nDescription,EAN,No. of labels"],
    ] as const) {
      const { rows } = readRows(id, `${heading}\nBolt M6,5012345678900,2`)
      expect(rows).toMatchObject([{ content: "5012345678900", caption: "Bolt M6", copies: 2 }])
    }
    const titled = readRows("code-128", "Stock in April\nCode,Labels\nA-1,2")
    expect(titled.faults).toEqual([
      { line: 1, text: "Stock in April", message: "It stands above the headings." },
    ])
    expect(labels("code-39", "PART-1;Washer\nSERIAL;TITLE\nPART-3;Nut")).toHaveLength(3)
    const wide = (cells: readonly string[]) => [...Array.from({ length: 60 }, () => "x"), ...cells].join(",")
    expect(labels("ean-13", `${wide(["EAN", "Labels"])}\n${wide(["5012345678900", "3"])}`)).toMatchObject([
      ["5012345678900", "x", 3],
    ])
    expect(labels("code-128", "Code,Description,Qty")).toEqual([])
  })

  it("whose rows have their content in its column, and are otherwise named", () => {
    const tabs = readRows("code-128", "A-1\tBolt\n\tNut\nA-3\tWasher")
    expect(tabs.rows.map(({ content }) => content)).toEqual(["A-1", "A-3"])
    expect(tabs.faults).toMatchObject([{ line: 2 }])
    expect(labels("code-128", "Bolt M6\tA-100\nNut\tA-101")).toEqual([
      ["A-100", "Bolt M6", 1],
      ["A-101", "Nut", 1],
    ])
    const wrong = readRows("ean-13", "5012345678901,Labels\n4006381333931,Pens")
    expect(wrong.faults).toMatchObject([{ line: 1 }])
    expect(wrong.rows).toMatchObject([{ line: 2, caption: "Pens" }])
  })

  it("and no content is cut at one of its own marks", () => {
    for (const [id, text] of [
      ["qr", "Name;Code\nGuest;WIFI:S:a;P:b;;"],
      ["qr", "Code;Name\nWIFI:S:a;P:b;;;Guest"],
      ["qr", "sep=;\nWIFI:S:a;P:b;;;Guest"],
      ["qr", "Link,Name\nhttps://example.com/x?a=1,2,Shelf"],
      ["code-128", "Code,Name\nA-1,B,Shelf"],
    ] as const) {
      const { rows, faults } = readRows(id, text)
      expect(rows).toEqual([])
      expect(faults[0]?.message).toMatch(/^It has more columns than the others: put a text with “[;,]”/)
    }
    // Where the content cannot hold the mark, the caption has it.
    expect(labels("ean-13", "EAN,Name\n5012345678900,Bolt, M6, zinc")).toEqual([
      ["5012345678900", "Bolt, M6, zinc", 1],
    ])
    expect(labels("ean-13", "5012345678900,Bolt, M6\n4006381333931,Nut")[0]?.[1]).toBe("Bolt, M6")
    expect(readRows("ean-13", "EAN,Name,Price\n5012345678900,Tea, green,2.50").rows).toEqual([])
    const unsure = readRows("ean-13", "EAN,Text,Copies\n5012345678900,Bolt,5,M6")
    expect(unsure.rows).toEqual([])
    expect(unsure.faults).toMatchObject([{ line: 2 }])
  })

  it("of which one number of labels is missing, none, too large or no number", () => {
    const { rows, faults } = readRows(
      "code-128",
      "Code,Labels\nA-1,3\nA-2,\nA-3,0\nA-4,5001\nA-5,many\nA-6,2.00\nA-7",
    )
    expect(rows.map(({ content, copies }) => [content, copies])).toEqual([
      ["A-1", 3],
      ["A-6", 2],
    ])
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      ...[
        [3, "The number of labels is missing."],
        [4, "No label is wanted of it: its number is 0."],
        [5, "“5001” is no number of labels. Write a whole number up to 5,000."],
        [6, "“many” is no number of labels. Write a whole number up to 5,000."],
        [8, "The number of labels is missing."],
      ],
    ])
  })
})

describe("it is asked", () => {
  it("whether there are columns, where a line may be one content", () => {
    for (const [id, text, mark] of [
      ["code-128", "A-1,One\nA-2", ","],
      ["code-128", "A-1; John\nDoe; Jane", ";"],
      ["qr", "https://example.com/1,Shelf", ","],
      ["qr", "https://example.com/1,20\nhttps://example.com/2,30", ","],
      ["qr", "WIFI:S:a;P:b;;,Guests", ","],
      ["qr", '"WIFI:S:a;P:b;;",Guests\n"To be, or not", Hamlet', ","],
      ["gs1-128", "(10)A,Carton", ","],
      ["gs1-128", "(01)09506000134352(10)LOT,42(21)SERIAL1234567890ABCDEF", ","],
      ["gs1-digital-link", "https://example.com/01/05012345678900?a=1,Shelf", ","],
      // Unreadable as they stand, but not because of the mark.
      ["code-128", "Müller, Hans\nJäger, Otto", ","],
      ["qr", `${"so, on, and ".repeat(400)}1`, ","],
      ["code-128", "A-1\tOne\nA-2", "\t"],
      ["qr", "Signs, large\nLabels, prints", ","],
    ] as const) {
      expect(asked(id, text)).toBe("separator")
      expect(readRows(id, text).rows).toEqual([])
      expect(readRows(id, text).reading.separators).toContain(mark)
    }
    expect(labels("code-128", "A-1,One\nA-2", { separator: "none" })).toEqual([
      ["A-1,One", "", 1],
      ["A-2", "", 1],
    ])
    expect(labels("code-128", "A-1,One\nA-2", { separator: "," })).toEqual([
      ["A-1", "One", 1],
      ["A-2", "", 1],
    ])
  })

  it("whether a first line is a heading that may be a content", () => {
    expect(asked("code-128", "Data\nVoice\nPower")).toBe("heading")
    expect(labels("code-128", "Data\nVoice", { hasHeading: false })).toEqual([
      ["Data", "", 1],
      ["Voice", "", 1],
    ])
    expect(labels("code-128", "Data\nVoice", { hasHeading: true })).toEqual([["Voice", "", 1]])
    expect(labels("code-128", "Code\nA-1\nA-2")).toEqual([
      ["A-1", "", 1],
      ["A-2", "", 1],
    ])
    expect(labels("code-128", "Data")).toEqual([["Data", "", 1]])
    for (const text of ["Kennung\nA-1\nA-2", "Kennung\tRaum\nA-1\tHall\nA-2\tLift"]) {
      expect(asked("code-128", text)).toBe("heading")
    }
    expect(labels("code-128", "Code 1\nCode 2")).toHaveLength(2)
    expect(asked("qr", "https://example.com/about\nhttps://example.com/1\nhttps://example.com/2")).toBeNull()
  })

  it("which column is which, where several may be it", () => {
    for (const [id, text, choices, expected] of [
      ["ean-13", "5012345678900,5", { copies: 1 }, ["5012345678900", "", 5]],
      ["ean-13", "5012345678900,5", { copies: "none", caption: 1 }, ["5012345678900", "5", 1]],
      ["code-128", "A-1\tOne\t5", { copies: "none" }, ["A-1", "One", 1]],
      ["ean-13", "5012345678900;4006381333931", { content: 1 }, ["4006381333931", "5012345678900", 1]],
      ["ean-13", "5012345678900,5\n4006381333931,many", { copies: 1 }, ["5012345678900", "", 5]],
      ["code-128", "1\tA-100\n2\tA-101", { content: 1, copies: "none" }, ["A-100", "", 1]],
      ["code-128", "A-1\tB-1\nA-2\tB-2", { content: 1 }, ["B-1", "A-1", 1]],
      ["code-128", "Bolt\tSteel\nNut\tBrass", { content: 0 }, ["Bolt", "Steel", 1]],
      [
        "ean-13",
        "SKU,EAN1\n100000000001,5012345678900",
        { content: 1 },
        ["5012345678900", "100000000001", 1],
      ],
      [
        "ean-13",
        "SKU,International Article Number\n100000000001,5012345678900",
        { content: 1 },
        ["5012345678900", "100000000001", 1],
      ],
      ["code-128", "SKU,EAN\nA-1,5012345678900\nA-2,", { content: 0 }, ["A-1", "5012345678900", 1]],
      ["code-128", "A-1\tB-1\nNone\tB-2", { content: 0 }, ["A-1", "B-1", 1]],
      // The number with a wrong check digit is one.
      [
        "ean-13",
        "EAN;GTIN\n5012345678901;4006381333931\n4006381333931;5012345678900",
        { content: 1 },
        ["4006381333931", "5012345678901", 1],
      ],
      [
        "ean-13",
        "5012345678901;4006381333931\n4006381333931;5012345678900",
        { content: 1 },
        ["4006381333931", "5012345678901", 1],
      ],
      ["ean-13", "EAN,Copies,Labels\n5012345678900,1,2", { copies: 2 }, ["5012345678900", "", 2]],
    ] as const) {
      expect(asked(id, text)).toBe("columns")
      expect(readRows(id, text).rows).toEqual([])
      expect(labels(id, text, choices)[0]).toEqual(expected)
    }
  })
})

it("asks for the codes where their column is chosen for something else", () => {
  expect(asked("code-128", "Code,Name\nA-1,One", { caption: 0, content: null })).toBe("columns")
})

it("has no notes on GTINs that became the links that they were to be", () => {
  expect(readRows("gs1-digital-link", "5012345678900\n036000291452").notes).toEqual([])
  expect(readRows("gs1-digital-link", "http://exämple.com/01/5012345678900").notes).toHaveLength(1)
})

const CONTENTS = [
  "WIFI:T:WPA;S:Stock, room;P:not-a-secret;;",
  "MECARD:N:Smith,John;TEL:+441134960000;;",
  "https://example.com/m?codes=1,2;3",
  "BEGIN:VCARD\nVERSION:3.0\nN:Smith;John;;;\nORG:Bolts, Nuts\nEND:VCARD",
  "SW-2026-0417",
  'Rack 19"; left, top',
  "Hello, world",
]
const CAPTIONS = ["Shelf 3", "Bolt, M8", "Nut; M6", '10" tablet', "“new”, blue"]

it("100 generated lists in all dialects: each label is right, whatever marks its content has", () => {
  const row = fc.record({
    content: fc.constantFrom(...CONTENTS),
    caption: fc.constantFrom(...CAPTIONS),
    copies: fc.integer({ min: 1, max: 200 }),
  })
  const dialect = fc.record({
    mark: fc.constantFrom(",", ";", "\t"),
    end: fc.constantFrom("\n", "\r\n", "\r\r\n"),
    isSaid: fc.boolean(),
    quotesAll: fc.boolean(),
    order: fc.shuffledSubarray(["content", "caption", "copies"] as const, { minLength: 3 }),
  })
  const HEADINGS = { content: "Code", caption: "Text", copies: "Copies" }
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), dialect, (rows, how) => {
      const quoted = (cell: string) =>
        how.quotesAll || /[\n",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
      const lines = [HEADINGS, ...rows].map((one) =>
        how.order.map((column) => quoted(String(one[column]))).join(how.mark),
      )
      const text = [...(how.isSaid ? [`sep=${how.mark}`] : []), ...lines].join(how.end)
      expect(labels("qr", text)).toEqual(rows.map((one) => [one.content, one.caption, one.copies]))
    }),
    { numRuns: 100 },
  )
})

it("200 generated lists without columns: each line is whole, or it is asked", () => {
  const lines = CONTENTS.filter((content) => !content.includes("\n"))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 6 }), (list) => {
      const text = list.join("\n")
      const read = labels("qr", text).map(([content]) => content)
      expect(asked("qr", text) === null ? read : list).toEqual(list)
      expect(labels("qr", text, { separator: "none" }).map(([content]) => content)).toEqual(list)
    }),
    { numRuns: 200 },
  )
})

import { describe, expect, it } from "vitest"
import { REDIRECT_IMPORT_MOST } from "../../../contract"
import { readRedirectsCsv } from "./read-csv"

describe("A file of redirects", () => {
  it("is read with either separator, defaults and a byte order mark", () => {
    expect(readRedirectsCsv("\uFEFFPath,Target\r\n/Old/,/new\r\n")).toEqual({
      rows: [{ path: "/old", target: "/new", status: 308, over_page: false }],
      faults: [],
    })
    expect(readRedirectsCsv("path;target;status;over_page\n/a;https://b.example/c;307;yes").rows).toEqual([
      { path: "/a", target: "https://b.example/c", status: 307, over_page: true },
    ])
  })

  it("may have line ends of several systems", () => {
    const { rows, faults } = readRedirectsCsv("path,target\r\n/a,/b\n/c,/d\r/e,/f\r\r\n/admin/x,/h\n")
    expect(rows.map(({ path }) => path)).toEqual(["/a", "/c", "/e"])
    expect(faults).toMatchObject([{ line: 5 }])
  })

  it("names the line of every fault, and takes nothing from a file it cannot read", () => {
    const { faults } = readRedirectsCsv(
      "path,target,status\n/a,//evil.example,308\n/admin/x,/b,\n/c,javascript:alert(1),308\n/d,/e,301\n/f,/g,\n/F,/h,",
    )
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 4, 5, 7])
    expect(readRedirectsCsv("from,to\n/a,/b").faults).toHaveLength(1)
    expect(readRedirectsCsv('path,target\n"/a,/b').faults).toHaveLength(1)
  })

  it("has at most as many rows as allowed", () => {
    const rows = Array.from({ length: REDIRECT_IMPORT_MOST + 1 }, (_, at) => `/a${at},/b`).join("\n")
    expect(readRedirectsCsv(`path,target\n${rows}`)).toMatchObject({ rows: [], faults: [{ line: 1 }] })
  })
})

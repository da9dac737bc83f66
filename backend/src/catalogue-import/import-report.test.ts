import { describe, expect, it } from "vitest"
import { progressReporter, reportNewName, summarise, type ReportStream } from "./import-report"

const outcome = { created: 3, updated: 1, unchanged: 146, errors: [], plan: [], durationMs: 4230 }

function report(isTTY: boolean, steps: readonly number[]): string {
  let written = ""
  const stream: ReportStream = { isTTY, write: (text) => (written += text) }
  const onProgress = progressReporter(stream)
  for (const done of steps) onProgress({ done, total: 200 })
  return written
}

describe("progress", () => {
  it("is a bar that a terminal redraws and clears at the end", () => {
    const lines = report(true, [0, 100, 200]).split("\r\u001b[2K")
    expect(lines).toEqual([
      "",
      `${"░".repeat(30)} 0 of 200`,
      `${"█".repeat(15)}${"░".repeat(15)} 100 of 200`,
      `${"█".repeat(30)} 200 of 200`,
      "",
    ])
  })

  it("is a plain line for each tenth elsewhere", () => {
    expect(report(false, [0, 5, 20, 30, 39, 200])).toBe(
      "20 of 200 products written\n200 of 200 products written\n",
    )
  })

  it("is silent when there is nothing to write", () => {
    let written = ""
    progressReporter({ write: (text) => (written += text) })({ done: 0, total: 0 })
    expect(written).toBe("")
  })
})

describe("the summary", () => {
  it("counts what was done", () => {
    expect(summarise(outcome, 1, false)).toBe("3 created, 1 updated, 146 unchanged, 1 row refused, in 4.2 s")
  })

  it("says minutes when it took long", () => {
    expect(summarise({ ...outcome, durationMs: 83_000 }, 0, false)).toMatch(/0 rows refused, in 1 min 23 s$/)
  })

  it("says that a dry run wrote nothing", () => {
    expect(summarise(outcome, 0, true)).toBe(
      "Dry run, nothing was written. It would be: 3 created, 1 updated, 146 unchanged, 0 rows refused (checked in 4.2 s)",
    )
  })
})

describe("A name that the shop does not have", () => {
  it("is named with its products, and with the one of which it is probably a spelling", () => {
    const near = { id: "brand_01", name: "Zebra" }
    expect(reportNewName("brand", { name: "Zebbra", products: 3, near })).toBe(
      'new brand "Zebbra" in 3 products; did you mean "Zebra"?',
    )
    expect(reportNewName("brand", { name: "Newland", products: 1, near: null })).toBe(
      'new brand "Newland" in 1 product',
    )
    expect(reportNewName("machine type", { name: "Kiosks", products: 2, near: null })).toBe(
      'new machine type "Kiosks" in 2 products',
    )
  })
})

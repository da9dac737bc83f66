import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

const page = readFileSync(fromRoot("docs", "faults-found.md"), "utf8")

/** Number of faults in the table. */
const FAULTS = 28

/** A row: number, rule, and the files with the titles of their tests. */
const ROW = /^\| +(\d+) +\| (.+?) +\| (.+?) +\|$/gm
const rows = [...page.matchAll(ROW)].map(([, number, rule = "", holders = ""]) => ({
  number: Number(number),
  rule,
  tests: holders.split("<br>").map((holder) => {
    const [, file = "", titles = ""] = /^`(.+?)`: (.+)$/.exec(holder.trim()) ?? []
    return { file, titles: [...titles.matchAll(/“(.+?)”/g)].map(([, title = ""]) => title) }
  }),
}))

describe("The faults in docs/faults-found.md", () => {
  it("are all there, each with its rule and its tests", () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: FAULTS }, (_, index) => index + 1))
    for (const { number, rule, tests } of rows) {
      expect(rule.trim(), `rule ${number}`).not.toBe("")
      for (const { titles } of tests) expect(titles.length, `titles of rule ${number}`).toBeGreaterThan(0)
    }
  })

  it.each(rows)("$number are held by tests that exist", ({ tests }) => {
    const missing = tests.flatMap(({ file, titles }) => {
      const path = fromRoot(file)
      if (file === "" || !existsSync(path)) return [file || "a file without a name"]
      const source = readFileSync(path, "utf8")
      return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`)
    })
    expect(missing).toEqual([])
  })
})

import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

/** A row: number (of faults only), rule, and the files with the titles of their tests. */
const ROW = /^\| (?: *(\d+) +\| )?(.+?) +\| (`.+?) +\|$/gm

const read = (page: string) => readFileSync(fromRoot(page), "utf8")

const rowsOf = (page: string) =>
  [...read(page).matchAll(ROW)].map(([, number, rule = "", holders = ""]) => ({
    number,
    rule,
    tests: holders.split("<br>").map((holder) => {
      const [, file = "", titles = ""] = /^`(.+?)`: (.+)$/.exec(holder.trim()) ?? []
      return { file, titles: [...titles.matchAll(/“(.+?)”/g)].map(([, title = ""]) => title) }
    }),
  }))

it("The faults in docs/faults-found.md are all there, by their numbers", () => {
  const numbers = rowsOf("docs/faults-found.md").map(({ number }) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 68 }, (_, index) => index + 1))
})

describe.each(["docs/faults-found.md", "docs/rules.md"])("The rules in %s", (page) => {
  const rows = rowsOf(page)

  it("are read whole, each with its tests", () => {
    const lines = read(page).match(/^\|(?! Rule | No\. | -).*$/gm)
    expect(rows).toHaveLength(lines?.length ?? 0)
    expect(rows).not.toHaveLength(0)
    for (const { rule, tests } of rows)
      for (const { titles } of tests) expect(titles.length, `titles of “${rule}”`).toBeGreaterThan(0)
  })

  it.each(rows)("are held by tests that exist: $rule", ({ tests }) => {
    const missing = tests.flatMap(({ file, titles }) => {
      const path = fromRoot(file)
      if (file === "" || !existsSync(path)) return [file || "a file without a name"]
      const source = readFileSync(path, "utf8")
      return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`)
    })
    expect(missing).toEqual([])
  })
})

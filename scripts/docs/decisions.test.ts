import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fromRoot } from "../lib/paths.ts"

const folder = fromRoot("docs", "adr")
const read = (file: string) => readFileSync(join(folder, file), "utf8")
const decisions = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .sort()

const SECTIONS = ["Found", "So", "Known limits", "Guarded by", "What would change our minds"]

/** A line of the index: number, title, file, status and date. */
const LINE = /^\| +(\d+) +\| \[(.+?)\]\((.+?)\) +\| (.+?) +\| (\d{4}-\d\d-\d\d) +\| \S.*\|$/gm
const index = [...read("README.md").matchAll(LINE)].map(([, ...cells]) => cells)

const headerOf = (file: string) =>
  /^# (\d+)\. (.+)\n\n- Status: (accepted|replaced by .+)\n- Date: (\d{4}-\d\d-\d\d)\n\n## /.exec(read(file))

describe("The decisions in docs/adr", () => {
  it.each(decisions)("%s has number, title, status and date at its head", (file) => {
    expect(headerOf(file)?.[1]).toBe(String(Number(file.slice(0, 4))))
  })

  it.each(decisions)("%s has the sections of all, in their order, none empty", (file) => {
    const parts = read(file).split(/^## /m).slice(1)
    expect(parts.map((part) => part.split("\n")[0])).toEqual(SECTIONS)
    for (const part of parts) expect(part.split("\n").slice(1).join("").trim()).not.toBe("")
  })

  it("are all in the index, with the same title, status and date", () => {
    const expected = decisions.map((file) => {
      const [, number, title, status, date] = headerOf(file) ?? []
      return [number, title, file, status, date]
    })
    expect(index).toEqual(expected)
  })
})

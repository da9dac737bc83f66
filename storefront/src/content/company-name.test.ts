import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

it("No page's copy names the sample company: its name is a setting", () => {
  const folder = new URL(".", import.meta.url)
  const naming = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .filter((file) =>
      /scanwright/i.test(readFileSync(new URL(file, folder), "utf8").replaceAll("@scanwright/", "")),
    )
  expect(naming).toEqual([])
})

import { globSync } from "node:fs"
import { basename } from "node:path"
import { describe, expect, it } from "vitest"
import { fromRoot } from "./paths.ts"

describe("the migrations of all modules", () => {
  it("have a name each, because Medusa runs only the first of those that share one", () => {
    const files = globSync("*/migrations/Migration*.ts", { cwd: fromRoot("backend", "src", "modules") })
    const names = files.map((path) => basename(path))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

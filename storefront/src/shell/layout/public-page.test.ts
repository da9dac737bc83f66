import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"

const pages = join(import.meta.dirname, "..", "..", "app", "(site)")

describe("every public page", () => {
  const all = readdirSync(pages, { recursive: true, encoding: "utf8" })
  const files = all.filter((file) => basename(file) === "page.tsx")

  it("is found", () => expect(files.length).toBeGreaterThan(8))

  it.each(files)("%s is made by publicPage, or is another page's", (file) => {
    const code = readFileSync(join(pages, file), "utf8")
    expect(code).toMatch(/= publicPage\(|^export \{ default, generateMetadata \} from "\.\.?\//m)
    expect(code).not.toMatch(/buildMetadata|export (?:async )?function generateMetadata/)
  })
})

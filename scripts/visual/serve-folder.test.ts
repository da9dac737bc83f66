import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { serveFolder } from "./serve-folder.ts"

it("A served folder has its files, with their types, and nothing beside it", async () => {
  const parent = mkdtempSync(join(tmpdir(), "served-"))
  const folder = join(parent, "storybook")
  mkdirSync(folder)
  writeFileSync(join(parent, "secret.json"), "{}")
  writeFileSync(join(folder, "iframe.html"), "<p>Łódź</p>")
  writeFileSync(join(folder, "index.json"), "{}")
  const { address, close } = await serveFolder(folder)
  try {
    const story = await fetch(`${address}/iframe.html?id=button`)
    expect(story.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/)
    expect(await story.text()).toBe("<p>Łódź</p>")
    const index = await fetch(`${address}/index.json`)
    expect(index.headers.get("content-type")).toMatch(/^application\/json/)
    for (const absent of ["/absent.js", "/..%2fsecret.json", "/%2e%2e/secret.json"]) {
      expect((await fetch(`${address}${absent}`)).status, absent).toBe(404)
    }
  } finally {
    close()
    rmSync(parent, { recursive: true })
  }
})

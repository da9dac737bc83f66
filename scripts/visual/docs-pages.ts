import { readFileSync } from "node:fs"
import { join } from "node:path"
import { chromium, type Page } from "playwright"
import { type Counts, failed, none, sum } from "../lib/counts.ts"
import { SetupError } from "../lib/errors.ts"
import { type LaunchedBrowser } from "../lib/pinned-browser.ts"
import { NAMING } from "./in-page.ts"
import { rawMarkdownIn } from "./raw-markdown.ts"
import { serveFolder } from "./serve-folder.ts"
import { chromiumArguments } from "./stage.ts"

/** Longest wait until a docs page and the stories on it are rendered, in ms. */
const PATIENCE_MS = 60_000

interface StorybookIndex {
  entries: Record<string, { id: string; type: string }>
}

/** The ids of the docs pages of a built Storybook. */
function docsIds(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as StorybookIndex
  return Object.values(entries).flatMap(({ id, type }) => (type === "docs" ? id : []))
}

/** The text of the present docs page as it is read: without code, and without the stories on it. Runs in the page. */
function readDocsText(): string {
  const page = document.querySelector("#storybook-docs .sbdocs-content")?.cloneNode(true)
  if (!(page instanceof HTMLElement)) return ""
  for (const part of page.querySelectorAll("pre, code, .sb-story, .sbdocs-preview, style, script"))
    part.remove()
  const blocks = [...page.querySelectorAll("p, li, td, th, h1, h2, h3, h4, div")]
  const own = (block: Element) =>
    [...block.childNodes].map((node) => (node.nodeName === "DIV" ? "" : (node.textContent ?? ""))).join("")
  return blocks.map(own).join("\n")
}

/** Opens one docs page. @returns its problem, if any */
async function problemOf(page: Page, address: string, id: string): Promise<string | undefined> {
  await page.goto(`${address}/iframe.html?viewMode=docs&id=${id}`)
  try {
    await page
      .locator("#storybook-docs .sbdocs-content :is(h1, h2, p)")
      .first()
      .waitFor({ timeout: PATIENCE_MS })
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return "shows nothing"
    throw error
  }
  const raw = rawMarkdownIn(await page.evaluate(readDocsText))
  return raw === undefined ? undefined : `shows raw Markdown: ${raw}`
}

/**
 * Opens every docs page and looks for Markdown that was not turned into HTML.
 * @param storybook a Storybook that was built with its docs
 */
export async function checkDocsPages(browser: LaunchedBrowser, storybook: string): Promise<Counts> {
  const ids = docsIds(storybook)
  if (ids.length === 0) throw new SetupError(`There is no docs page in ${storybook}.`)
  const served = await serveFolder(storybook)
  const running = await chromium.launch({ ...browser, args: chromiumArguments })
  const counts: Counts[] = []
  try {
    const page = await running.newPage()
    await page.addInitScript(NAMING)
    for (const id of ids) {
      const problem = await problemOf(page, served.address, id)
      if (problem) console.log(`✖ ${id} ${problem}`)
      counts.push(problem ? failed(id, problem) : { passed: 1, failed: 0, skipped: 0 })
    }
  } finally {
    await running.close()
    served.close()
  }
  return sum([none, ...counts])
}

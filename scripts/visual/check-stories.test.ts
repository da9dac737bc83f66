import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { checkStories, type VisualCheck } from "./check-stories.ts"
import { hasPinnedBrowser, type LaunchedBrowser, pinnedBrowser } from "../lib/pinned-browser.ts"

const STORY = "feedback-badge--in-stock"

/** A page with the interface of Storybook's preview. */
const preview = (padding: number, theme?: "dark", failures = 0) => `<!doctype html>
<style>
  @font-face {
    font-family: Inter; font-weight: 100 900;
    src: url(data:font/woff2;base64,${readFileSync(fromRoot("design-system", "fonts", "inter-latin.woff2"), "base64")});
  }
  body { margin: 16px; font: 400 16px/1.6 Inter; color: #131210; background: #fbfaf8 }
  [data-theme="dark"] body { color: #fbfaf8; background: #131210 }
  .badge { padding: 4px ${padding}px; border: 1px solid #817b70; border-radius: 6px; font-size: 12px; font-weight: 600 }
</style>
<div id="storybook-root"><span class="badge">In stock</span> £1,249.00 ex VAT</div>
<script>
  // The window's name outlives its documents, the first of which only tells which stories there are.
  const loads = Number(name) + 1
  name = loads
  const status = loads > ${failures} + 1 ? "success" : "error"
  globalThis.__STORYBOOK_PREVIEW__ = { extract: async () => ({ story: { id: "${STORY}", parameters: {}, storyGlobals: ${JSON.stringify({ theme })} } }) }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    last: (event) =>
      event === "storyFinished" ? [{ storyId: "${STORY}", status, reporters: [] }] : undefined,
    emit: () => {},
  }
</script>`

const folder = mkdtempSync(join(tmpdir(), "pictures-"))

/**
 * A built Storybook with one story, a badge with a given padding in px.
 *
 * @param ids of the stories in its index
 * @param theme that the story sets
 * @param failures how often its play fails before it passes
 */
function storybook(padding: number, ids = [STORY], theme?: "dark", failures?: number): string {
  const built = join(folder, `storybook-${padding}-${ids.length}-${theme ?? "any"}-${failures ?? 0}`)
  mkdirSync(built, { recursive: true })
  const entries = Object.fromEntries(ids.map((id) => [id, { id, title: "Badge", type: "story", tags: [] }]))
  writeFileSync(join(built, "index.json"), JSON.stringify({ v: 5, entries }))
  writeFileSync(join(built, "iframe.html"), preview(padding, theme, failures))
  return built
}

describe.skipIf(!hasPinnedBrowser)("a picture of a story", () => {
  const accepted = join(folder, "accepted")
  let browser: LaunchedBrowser

  const check = (change: Partial<VisualCheck> = {}) =>
    checkStories({
      browser,
      storybook: storybook(12),
      accepted,
      reports: join(folder, "reports"),
      only: [],
      scope: "pictures",
      pictures: "compared",
      ...change,
    })

  beforeAll(async () => {
    vi.spyOn(console, "log").mockReturnValue()
    browser = (await pinnedBrowser()) ?? { executablePath: "" }
    await check({ pictures: "accepted" })
  }, 120_000)

  afterAll(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it("is the accepted one", async () => {
    // One played story and two pictures.
    expect(await check()).toMatchObject({ passed: 3, failed: 0, skipped: 0 })
  })

  it("is one check of several at night, where the story is tried in two narrow windows", async () => {
    expect(await check({ scope: "everything" })).toMatchObject({ passed: 5, failed: 0, skipped: 0 })
  })

  it("is not drawn where stories are only played, and those in dark colours are left out", async () => {
    expect(await check({ scope: "plays" })).toMatchObject({ passed: 1, failed: 0, skipped: 0 })
    const dark = { storybook: storybook(12, [STORY], "dark"), accepted: join(folder, "none") }
    expect(await check({ ...dark, scope: "plays" })).toMatchObject({ passed: 0, failed: 0 })
    expect(await check(dark)).toMatchObject({ failures: [{ name: `${STORY}--dark-1280` }] })
  })

  it.each([
    [2, { passed: 1, failed: 0, flaky: [STORY] }],
    [3, { passed: 0, failed: 1, flaky: [], failures: [{ name: STORY }] }],
  ])("of a story whose play fails %i times is judged by the third try", async (failures, counts) => {
    const failing = storybook(12, [STORY], undefined, failures)
    expect(await check({ scope: "plays", storybook: failing })).toMatchObject(counts)
  })

  it("fails when the story is broken, until that is accepted", async () => {
    const broken = { storybook: storybook(20), accepted: join(folder, "broken") }
    cpSync(accepted, broken.accepted, { recursive: true })
    const names = [`${STORY}--light-1280`, `${STORY}--dark-390`]
    expect(await check(broken)).toMatchObject({ failed: 2, failures: names.map((name) => ({ name })) })
    await check({ ...broken, pictures: "accepted" })
    expect(await check(broken)).toMatchObject({ failed: 0 })
  })

  it("fails when nothing was accepted", async () => {
    expect(await check({ accepted: join(folder, "none") })).toMatchObject({ failed: 2 })
  })

  it("fails when no story has the name that was asked for", async () => {
    expect(await check({ only: ["feedback-bagde"] })).toMatchObject({
      failures: [{ name: "feedback-bagde" }],
    })
  })

  it("fails when its story cannot be loaded", async () => {
    const counts = await check({ storybook: storybook(12, [STORY, "feedback-badge--broken"]) })
    expect(counts).toMatchObject({ failed: 1, failures: [{ name: "feedback-badge--broken" }] })
  })

  it("fails when its story is gone, until that is accepted", async () => {
    const gone = { accepted: join(folder, "gone") }
    cpSync(accepted, gone.accepted, { recursive: true })
    const [file] = readdirSync(gone.accepted)
    cpSync(join(accepted, file ?? ""), join(gone.accepted, "feedback-badge--gone--light-1280.webp"))
    expect(await check(gone)).toMatchObject({ failures: [{ name: "feedback-badge--gone--light-1280" }] })
    await check({ ...gone, pictures: "accepted" })
    expect(await check(gone)).toMatchObject({ failed: 0 })
  })
})

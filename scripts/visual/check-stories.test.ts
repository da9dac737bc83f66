import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { fromRoot } from "../lib/paths.ts"
import { checkStories, type VisualCheck } from "./check-stories.ts"
import { hasPinnedBrowser, type LaunchedBrowser, pinnedBrowser } from "../lib/pinned-browser.ts"

const STORY = "feedback-badge--in-stock"

/** Pictures of the story below, drawn on another machine, without fingerprints of screenshots. */
const drawnElsewhere = fromRoot("scripts", "visual", "drawn-elsewhere")

/** A page with the interface of Storybook's preview. No font of ours has the tick and the arrow. */
const preview = (padding: number, theme?: "dark") => `<!doctype html>
<style>
  @font-face {
    font-family: Inter; font-weight: 100 900;
    src: url(data:font/woff2;base64,${readFileSync(fromRoot("design-system", "fonts", "inter-latin.woff2"), "base64")});
  }
  body { margin: 16px; font: 400 16px/1.6 Inter; color: #131210; background: #fbfaf8 }
  [data-theme="dark"] body { color: #fbfaf8; background: #131210 }
  .badge { padding: 4px ${padding}px; border: 1px solid #817b70; border-radius: 6px; font-size: 12px; font-weight: 600 }
</style>
<div id="storybook-root"><span class="badge">✓ In stock → DS2208-SR7U2100SGW</span> £1,249.00 ex VAT</div>
<script>
  globalThis.__STORYBOOK_PREVIEW__ = { extract: async () => ({ story: { id: "${STORY}", parameters: {}, storyGlobals: ${JSON.stringify({ theme })} } }) }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    last: (event) =>
      event === "storyFinished" ? [{ storyId: "${STORY}", status: "success", reporters: [] }] : undefined,
    emit: () => {},
  }
</script>`

const folder = mkdtempSync(join(tmpdir(), "pictures-"))

/**
 * A built Storybook with one story, a badge with a given padding in px.
 *
 * @param ids of the stories in its index
 * @param theme that the story sets
 */
function storybook(padding: number, ids = [STORY], theme?: "dark"): string {
  const built = join(folder, `storybook-${padding}-${ids.length}-${theme ?? "any"}`)
  mkdirSync(built, { recursive: true })
  const entries = Object.fromEntries(ids.map((id) => [id, { id, type: "story", tags: [] }]))
  writeFileSync(join(built, "index.json"), JSON.stringify({ v: 5, entries }))
  writeFileSync(join(built, "iframe.html"), preview(padding, theme))
  return built
}

describe.skipIf(!hasPinnedBrowser)("a picture of a story", () => {
  let browser: LaunchedBrowser

  beforeAll(async () => {
    vi.spyOn(console, "log").mockReturnValue()
    browser = (await pinnedBrowser()) ?? { executablePath: "" }
  }, 120_000)

  afterAll(() => {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  const check = (change: Partial<VisualCheck> = {}) =>
    checkStories({
      browser,
      storybook: storybook(12),
      accepted: drawnElsewhere,
      reports: join(folder, "reports"),
      only: [],
      pictures: "compared",
      ...change,
    })

  it("is the accepted one on a machine that never drew it", async () => {
    // One played story, two pictures, two narrow windows.
    expect(await check()).toMatchObject({ passed: 5, failed: 0, skipped: 0 })
  })

  it("is checked in two parts, which together are all of it", async () => {
    expect(await check({ part: "main" })).toMatchObject({ passed: 2, failed: 0 })
    expect(await check({ part: "further" })).toMatchObject({ passed: 4, failed: 0 })
  })

  it("of a story in dark colours is left to the further part", async () => {
    const dark = { storybook: storybook(12, [STORY], "dark"), accepted: join(folder, "none") }
    expect(await check({ ...dark, part: "main" })).toMatchObject({ passed: 0, failed: 0 })
    expect(await check({ ...dark, part: "further" })).toMatchObject({ failures: [`${STORY}/dark-1280`] })
  })

  it("fails when the story is broken by two pixels", async () => {
    const counts = await check({ storybook: storybook(14) })
    expect(counts).toMatchObject({ failed: 2, failures: [`${STORY}/light-1280`, `${STORY}/dark-390`] })
  })

  it("fails when nothing was accepted", async () => {
    expect(await check({ accepted: join(folder, "none") })).toMatchObject({ failed: 2 })
  })

  it("fails when no story has the name that was asked for", async () => {
    expect(await check({ only: ["feedback-bagde"] })).toMatchObject({ failures: ["feedback-bagde"] })
  })

  it("fails when its story cannot be loaded", async () => {
    const counts = await check({ storybook: storybook(12, [STORY, "feedback-badge--broken"]) })
    expect(counts).toMatchObject({ failed: 1, failures: ["feedback-badge--broken"] })
  })

  it("fails when its story is gone", async () => {
    const accepted = join(folder, "gone")
    cpSync(drawnElsewhere, accepted, { recursive: true })
    cpSync(join(accepted, STORY), join(accepted, "feedback-badge--gone"), { recursive: true })
    expect(await check({ accepted })).toMatchObject({
      failed: 2,
      failures: expect.arrayContaining(["feedback-badge--gone/light-1280"]) as string[],
    })
  })

  it("is what it is compared with from then on once it was accepted", async () => {
    const accepted = join(folder, "accepted")
    await check({ accepted, pictures: "accepted" })
    expect(await check({ accepted })).toMatchObject({ passed: 5, failed: 0 })
    expect(await check({ accepted, storybook: storybook(14) })).toMatchObject({ failed: 2 })
    await check({ accepted, storybook: storybook(14), pictures: "accepted" })
    expect(await check({ accepted, storybook: storybook(14) })).toMatchObject({ failed: 0 })
  })
})

import { expect, test, type Page } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { readArticles, readOldestArticle } from "../support/backend"
import { openEarly } from "../support/early-input"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

const NEWS = "**/api/blogs/news"

const britishDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" })
const americanDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "Europe/London" })

/** The visible cards; cards of closed tabs stay in the document. */
const cards = (page: Page) => page.locator("#main").getByRole("article").filter({ visible: true })

/** Presses a tab, once its script is loaded. */
async function choose(page: Page, name: RegExp) {
  const tab = await live(page.getByRole("tab", { name }))
  await tab.click()
  await expect(tab).toHaveAttribute("aria-selected", "true")
}

test("the list of articles has tabs, cards, loading, empty and error views (specification, 2.7)", async ({
  page,
}) => {
  await upToDate("/blogs", "/blogs?type=news", "/api/blogs/news")
  const [first] = await readArticles("limit=1")
  const news = await readArticles("type=news")
  if (!first) throw new Error("There is no article to test with")
  await page.goto("/blogs")

  await test.step("a card has category, long British date, title, excerpt, author, reading time and Read more", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Blogs & News" })).toBeVisible()
    const card = cards(page).first()
    await expect(card.getByRole("link", { name: first.title })).toHaveAttribute(
      "href",
      `/blogs/${first.handle}`,
    )
    for (const text of [
      first.category,
      britishDay.format(new Date(first.published_at)),
      first.excerpt,
      first.author,
      `${first.reading_time_minutes} min read`,
      "Read more",
    ]) {
      await expect(card).toContainText(text)
    }
  })

  await test.step("six skeleton cards while a list is loading, then the list, and the address keeps it", async () => {
    let release: (() => void) | undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(NEWS, async (route) => {
      await held
      await route.continue()
    })
    await choose(page, /^News/)
    const loading = page.getByRole("status").filter({ hasText: "Loading articles" })
    await expect(loading).toBeAttached()
    // Skeleton cards have no text: they are hidden from screen readers, which read the status above.
    await expect(page.locator("#articles-news li")).toHaveCount(6)
    release?.()
    await expect(cards(page)).toHaveCount(news.length)
    await expect(page).toHaveURL("/blogs?type=news")
    await page.unroute(NEWS)
    await page.reload()
    await expect(page.getByRole("tab", { name: /^News/ })).toHaveAttribute("aria-selected", "true")
    await expect(cards(page)).toHaveCount(news.length)
  })

  await test.step("an error view that tries again", async () => {
    await page.goto("/blogs")
    await page.route(NEWS, (route) => route.abort())
    await choose(page, /^News/)
    await expect(page.getByRole("heading", { name: "Error Loading Blogs" })).toBeVisible()
    await expect(page.getByText("Please try again later.")).toBeVisible()
    await expectAccessible(page, "the list of articles")
    await page.unroute(NEWS)
    await page.getByRole("button", { name: "Try Again" }).click()
    await expect(cards(page)).toHaveCount(news.length)
  })

  await test.step("an empty category says so", async () => {
    await page.goto("/blogs")
    const counts = { all: 0, blog: 0, news: 0 }
    await page.route(NEWS, (route) =>
      route.fulfill({ json: { articles: [], page: 1, pageCount: 1, counts } }),
    )
    await choose(page, /^News/)
    await expect(page.getByRole("heading", { name: "No blogs found in this category." })).toBeVisible()
  })
})

test("an article has all of specification 2.8", async ({ page, context }) => {
  const first = await readOldestArticle()
  if (!first) throw new Error("There is no article to test with")
  await page.goto(`/blogs/${first.handle}`)

  await test.step("category, long American date, author, reading time, title, picture, content", async () => {
    const article = page.locator("#main").getByRole("article").first()
    await expect(article.getByRole("heading", { level: 1, name: first.title })).toBeVisible()
    for (const text of [
      first.category,
      americanDay.format(new Date(first.published_at)),
      first.author,
      `${first.reading_time_minutes} min read`,
    ]) {
      await expect(article).toContainText(text)
    }
    await expect(article.getByRole("heading", { level: 2 }).first()).toBeVisible()
  })

  await test.step("at most three related articles that lead on", async () => {
    const related = page.getByRole("list", { name: "Related Articles" }).getByRole("article")
    await expect(related.first()).toBeVisible()
    const count = await related.count()
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(3)
    await expect(related.first().getByRole("link")).toHaveAttribute("href", /^\/blogs\//)
  })

  await test.step("Share copies the address where the device has no sharing of its own", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, "share"))
    await (await live(page.getByRole("button", { name: "Share" }))).click()
    const dismiss = page.getByRole("button", { name: "Dismiss" })
    // A toast that has the focus stays.
    await dismiss.focus()
    await expect(page.getByText("Link copied!")).toBeVisible()
    await expect(page.getByText("The article link has been copied to your clipboard.")).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await dismiss.click()
    await expect(page.getByText("Link copied!")).toBeHidden()
  })

  await test.step("Back to Blogs", async () => {
    await page.getByRole("link", { name: "Back to Blogs" }).click()
    await expect(page).toHaveURL("/blogs")
  })
})

test("an unknown article shows a message and redirects to the list (specification, 2.8, 4 and 8)", async ({
  page,
}) => {
  expect((await page.request.get("/blogs/no-such-article")).status()).toBe(404)
  // Its scripts, which lead on after some seconds, come once the message has been seen.
  const deliver = await openEarly(page, "/blogs/no-such-article")
  await expect(page.getByRole("heading", { level: 1, name: "Blog Not Found" })).toBeVisible()
  await expect(
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
  await expect(page.getByRole("link", { name: "Back to Blogs" })).toHaveAttribute("href", "/blogs")
  deliver()
  await expect(page.getByText("Blog not found. Please check the URL or try again.")).toBeVisible()
  await expect(page).toHaveURL("/blogs")
})

test("a visitor who uses the page of an unknown article is sent to the list later, not never (specification, 4)", async ({
  page,
}) => {
  // The page's clock stands from before its scripts come, and moves on by a little at each look until they have begun.
  await page.clock.install()
  const deliver = await openEarly(page, "/blogs/no-such-article")
  await page.clock.pauseAt(Date.now() + 60_000)
  deliver()
  const dismiss = page.getByRole("button", { name: "Dismiss" })
  const isShown = async () => {
    await page.clock.runFor(20)
    return dismiss.isVisible()
  }
  await soon(isShown, "the message with its button to dismiss it").toBe(true)
  await dismiss.click()
  await page.clock.runFor(10_000)
  await expect(dismiss).toBeHidden()
  await expect(page).toHaveURL("/blogs/no-such-article")
  await page.clock.runFor(12_000)
  await page.clock.resume()
  await expect(page).toHaveURL("/blogs")
})

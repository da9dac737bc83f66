import { expect, test } from "@playwright/test"
import { readArticles } from "../support/backend"
import { readText } from "../support/html"

test("/blogs and /blog show the same list, newest first, without JavaScript", async ({ request }) => {
  const articles = await readArticles()
  const text = await readText(request, "/blogs")
  const places = articles.map(({ title }) => text.indexOf(title))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(await readText(request, "/blog")).toBe(text)
})

test("an article is found by its slug, and its id redirects there permanently", async ({ request }) => {
  const [article] = await readArticles("limit=1")
  const response = await request.get(`/blogs/${article?.id}`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, `/blogs/${article?.handle}`])
})

test("the feed names every article", async ({ request }) => {
  const feed = await request.get("/feeds/articles.xml")
  expect(feed.headers()["content-type"]).toContain("application/rss+xml")
  const xml = await feed.text()
  for (const { handle } of await readArticles()) expect(xml).toContain(`/blogs/${handle}</link>`)
})

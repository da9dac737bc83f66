import { expect, test } from "@playwright/test"
import { readArticles, readOldestArticle } from "../support/backend"
import { readText } from "../support/html"
import { soon } from "../support/soon"

test("/blogs and /blog show the same list, newest first, without JavaScript", async ({ request }) => {
  let text = ""
  /** Articles that the page does not show, or shows before a newer one. */
  const misplaced = async () => {
    const articles = await readArticles()
    text = await readText(request, "/blogs")
    const places = articles.map(({ title }) => ({ title, at: text.indexOf(title) }))
    return places
      .filter(({ at }, index) => at <= 0 || at < (places[index - 1]?.at ?? 0))
      .map(({ title }) => title)
  }
  await soon(misplaced, "articles that are not in their place").toEqual([])
  await soon(() => readText(request, "/blog"), "/blog").toBe(text)
})

test("an article is found by its slug, and its id redirects there permanently", async ({ request }) => {
  const article = await readOldestArticle()
  const response = await request.get(`/blogs/${article?.id}`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, `/blogs/${article?.handle}`])
})

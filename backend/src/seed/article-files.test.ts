import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { createBlogSchema, textOfHtml } from "../contract"
import { slugify } from "../contract/slug"
import { richTextToStore } from "../workflows/rich-text"
import { readArticles } from "./article-files"

const folder = path.join(__dirname, "data", "articles")
const covers = path.resolve(__dirname, "../../../design-system/covers")
const list = path.join(folder, "articles.json")

const CATEGORIES = ["Buying guides", "Maintenance", "Sustainability", "Standards", "Industry news"]

const AMERICAN =
  /\b(?:color|center|labor|favor|gray|catalog|fulfill|program|organiz\w+|recogniz\w+|standardiz\w+|sanitiz\w+|label(?:ed|ing)|travel(?:ed|ing)|meters?|liters?)\b/i

describe("The sample articles", async () => {
  const articles = await readArticles(list)

  it("are eight blogs and four pieces of news, each with a text and a cover of its own", () => {
    expect(articles.filter(({ type }) => type === "blog")).toHaveLength(8)
    expect(articles.filter(({ type }) => type === "news")).toHaveLength(4)
    const handles = articles.map(({ handle }) => handle)
    expect(new Set(handles).size).toBe(handles.length)
    expect(readdirSync(folder).toSorted()).toEqual(
      ["articles.json", ...handles.map((handle) => `${handle}.html`)].toSorted(),
    )
    expect(readdirSync(covers).toSorted()).toEqual(handles.map((handle) => `${handle}.svg`).toSorted())
  })

  describe.each(articles.map((article) => [article.handle, article] as const))("%s", (_handle, article) => {
    const { title, content } = article

    it("is what the Admin API takes, under the slug of its title", () => {
      const parsed = createBlogSchema.parse(article)
      expect(parsed).toMatchObject({ title, handle: slugify(title), is_published: true })
      expect(CATEGORIES).toContain(article.category)
      expect(article.author).toMatch(/^Scanwright [A-Z]/)
      expect(existsSync(path.join(covers, path.basename(article.image_url ?? "")))).toBe(true)
    })

    it("is stored as it is written", () => {
      expect(richTextToStore(content).html).toBe(content)
    })

    it("is clean British English", () => {
      const texts = [title, article.excerpt, article.seo_title, article.seo_description, article.image_alt]
      for (const text of [...texts, content]) {
        expect(text).not.toMatch(/ {2}|\t|\u00a0|lorem|TODO|\?\?|&nbsp;/i)
        expect(text).not.toMatch(/ [,.;:!?](?:\s|$)/)
      }
      for (const text of [...texts, textOfHtml(content)]) expect(text).not.toMatch(AMERICAN)
    })
  })
})

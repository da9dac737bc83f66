import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createBlogSchema, RELATED_BLOGS, textOfHtml } from "../contract"
import { slugify } from "../contract/slug"
import { cleanRichText } from "../lib/rich-text"
import { readArticles } from "./article-files"

const folder = path.join(__dirname, "data", "articles")
const covers = path.resolve(__dirname, "../../../design-system/covers")
const list = path.join(folder, "articles.json")

const CATEGORIES = ["Buying guides", "Maintenance", "Sustainability", "Standards", "Industry news"]

const SERVICES =
  "repair rentals buy-back refurbishment itad barcode-scanners label-printers mobile-computers networking-equipment " +
  "pos-systems tablets"
const REPAIR_TYPES =
  "comprehensive-contract repair-tokens advanced-swap assess-quote repair-quote tiered-options"

/** The public addresses of the specification (2.1) that an article may link to, besides other articles. */
const ADDRESSES = [
  ...["/", "/about", "/contact", "/services", "/products", "/browse-products", "/blogs", "/oems", "/faq"],
  ...["/co2-calculator", "/free-barcode-generator", "/credit-application"],
  ...SERVICES.split(" ").map((service) => `/services/${service}`),
  ...REPAIR_TYPES.split(" ").map((type) => `/services/repair-types/${type}`),
]

const AMERICAN =
  /\b(?:color|center|labor|favor|gray|catalog|fulfill|program|organiz\w+|recogniz\w+|standardiz\w+|sanitiz\w+|label(?:ed|ing)|travel(?:ed|ing)|meters?|liters?)\b/i

const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = ""]) => href)
const wordsOf = (html: string) => textOfHtml(html).split(" ")

describe("The sample articles", async () => {
  const articles = await readArticles(list)
  const addresses = [...ADDRESSES, ...articles.map(({ handle }) => `/blogs/${handle}`)]

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

  it("stand in the order of their days, from January 2025 to November 2026", () => {
    const days = articles.map(({ created_at: day }) => day)
    expect(days).toEqual(days.toSorted())
    expect(days[0]).toMatch(/^2025-01/)
    expect(days.at(-1)).toMatch(/^2026-11/)
  })

  it("each have another to be read with: of the same category or with a shared tag", () => {
    for (const { handle, category, tags } of articles) {
      const related = articles.filter(
        (other) =>
          other.handle !== handle &&
          (other.category === category || other.tags.some((tag) => tags.includes(tag))),
      )
      expect(related.length, handle).toBeGreaterThanOrEqual(RELATED_BLOGS)
    }
  })

  describe.each(articles.map((article) => [article.handle, article] as const))("%s", (handle, article) => {
    const { title, content } = article

    it("is what the Admin API takes, under the slug of its title", () => {
      const parsed = createBlogSchema.parse(article)
      expect(parsed).toMatchObject({ title, handle: slugify(title), is_published: true })
      expect(CATEGORIES).toContain(article.category)
      expect(article.author).toMatch(/^Scanwright [A-Z]/)
      expect(existsSync(path.join(covers, path.basename(article.image_url ?? "")))).toBe(true)
    })

    it("fits a search result: title to 60, description to 155 characters, excerpt to 200", () => {
      expect(article.seo_title.length).toBeLessThanOrEqual(60)
      expect(article.seo_description.length).toBeLessThanOrEqual(155)
      expect(article.excerpt.length).toBeLessThanOrEqual(200)
    })

    it("is 600 to 1,100 words under headings, with a list and a table", () => {
      expect(wordsOf(content).length).toBeGreaterThanOrEqual(600)
      expect(wordsOf(content).length).toBeLessThanOrEqual(1100)
      expect(content).toMatch(/<h2>/)
      expect(content).toMatch(/<(?:ul|ol)>/)
      expect(content).toMatch(/<table>\n<thead>/)
    })

    it("is stored as it is written", () => {
      expect(cleanRichText(content)).toBe(content)
    })

    it("leads to pages of this site that exist, and to its sources", () => {
      const links = linksOf(content)
      const own = links.filter((href) => href.startsWith("/"))
      expect(own.length).toBeGreaterThanOrEqual(3)
      for (const href of own) expect(addresses).toContain(href)
      expect(own).not.toContain(`/blogs/${handle}`)
      const sources = links.filter((href) => !href.startsWith("/"))
      expect(sources.length).toBeGreaterThanOrEqual(1)
      for (const href of sources) expect(URL.canParse(href)).toBe(true)
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

describe("A list of articles", () => {
  let place = ""
  const put = (name: string, text: string) => {
    const file = path.join(place, name)
    writeFileSync(file, text)
    return file
  }

  beforeAll(() => {
    place = mkdtempSync(path.join(tmpdir(), "articles-"))
  })
  afterAll(() => rmSync(place, { recursive: true }))

  it("that is missing, no JSON, or lacks a field is named with what is wrong", async () => {
    await expect(readArticles(path.join(place, "none.json"))).rejects.toThrow(
      /none\.json cannot be used: ENOENT/,
    )
    await expect(readArticles(put("half.json", "[{"))).rejects.toThrow(/half\.json cannot be used/)
    await expect(readArticles(put("bare.json", '[{ "title": "A" }]'))).rejects.toThrow(/excerpt/)
  })

  it("whose text is missing names the file", async () => {
    const [first] = JSON.parse(readFileSync(list, "utf8")) as [{ title: string }]
    await expect(readArticles(put("list.json", JSON.stringify([first])))).rejects.toThrow(
      new RegExp(`${slugify(first.title)}\\.html cannot be used: ENOENT`),
    )
  })
})

import * as routes from "@/config/routes"
import { site } from "@/config/site"
import { blog as copy } from "@/content/blog"
import { escapeXml } from "@/shell/seo/xml"
import type { ArticleSummary } from "@/lib/medusa/blogs"

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** Feeds have dates by RFC 822, with four digits for the year (RSS 2.0). */
const feedDate = (date: string) => new Date(date).toUTCString()

function item(article: ArticleSummary, siteUrl: string): string {
  const { id, handle, title, excerpt, category, author, date } = article
  return [
    "<item>",
    element("title", title),
    element("link", siteUrl + routes.blog(handle)),
    // Feed readers show an entry again whose guid changes, and an article's address changes with its title.
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element("description", excerpt),
    element("category", category),
    element("dc:creator", author),
    element("pubDate", feedDate(date)),
    "</item>",
  ].join("")
}

/**
 * The articles as RSS 2.0 (https://www.rssboard.org/rss-specification).
 *
 * @param articles in the order of the list
 * @param siteUrl public address of the storefront
 */
export function articleFeed(articles: readonly ArticleSummary[], siteUrl: string): string {
  const self = escapeXml(siteUrl + routes.articleFeed)
  const latest = articles
    .map(({ date }) => date)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${copy.title} | ${site().name}`),
    element("link", siteUrl + routes.blogs),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    element("description", copy.description),
    element("language", "en-GB"),
    ...(latest === undefined ? [] : [element("lastBuildDate", feedDate(latest))]),
    ...articles.map((article) => item(article, siteUrl)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n")
}

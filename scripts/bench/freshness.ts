import { setTimeout as sleep } from "node:timers/promises"
import { type StoreCatalogueResponse } from "@scanwright/backend/contract"
import { SetupError } from "../lib/errors.ts"
import { median } from "./load.ts"
import { ask, type Shop, staffOf, startBareServer, timed } from "./shop.ts"
import { table } from "./table.ts"

const TURNS = 10
const POLL_MS = 20
const TIMEOUT_MS = 30_000
/** Longest time until a change by staff is public, in ms. */
const PROMISE_MS = 2_000
/** Part of the feed's prices. */
const VAT = 1.2

const PLACES = ["page", "list", "feed", "sitemap"] as const
type Place = (typeof PLACES)[number]

/** An address, and whether its response shows a change. */
type Sight = [url: string, shows: (text: string, status: number) => boolean]

/** A write by staff and where it shows. Each time it has another mark: four digits. */
interface Change {
  name: string
  write: (mark: string) => Promise<unknown>
  sights: (mark: string) => Partial<Record<Place, Sight>>
}

/** Times from the end of a write until a place shows it, in ms. */
export interface FreshnessResult {
  name: string
  times: Record<Place, number[]>
}

const has = (what: string) => (text: string) => text.includes(what)
const hasNot = (what: string) => (text: string) => !text.includes(what)
const answers = (wanted: number) => (_text: string, status: number) => status === wanted

/** Asks again and again until a change shows. @returns ms */
async function untilSeen([url, shows]: Sight, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { text, status } = await timed(url, headers)
    const took = performance.now() - began
    if (shows(text, status)) return took
    if (took > TIMEOUT_MS) throw new SetupError(`${url} does not show a change after ${TIMEOUT_MS} ms.`)
    await sleep(POLL_MS)
  }
}

type Staff = Awaited<ReturnType<typeof staffOf>>
type Product = StoreCatalogueResponse["products"][number]

/** A product that has a page and a place in the feed, with the path of its list. */
async function productOf(shop: Shop): Promise<{ product: Product; brand: string; listPath: string }> {
  const { products } = await ask<StoreCatalogueResponse>(shop, "/store/catalogue?limit=100&in_stock=true")
  for (const product of products) {
    const { brand, machine_type: type, thumbnail } = product
    if (!brand || !type || !thumbnail) continue
    return { product, brand: brand.handle, listPath: `/products/${brand.handle}/${type.handle}` }
  }
  throw new SetupError("The sample catalogue has no product to change.")
}

async function productChanges(shop: Shop, staff: Staff): Promise<Change[]> {
  const { product, brand, listPath } = await productOf(shop)
  const { id, handle } = product
  const { product: own } = await staff<{ product: { variants: { id: string }[] } }>(`products/${id}`)
  const variant = own.variants[0]?.id ?? ""
  const urls = {
    page: `${shop.storefront}${listPath}/${handle}`,
    list: `${shop.backend}/store/catalogue?facets=false&variant_id=${variant}`,
    feed: `${shop.storefront}/feeds/google-products.xml`,
    sitemap: `${shop.storefront}/sitemaps/brands/${brand}.xml`,
  }
  const showing = (page: string, list = page, feed = page): ReturnType<Change["sights"]> => ({
    page: [urls.page, has(page)],
    list: [urls.list, has(list)],
    feed: [urls.feed, has(feed)],
  })
  const present = (status: number, includes: typeof has): ReturnType<Change["sights"]> => ({
    page: [urls.page, answers(status)],
    list: [urls.list, includes(id)],
    feed: [urls.feed, includes(`/${handle}<`)],
    sitemap: [urls.sitemap, includes(`/${handle}<`)],
  })
  const price = (mark: string) => Number(`${mark}.35`)
  return [
    {
      name: "Product's price",
      write: (mark) =>
        staff(`products/${id}/variants/${variant}`, {
          prices: [{ currency_code: "gbp", amount: price(mark) }],
        }),
      sights: (mark) =>
        showing(price(mark).toLocaleString("en-GB"), `${mark}.35`, (price(mark) * VAT).toFixed(2)),
    },
    {
      name: "Product's title",
      write: (mark) => staff(`products/${id}`, { title: `Measured ${mark}` }),
      sights: (mark) => showing(`Measured ${mark}`),
    },
    {
      name: "Brand renamed",
      write: (mark) => staff(`brands/${product.brand?.id}`, { name: `Brand ${mark}`, handle: brand }),
      sights: (mark) => showing(`Brand ${mark}`),
    },
    {
      name: "Product deleted",
      write: () => staff("products/batch", { delete: [id] }),
      sights: () => present(404, hasNot),
    },
    {
      name: "Product restored",
      write: () => staff("deleted/restore", { entity: "product", id }),
      sights: () => present(200, has),
    },
  ]
}

async function contentChanges(shop: Shop, staff: Staff): Promise<Change[]> {
  const { listPath } = await productOf(shop)
  const { url_seo: seo } = await staff<{ url_seo: { id: string } }>("url-seo", { url: listPath })
  return [
    {
      name: "Article published",
      write: (mark) => staff("blogs", { title: `Measured ${mark}`, is_published: true }),
      sights: (mark) => ({
        page: [`${shop.storefront}/blogs/measured-${mark}`, answers(200)],
        list: [`${shop.backend}/store/blogs?limit=5`, has(`Measured ${mark}`)],
        feed: [`${shop.storefront}/feeds/articles.xml`, has(`Measured ${mark}`)],
        sitemap: [`${shop.storefront}/sitemaps/pages.xml`, has(`/blogs/measured-${mark}<`)],
      }),
    },
    {
      name: "URL SEO changed",
      write: (mark) => staff(`url-seo/${seo.id}`, { meta_title: `Measured ${mark}` }),
      sights: (mark) => ({ page: [shop.storefront + listPath, has(`Measured ${mark}`)] }),
    },
    {
      name: "Redirect made",
      write: (mark) => staff("redirects", { path: `/measured-${mark}`, target: listPath }),
      sights: (mark) => ({ page: [`${shop.storefront}/measured-${mark}`, answers(308)] }),
    },
  ]
}

/** Measures how soon each place shows a change by staff: every change in each turn, one place at a time. */
export async function measureFreshness(shop: Shop): Promise<FreshnessResult[]> {
  const { address, server } = await startBareServer(shop)
  const staff = await staffOf(shop)
  const nothing: Change = {
    name: "Nothing behind it",
    write: (mark) => timed(`${address}/stored`, {}, { mark }),
    sights: (mark) => ({ page: [`${address}/stored`, has(mark)] }),
  }
  const changes = [nothing, ...(await productChanges(shop, staff)), ...(await contentChanges(shop, staff))]
  const results = changes.map((each) => ({ ...each, times: { page: [], list: [], feed: [], sitemap: [] } }))
  let mark = 1_000
  for (const place of Array.from({ length: TURNS }, () => PLACES).flat()) {
    for (const { write, sights: sightsOf, times } of results as (Change & FreshnessResult)[]) {
      const sights = sightsOf(String((mark += 1)))
      const sight = sights[place]
      if (!sight) continue
      // Each place has been visited before, so that what is stored of it is old.
      for (const [url] of Object.values(sights)) await timed(url, shop.headers)
      await write(String(mark))
      times[place].push(await untilSeen(sight, shop.headers))
      // The next change begins when this one is everywhere.
      for (const other of Object.values(sights)) await untilSeen(other, shop.headers)
    }
  }
  await shop.installation.processes.stop(server)
  return results.map(({ name, times }) => ({ name, times }))
}

/** The results as lines for the terminal. */
export function freshnessLines(results: readonly FreshnessResult[] = []): string[] {
  if (results.length === 0) return []
  const cell = (times: readonly number[]) => {
    const worst = Math.max(...times)
    if (times.length === 0) return ""
    return `${median(times).toFixed(0)} / ${worst.toFixed(0)}${worst > PROMISE_MS ? "!" : ""}`
  }
  return [
    "",
    `From the answer to a write by staff until it shows, ms: median / worst of ${TURNS}; ! over ${PROMISE_MS}`,
    table(
      ["Change", ...PLACES],
      results.map(({ name, times }) => [name, ...PLACES.map((place) => cell(times[place]))]),
    ),
  ]
}

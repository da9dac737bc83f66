import { type APIRequestContext, expect, test } from "@playwright/test"
import { findProduct, pathOf, readCatalogue, readOldestArticle, Staff } from "../support/backend"
import { metaOf, structuredData, titleOf } from "../support/head"
import { textOf, withoutEntities } from "../support/html"
import { pagesOfEachKind } from "../support/pages"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

const htmlOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

const CONFIG = {
  meta_title: "E2E title",
  og_title: "E2E card",
  robots_index: false,
  schema_markup: JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Event",
    name: "<E2E> & more",
  }),
  additional_meta_tags: [
    { name: "e2e-name", content: "by name" },
    { property: "e2e:property", content: "by property" },
  ],
} as const

/** Waits until a page has a title. @returns its HTML of that moment */
async function titled(request: APIRequestContext, path: string, title: string): Promise<string> {
  let html = ""
  const read = async () => {
    html = await htmlOf(request, path)
    return titleOf(html)
  }
  await soon(read, `the title of ${path}`).toBe(title)
  return html
}

test("a URL SEO config soon overrides the page's own metadata field by field, an inactive one nothing", async ({
  request,
}) => {
  const staff = await Staff.signIn()
  const pages = (await pagesOfEachKind()).filter(({ path }) => !path.includes("?"))
  const configured = `${CONFIG.meta_title} | Scanwright`
  const before = new Map<string, string>()
  for (const { path } of pages) {
    const ownTitle = async () => {
      const title = titleOf(await htmlOf(request, path)) ?? ""
      before.set(path, title)
      return title
    }
    // Not that of a config which a test before this one has just deleted.
    await soon(ownTitle, path).not.toBe(configured)
  }

  const ids = await staff.configureUrls(pages.map(({ path }) => ({ ...CONFIG, url: path })))
  try {
    // An active config speaks on every kind of page.
    for (const { name, path } of pages) {
      const html = await titled(request, path, configured)
      const said = (key: string) => metaOf(html, key)
      expect(said("robots"), name).toBe("noindex, follow")
      expect(said("og:title"), name).toBe("E2E card")
      // Fields that the config leaves empty are the page's own.
      expect(said("og:site_name"), name).toBe("Scanwright")
      expect(said("og:image"), name).toMatch(/\/og\/.+\.png$/)
      expect(said("e2e-name"), name).toBe("by name")
      expect(said("e2e:property"), name).toBe("by property")
      expect(html, name).not.toContain('"<E2E>')
      expect(structuredData(html), name).toContainEqual(JSON.parse(CONFIG.schema_markup))
      expect(structuredData(html).map((data) => data["@type"])).toContain("Organization")
    }
    await staff.deactivateUrls(ids)
    // An inactive one changes nothing.
    for (const [path, title] of before) await titled(request, path, title)
  } finally {
    await staff.forgetUrls(ids)
  }
})

test("pages that say noindex leave sitemaps and feeds, and come back", async ({ request }) => {
  const staff = await Staff.signIn()
  const product = await findProduct(({ price, thumbnail }) => price !== null && thumbnail !== null)
  const { brand, machine_type: machineType } = product
  const article = `/blogs/${(await readOldestArticle())?.handle ?? ""}`
  const list = `/products/${brand.handle}/${machineType.handle}`
  const places: [string, string][] = [
    ["/about", "/sitemaps/pages.xml"],
    [article, "/sitemaps/pages.xml"],
    [article, "/feeds/articles.xml"],
    [list, `/sitemaps/brands/${brand.handle}.xml`],
    [pathOf(product), `/sitemaps/brands/${brand.handle}.xml`],
    [pathOf(product), "/feeds/google-products.xml"],
  ]
  const named = async () => {
    const found = []
    for (const [path, document] of places) {
      if ((await htmlOf(request, document)).includes(`${path}</`)) found.push(`${path} in ${document}`)
    }
    return found
  }
  const everywhere = places.map(([path, document]) => `${path} in ${document}`)
  await soon(named, "pages in sitemaps and feeds").toEqual(everywhere)
  const urls = [...new Set(places.map(([path]) => path))]
  const ids = await staff.configureUrls(urls.map((url) => ({ url, robots_index: false })))
  try {
    await soon(named, "pages in sitemaps and feeds").toEqual([])
    for (const url of urls) {
      const robots = async () => metaOf(await htmlOf(request, url), "robots")
      await soon(robots, `what ${url} says`).toBe("noindex, follow")
    }
    // Other pages of the same brand stay.
    expect(await htmlOf(request, `/sitemaps/brands/${brand.handle}.xml`)).toContain(
      `/products/${brand.handle}<`,
    )
  } finally {
    await staff.forgetUrls(ids)
  }
  await soon(named, "pages in sitemaps and feeds").toEqual(everywhere)
})

test("a product without brand or machine type has its page, but nothing for search engines until it has both (issue 32)", async ({
  request,
}) => {
  const staff = await Staff.signIn()
  const {
    brand,
    machine_type: machineType,
    thumbnail,
  } = await findProduct(({ thumbnail: picture }) => picture !== null)
  const mark = `e2e-lost-${Date.now()}`
  const places = {
    neither: [null, null, "/products/unknown-brand/unknown-category"],
    brand: [brand.id, null, `/products/${brand.handle}/unknown-category`],
    type: [null, machineType.id, `/products/unknown-brand/${machineType.handle}`],
    both: [brand.id, machineType.id, `/products/${brand.handle}/${machineType.handle}`],
  } as const
  const kinds = Object.keys(places) as (keyof typeof places)[]
  const pathIn = (kind: keyof typeof places, of = kind) => `${places[kind][2]}/${mark}-${of}`
  const ids = new Map<string, string>()
  try {
    for (const kind of kinds) {
      const [brandId, machineTypeId] = places[kind]
      const handle = `${mark}-${kind}`
      const images = [thumbnail ?? ""]
      const product = { title: handle, handle, sku: handle, brandId, machineTypeId, price: 10, images }
      ids.set(kind, await staff.createProduct(product))
    }
    const published = async () => {
      const documents = [`/sitemaps/brands/${brand.handle}.xml`, "/feeds/google-products.xml"]
      const texts = await Promise.all(documents.map((path) => htmlOf(request, path)))
      return kinds
        .flatMap((kind) => texts.map((text) => (text.includes(`${mark}-${kind}`) ? [kind] : [])))
        .flat()
    }
    await soon(published, "products in the sitemap and the feed").toEqual(["both", "both"])
    for (const kind of kinds) {
      const path = pathIn(kind)
      const response = await request.get(path)
      const html = await response.text()
      expect([path, response.status(), metaOf(html, "robots")]).toEqual([
        path,
        200,
        kind === "both" ? "index, follow" : "noindex, follow",
      ])
      const [data] = structuredData(html).filter((one) => one["@type"] === "Product")
      expect(data?.brand).toEqual(places[kind][0] ? { "@type": "Brand", name: brand.name } : undefined)
      expect(data?.category).toBe(places[kind][1] ? machineType.name : undefined)
      expect((await request.get(`/data-sheets${path.slice("/products".length)}.pdf`)).status()).toBe(200)
      expect((await request.get(`/og${path}.png`)).status()).toBe(200)
      // Each step of the breadcrumb is a page.
      for (const [, href = ""] of html.matchAll(/"item":"https?:\/\/[^/"]+([^"]*)"/g)) {
        expect([href, (await request.get(href || "/", { maxRedirects: 0 })).status()]).toEqual([href, 200])
      }
    }
    await staff.giveBrand(ids.get("type") ?? "", brand.id)
    await staff.giveMachineType(ids.get("brand") ?? "", machineType.id)
    await soon(published, "products in the sitemap and the feed").toEqual([
      ...["brand", "brand"],
      ...["type", "type"],
      ...["both", "both"],
    ])
    for (const kind of ["brand", "type"] as const) {
      const leadsTo = async () => (await request.get(pathIn(kind), { maxRedirects: 0 })).headers().location
      await soon(leadsTo, "the address without both").toBe(pathIn("both", kind))
    }
  } finally {
    await staff.tidy()
  }
})

test("signs in a description are text, not markup (issue 32)", async ({ request }) => {
  const staff = await Staff.signIn()
  const { brand, machine_type: machineType, thumbnail } = await findProduct((one) => one.thumbnail !== null)
  const mark = `e2e-signs-${Date.now()}`
  const text = "For labels <50 mm and rolls >20 m: set the guide <b first>."
  const id = await staff.createProduct({
    ...{ title: mark, handle: mark, sku: mark, subtitle: text, description: text, price: 10 },
    ...{ brandId: brand.id, machineTypeId: machineType.id, images: [thumbnail ?? ""] },
  })
  try {
    const html = await htmlOf(request, `/products/${brand.handle}/${machineType.handle}/${mark}`)
    for (const key of ["description", "og:description", "twitter:description"]) {
      expect(withoutEntities(metaOf(html, key) ?? ""), key).toBe(text)
    }
    const data = structuredData(html).find((one) => one["@type"] === "Product")
    expect(data?.description).toBe(text)
    expect(textOf(html)).toContain(text)
    const inFeed = async () =>
      (await htmlOf(request, "/feeds/google-products.xml"))
        .split("<item>")
        .find((item) => item.includes(`<g:id>${id}</g:id>`))
    await soon(inFeed, "its item in the feed").toContain(
      "<g:description>For labels &lt;50 mm and rolls &gt;20 m: set the guide &lt;b first&gt;.</g:description>",
    )
  } finally {
    await staff.tidy()
  }
})

test("title and noindex of staff follow renamed pages", async ({ request }) => {
  const staff = await Staff.signIn()
  const { machine_type: machineType } = await findProduct()
  const mark = `e2e-${Date.now()}`
  const brandId = await staff.create("brand", mark)
  const productId = await staff.createProduct({
    ...{ title: mark, handle: mark, sku: mark, brandId, machineTypeId: machineType.id, price: 10 },
  })
  const blogId = await staff.createBlog(mark)
  const pathsOf = (handle: string) => [
    `/products/${handle}`,
    `/products/${handle}/${machineType.handle}`,
    `/products/${handle}/${machineType.handle}/${handle}`,
    `/blogs/${handle}`,
  ]
  const ids = await staff.configureUrls(
    pathsOf(mark).map((url, at) => ({ url, meta_title: `${mark} title ${at}`, robots_index: false })),
  )
  try {
    for (const handle of [mark, `${mark}-renamed`, mark]) {
      if (handle !== (await staff.handleOf("brand", brandId))) {
        await staff.move("brand", brandId, handle)
        await staff.move("product", productId, handle)
        await staff.move("blog", blogId, handle)
      }
      for (const [at, path] of pathsOf(handle).entries()) {
        const html = await titled(request, path, `${mark} title ${at} | Scanwright`)
        expect([path, metaOf(html, "robots")]).toEqual([path, "noindex, follow"])
      }
    }
  } finally {
    await staff.forgetUrls(ids)
    await staff.tidy()
  }
})

/** Width and height of a PNG, from its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test("every kind of page has a social card of 1200 by 630, drawn for it; a product's is static", async ({
  request,
}) => {
  const pages = (await pagesOfEachKind()).filter(({ path }) => !path.includes("?"))
  const images = await Promise.all(
    pages.map(async ({ path }) => metaOf(await htmlOf(request, path), "og:image") ?? "none"),
  )
  // Home and the list of brands share the site's card.
  expect(new Set(images).size).toBeGreaterThanOrEqual(4)
  for (const image of new Set(images)) {
    const response = await request.get(image)
    expect([image, response.status(), response.headers()["content-type"]]).toEqual([image, 200, "image/png"])
    expect(sizeOf(await response.body()), image).toEqual([1200, 630])
  }
  const product = await findProduct()
  // Other tests change products, and a touched card is drawn anew.
  await upToDate(`/og${pathOf(product)}.png`)
  const picture = await request.get(`/og/pictures${pathOf(product)}.png`)
  expect(sizeOf(await picture.body())).toEqual([800, 800])
  expect((await request.get("/og/no/such.png")).status()).toBe(404)
})

test("the product feed has every product with a price and a picture, and no other", async ({ request }) => {
  /** Products that the feed should have and has not, or has and should not. */
  const misplaced = async () => {
    const xml = await htmlOf(request, "/feeds/google-products.xml")
    const { products } = await readCatalogue("order=name&limit=100&facets=false")
    const isWrong = ({ id, price, thumbnail }: (typeof products)[number]) =>
      xml.includes(`<g:id>${id}</g:id>`) !== (price !== null && thumbnail !== null)
    return products.filter(isWrong).map(({ name }) => name)
  }
  await soon(misplaced, "products that are wrongly in or out of the feed").toEqual([])
})

test("an address that cannot be decoded is a bad request, not a server error", async ({ request }) => {
  for (const path of ["/products/%ZZ", "/products/%ZZ/x", "/products/a/b/%E0%A4%A", "/og/%ZZ.png", "/%ZZ"]) {
    const response = await request.get(path)
    expect([path, response.status() >= 400 && response.status() < 500]).toEqual([path, true])
  }
})

test("robots.txt keeps crawlers from the API, the staff's screens and endless searches", async ({
  request,
}) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n")
  expect(lines).toEqual(
    expect.arrayContaining([
      "Disallow: /api/",
      "Disallow: /admin",
      "Disallow: /account",
      "Disallow: /*?search=",
    ]),
  )
  // Pages with "noindex" must be readable, or crawlers would never see it.
  expect(lines.some((line) => /Disallow: \/(cart|compare)/.test(line))).toBe(false)
})

test("the manifest's icons exist", async ({ request }) => {
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string; type: string }[]
  }
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()["content-type"]?.split(";")[0]]).toEqual([src, 200, type])
  }
})

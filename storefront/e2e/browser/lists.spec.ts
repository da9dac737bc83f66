import { expect, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, readBrands, readCatalogue, SAMPLE_TYPES } from "../support/backend"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

/** A name within a sentence: "POS Systems" as "POS systems". */
const small = (name: string) =>
  name.replaceAll(/\p{L}+/gu, (word) => (word === word.toUpperCase() ? word : word.toLowerCase()))
const begin = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test("a buyer finds every label printer of every brand, and then those of one, each as a list of that name", async ({
  page,
  request,
}) => {
  const { brand, machine_type: type } = await findProduct()
  const heading = page.getByRole("heading", { level: 1 })
  const ofType = `/browse-products?machine_type=${type.handle}`

  await test.step("the heading of a machine type leads to all of that type", async () => {
    await page.goto("/products")
    await page.getByRole("heading", { level: 3, name: type.name }).getByRole("link").click()
    await expect(page).toHaveURL(ofType)
    await expect(heading).toHaveText(begin(small(type.name)))
    const status = page
      .getByRole("status")
      .filter({ hasText: /\d products/ })
      .first()
    const isComplete = async () => {
      const { count } = await readCatalogue(`machine_type=${type.handle}&limit=1&facets=false`)
      await page.reload()
      return (await status.innerText()).includes(`${count.toLocaleString("en-GB")} products`)
    }
    await soon(isComplete, "the number of products is that of the shop").toBe(true)
  })
  await test.step("ticking a brand titles the list by both", async () => {
    await page.goto(`${ofType}&brand=${brand.handle}`)
    const title = `${brand.name} ${small(type.name)}`
    await expect(heading).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
    const way = page.getByRole("navigation", { name: "Breadcrumb" })
    await expect(way.getByRole("link", { name: begin(small(type.name)) })).toHaveAttribute("href", ofType)
  })
  await test.step("a page has as many products as are asked for, and no filter that would leave none", async () => {
    await page.goto("/browse-products")
    await page.getByLabel("Products a page").focus()
    await page.getByLabel("Products a page").selectOption("48")
    await expect(page).toHaveURL("/browse-products?per_page=48")
    await expect(page.getByRole("status").filter({ hasText: "1–48 of" })).toBeVisible()
    await expect(page.getByRole("checkbox", { name: /, 0 products$/, includeHidden: true })).toHaveCount(0)
    await page.goto(ofType)
  })
  await test.step("so does the footer, and the sitemap names both lists", async () => {
    await expect(
      page
        .getByRole("contentinfo")
        .getByRole("navigation", { name: "Devices" })
        .getByRole("link", { name: type.name }),
    ).toHaveAttribute("href", ofType)
    const sitemaps = await Promise.all(
      ["/sitemaps/pages.xml", `/sitemaps/brands/${brand.handle}.xml`].map(async (path) =>
        (await request.get(path)).text(),
      ),
    )
    expect(sitemaps[0]).toContain(`<loc>${settings.STOREFRONT_URL}${ofType}</loc>`)
    expect(sitemaps[1]).toContain(`<loc>${settings.STOREFRONT_URL}${ofType}&amp;brand=${brand.handle}</loc>`)
  })
})

test("the menu beside Products leads to a machine type, a brand, every product and the quick order, by keyboard too", async ({
  page,
}) => {
  await upToDate("/about")
  const brands = (await readBrands()).toSorted((one, other) => other.product_count - one.product_count)
  const main = page.getByRole("navigation", { name: "Main" })
  const links = main.getByRole("link")
  const open = () => main.getByRole("button", { name: "Products by type and brand" }).press("Enter")

  await test.step("the link Products stays a link, and the menu holds what stands below it", async () => {
    await page.goto("/about")
    await expect(links.filter({ hasText: /^Label Printers$/ })).toBeHidden()
    await open()
    const types = main.getByRole("list", { name: "Machine types" })
    for (const name of SAMPLE_TYPES)
      await expect(types.getByRole("link", { name, exact: true })).toBeVisible()
    await expect(
      main
        .getByRole("list", { name: "Brands" })
        .getByRole("link", { name: brands[0]?.name ?? "", exact: true }),
    ).toBeVisible()
    await expectAccessible(page, "with the menu open")
  })
  await test.step("Escape closes it", async () => {
    await page.keyboard.press("Escape")
    await expect(links.filter({ hasText: /^Label Printers$/ })).toBeHidden()
  })
  await test.step("a machine type leads to all of that type", async () => {
    await open()
    await main.getByRole("link", { name: "Label Printers", exact: true }).click()
    await expect(page).toHaveURL("/browse-products?machine_type=label-printers")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Label printers")
  })
  await test.step("the quick order is in view at once", async () => {
    await open()
    await main.getByRole("link", { name: "Quick order", exact: true }).click()
    await expect(page.getByRole("heading", { level: 2, name: "Quick order" })).toBeInViewport()
  })
  await test.step("/products has the list beside the deck", async () => {
    await page.goto("/products")
    await page.getByRole("link", { name: "View as list" }).click()
    await expect(page).toHaveURL("/browse-products")
  })
})

test("a search that finds nothing shows what comes near, and asks the shop to source it with the text filled in", async ({
  page,
}) => {
  const product = await findProduct(({ part_number: number }) => number.length > 6)
  const text = `${product.part_number} qqzzqq`

  await test.step("the results of the header's search lead to the form", async () => {
    await page.goto(`/products?search=${encodeURIComponent(text)}`)
    await page.getByRole("link", { name: "Ask us to source it" }).click()
    await expect(page).toHaveURL(/\/browse-products\?q=.*#source$/)
  })
  await test.step("the text is filled in, and stays to be changed and sent", async () => {
    const form = page.getByRole("region", { name: `Ask us to source “${text}”` })
    await expect(form.getByLabel("Message")).toHaveValue(`Please source for us: ${text}`)
    await expect(form.getByRole("link", { name: /^[\d ]+$/ })).toHaveAttribute("href", /^tel:/)
  })
  await test.step("what comes near is shown", async () => {
    const near = page.getByRole("region", { name: "Did you mean one of these?" })
    await expect(near.getByRole("listitem").first()).toBeVisible()
    await expectAccessible(page, "with nothing found")
  })
})

test("the most popular products can come first, and the filters stay in view beside a long list", async ({
  page,
}) => {
  const grid = page.getByRole("list", { name: "Products" })

  await test.step("the order is chosen, and is the shop's own", async () => {
    await page.goto("/browse-products")
    await page.getByLabel("Sort by").focus()
    await page.getByLabel("Sort by").selectOption("Most popular first")
    await expect(page).toHaveURL("/browse-products?order=-popularity")
    await expect(page.getByLabel("Sort by")).toHaveValue("-popularity")
    /** Products that are not where the shop's order has them: other tests look at products meanwhile. */
    const misplaced = async () => {
      const { products } = await readCatalogue("order=-popularity&limit=24&facets=false")
      await page.reload()
      const names = await grid.getByRole("heading", { level: 2 }).allInnerTexts()
      return products.map(({ name }) => name).filter((name, at) => name !== names[at])
    }
    await soon(misplaced, "products that are not in the shop's order").toEqual([])
  })

  await test.step("the first filter is still there at the list's end", async () => {
    const first = page.getByRole("form", { name: "Filters" }).locator("summary").first()
    await expect(first).toBeInViewport()
    await grid.getByRole("article").last().scrollIntoViewIfNeeded()
    await soon(() => page.evaluate(() => window.scrollY), "how far the page is scrolled").toBeGreaterThan(900)
    await expect(first).toBeInViewport()
  })
})

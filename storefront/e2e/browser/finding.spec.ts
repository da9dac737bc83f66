import { expect, type Page, type Route, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import {
  type CompleteProduct,
  findProduct,
  pathOf,
  readCatalogue,
  readOldestArticle,
} from "../support/backend"
import { live } from "../support/live"
import { settings } from "../support/settings"
import { soon } from "../support/soon"

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Label of the header's search: on a phone the search is in the menu. */
const searchName = (page: Page) => ({
  name: isPhone(page) ? "Search products" : "Search by part number",
  exact: true,
})

/** Focuses the header's search. */
async function enterSearch(page: Page) {
  if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click()
  const field = page.getByRole("searchbox", searchName(page))
  await field.click()
  return field
}

/** Focuses the header's search. @returns the field, once it shows suggestions */
async function openSearch(page: Page) {
  await enterSearch(page)
  return page.getByRole("combobox", searchName(page))
}

/** A part number as typed from a label: in lower case, without its hyphens. */
const asTyped = ({ part_number: partNumber }: CompleteProduct) =>
  partNumber.toLowerCase().replaceAll("-", " ").slice(0, 9)

const hasHyphen = ({ part_number: partNumber }: CompleteProduct) => partNumber.lastIndexOf("-") > 3

test("header search: placeholder, spelling, first on submit, recent searches", async ({ page }) => {
  const product = await findProduct(hasHyphen)
  await page.goto("/")
  const field = await openSearch(page)

  await test.step("the placeholder is the specification's", async () => {
    await expect(field).toHaveAttribute(
      "placeholder",
      isPhone(page) ? "Search products..." : "Search by Part Number",
    )
  })
  await test.step("a part number matches whatever its case, spaces and hyphens", async () => {
    await field.pressSequentially(asTyped(product))
    const option = page.getByRole("option").filter({ hasText: product.part_number })
    await expect(option).toContainText(product.name)
    await expect(option).toContainText("ex VAT")
    await expectAccessible(page, "with suggestions")
  })
  await test.step("submit opens the first suggestion, also before the answer is there, and the list closes", async () => {
    await field.fill(product.part_number)
    await field.press("Enter")
    await expect(page).toHaveURL(new RegExp(`${pathOf(product)}$`))
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeHidden()
  })
  await test.step("what was looked for is offered again, and can be forgotten", async () => {
    await page.goto("/")
    const again = await openSearch(page)
    await again.press("ArrowDown")
    const recent = page.getByRole("group", { name: "Recent searches" })
    await expect(recent.getByRole("option").first()).toHaveText(product.part_number)
    await recent.getByRole("option", { name: "Clear recent searches" }).click()
    await expect(recent).toBeHidden()
  })
})

test("header search: brands, articles and services stand under headings, and lead there", async ({
  page,
}) => {
  const { brand } = await findProduct()
  const article = await readOldestArticle()
  if (!article) throw new Error("The shop has no article to test with")
  await page.goto("/")
  if ((page.viewportSize()?.width ?? 0) < 768)
    await page.getByRole("button", { name: "Search products" }).click()
  else await openSearch(page)
  const option = (group: string, name: string | RegExp) =>
    page.getByRole("group", { name: group }).getByRole("option", { name })
  for (const [text, group, name] of [
    [brand.name, "Brands", new RegExp(`^${brand.name}`)],
    [article.title, "Articles", article.title],
    ["privacy policy", "Pages", "Privacy Policy"],
    ["repair", "Services", /^Repairs/],
  ] as const) {
    await page.locator("input:focus").fill(text)
    await expect(option(group, name)).toBeVisible()
  }
  await option("Services", /^Repairs/).click()
  await expect(page).toHaveURL(/\/services\/repair$/)
})

test("header search: without scripts the form opens the results", async ({ browser }, { project }) => {
  const product = await findProduct(hasHyphen)
  const context = await browser.newContext({
    ...project.use,
    javaScriptEnabled: false,
    baseURL: settings.STOREFRONT_URL,
  })
  const plain = await context.newPage()
  await plain.goto("/")
  const search = await enterSearch(plain)
  await search.fill(asTyped(product))
  await search.press("Enter")
  await expect(plain).toHaveURL(/\/products\?search=/)
  await expect(plain.getByRole("main").getByText(product.name).first()).toBeVisible()
  await context.close()
})

/** Opens the filters where they are in a drawer. */
async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole("button", { name: /^Filters/ }).click()
}
async function closeFilters(page: Page) {
  if (isPhone(page)) await page.getByRole("button", { name: /^Show [\d,]+ products?$/ }).click()
}

const countLabel = (count: number) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "product" : "products"}`

test("/browse-products: what is chosen while the list is loading adds up", async ({ page }) => {
  const { brand, machine_type: machineType } = await findProduct()
  await page.goto(`/browse-products?machine_type=${machineType.handle}`)
  const filters = page.getByRole("form", { name: "Filters" })
  const waiting: Route[] = []
  let isSlow = true
  await page.route(
    (url) => url.pathname === "/browse-products" && url.searchParams.has("_rsc"),
    async (route) => {
      if (isSlow) waiting.push(route)
      else await route.continue()
    },
  )
  await openFilters(page)
  await (await live(filters.getByRole("checkbox", { name: new RegExp(`^${brand.name} ?, `) }))).check()
  await closeFilters(page)
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price, lowest first" })
  await page.getByRole("link", { name: `Remove filter Machine type: ${machineType.name}` }).click()
  isSlow = false
  await Promise.all(waiting.map((route) => route.continue()))
  await expect(page).toHaveURL(new RegExp(`\\?brand=${brand.handle}&order=price$`))
})

test("/browse-products: filters apply at once, keep the focus, are in the address and can be removed", async ({
  page,
}) => {
  const product = await findProduct()
  const { brand, machine_type: machineType } = product
  const ofType = await readCatalogue(`machine_type=${machineType.handle}&limit=1`)
  const ofBoth = await readCatalogue(`machine_type=${machineType.handle}&brand=${brand.handle}&limit=1`)
  const errors: string[] = []
  page.on("pageerror", (error) => errors.push(String(error)))
  await page.goto("/browse-products")
  const filters = page.getByRole("form", { name: "Filters" })
  const chips = page.getByRole("group", { name: "Applied filters" })
  const count = (found: { count: number }) =>
    expect(page.getByRole("status").filter({ hasText: countLabel(found.count) })).toBeVisible()

  await test.step("a machine type: the list, its count and the specifications follow, the box keeps the focus", async () => {
    await openFilters(page)
    const box = filters.getByRole("checkbox", {
      name: new RegExp(`^${machineType.name} ?, ${countLabel(ofType.count)}$`),
    })
    await box.check()
    await expect(page).toHaveURL(new RegExp(`\\?machine_type=${machineType.handle}$`))
    await expect(box).toBeFocused()
    await expect(filters.getByText("Form factor", { exact: true }).first()).toBeVisible()
    if (!isPhone(page)) await count(ofType)
  })
  await test.step("a brand beside it", async () => {
    await filters.getByRole("checkbox", { name: new RegExp(`^${brand.name} ?, `) }).check()
    await expect(page).toHaveURL(new RegExp(`brand=${brand.handle}`))
    await closeFilters(page)
    await count(ofBoth)
    await expect(chips.getByRole("link", { name: `Remove filter Brand: ${brand.name}` })).toBeVisible()
    if (isPhone(page)) await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible()
    await expectAccessible(page, "with filters")
  })
  await test.step("Back takes the last one away, Forward brings it again, and the boxes say so", async () => {
    await page.goBack()
    await count(ofType)
    await openFilters(page)
    const box = filters.getByRole("checkbox", { name: new RegExp(`^${brand.name} ?, `) })
    await expect(box).not.toBeChecked()
    await page.goForward()
    await expect(box).toBeChecked()
    if (isPhone(page)) await expectAccessible(page, "with the drawer open")
    await closeFilters(page)
  })
  await test.step("a removed filter goes from the form, and the focus to the next one", async () => {
    await chips.getByRole("link", { name: /^Remove filter Machine type/ }).click()
    await expect(chips.getByRole("listitem")).toHaveCount(2)
    await expect(chips.getByRole("link", { name: `Remove filter Brand: ${brand.name}` })).toBeFocused()
    await chips.getByRole("link", { name: "Clear all filters" }).click()
    await expect(page).toHaveURL(/\/browse-products$/)
    await expect(filters.getByRole("checkbox", { checked: true })).toHaveCount(0)
  })
  await test.step("the next page begins at its top", async () => {
    await page
      .getByRole("navigation", { name: "Pages of products" })
      .getByRole("link", { name: "Next" })
      .click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole("status").filter({ hasText: "25–48 of" })).toBeVisible()
    await soon(() => page.evaluate(() => window.scrollY), "how far the page has scrolled").toBe(0)
  })
  expect(errors).toEqual([])
})

test("/browse-products: any address works, and filters that combine without end are not indexed", async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, "What a server answers knows no screen.")
  const beyond = await request.get("/browse-products?page=9999&brand=&gclid=a%20b", { maxRedirects: 0 })
  expect(beyond.status()).toBe(307)
  const last = beyond.headers().location ?? ""
  expect(last).toMatch(/^\/browse-products\?page=\d+&brand=&gclid=a%20b$/)
  expect((await request.get(last, { maxRedirects: 0 })).status()).toBe(200)
  const after = last.replace(/(?<=page=)\d+/, (page) => String(Number(page) + 1))
  expect((await request.get(after, { maxRedirects: 0 })).headers().location).toBe(last)

  expect((await request.get("/browse-products?price_min=cheap&page=-1&q=%FF")).status()).toBe(200)

  const robots = async (path: string) => {
    const html = await (await request.get(path)).text()
    const canonical = /<link rel="canonical" href="[^"]*?(\/browse-products[^"]*)"/.exec(html)?.[1]
    return [/<meta name="robots" content="([^"]*)"/.exec(html)?.[1], canonical?.replaceAll("&amp;", "&")]
  }
  const { brand } = await findProduct()
  expect(await robots(`/browse-products?brand=${brand.handle}&utm_source=x`)).toEqual([
    "index, follow",
    `/browse-products?brand=${brand.handle}`,
  ])
  expect((await robots("/browse-products?brand=no-such-brand"))[0]).toBe("noindex, follow")
  expect(await robots("/browse-products?in_stock=true")).toEqual([
    "noindex, follow",
    "/browse-products?in_stock=true",
  ])
  expect(await (await request.get("/browse-products?brand=no-such-brand")).text()).toContain(
    "No products match your filters",
  )
})

test("/browse-products and /compare work without JavaScript", async ({ browser }, { project }) => {
  const { brand } = await findProduct()
  const found = await readCatalogue(`brand=${brand.handle}&in_stock=true&limit=2`)
  const context = await browser.newContext({
    ...project.use,
    javaScriptEnabled: false,
    baseURL: settings.STOREFRONT_URL,
  })
  const page = await context.newPage()
  await page.goto("/browse-products?view=table")
  await openFilters(page)
  const filters = page.getByRole("form", { name: "Filters" })
  await filters.getByRole("checkbox", { name: new RegExp(`^${brand.name} ?, `) }).check()
  await filters.getByRole("checkbox", { name: /^In stock now/ }).check()
  await filters.getByRole("button", { name: "Apply filters" }).click()
  await expect(page.getByRole("status").filter({ hasText: countLabel(found.count) })).toBeVisible()
  await expect(page.getByRole("table", { name: "Products" })).toBeVisible()
  await page.getByRole("link", { name: `Remove filter Brand: ${brand.name}` }).click()
  await expect(page).toHaveURL("/browse-products?in_stock=true&view=table")

  await page.goto(`/compare?ids=${found.products.map(({ id }) => id).join(",")}`)
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(found.products.length + 1)
  await context.close()
})

test("compare: up to four products, from the list to a link that can be shared", async ({ page }) => {
  // Other tests add and delete products of other brands at the same time.
  await page.goto("/browse-products?brand=zebra&in_stock=true")
  const toggles = page.getByRole("main").getByRole("button", { name: /^Compare ./ })
  const tray = page.getByRole("region", { name: "Products to compare" })

  await test.step("chosen products stand in the tray, and one alone cannot be compared", async () => {
    await toggles.nth(0).click()
    await expect(toggles.nth(0)).toHaveAttribute("aria-pressed", "true")
    await expect(tray).toBeVisible()
    await expect(tray.getByRole("button", { name: "Compare", exact: true })).toBeDisabled()
  })
  await test.step("four fit, a fifth does not and says why", async () => {
    for (const index of [1, 2, 3]) await toggles.nth(index).click()
    await expect(tray.getByRole("button", { name: /^Remove / })).toHaveCount(4)
    await expect(toggles.nth(4)).toHaveAttribute("aria-disabled", "true")
    await expect(toggles.nth(4)).toHaveAccessibleDescription(/Four products are chosen already/)
    await expectAccessible(page, "with the tray")
  })
  await test.step("side by side: what differs is marked, and can be all that is shown", async () => {
    await tray.getByRole("link", { name: "Compare", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Compare products" })).toBeVisible()
    const table = page.getByRole("table")
    await expect(table.getByRole("columnheader")).toHaveCount(5)
    await expect(page.getByRole("rowheader", { name: /, differs$/ }).first()).toBeVisible()
    await expectAccessible(page, "compared")
    await table
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click()
    await expect(page.getByText("Added to Cart!").first()).toBeVisible()
  })
  await test.step("a product taken out leaves the address and the tray", async () => {
    const before = new URL(page.url()).searchParams.get("ids")?.split(",") ?? []
    await page
      .getByRole("button", { name: /from the comparison$/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/compare?ids=${before.slice(1).join(",")}`)
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(4)
  })
  await test.step("the link alone says what is compared; what is not sold is said", async () => {
    const ids = new URL(page.url()).searchParams.get("ids") ?? ""
    await page.evaluate(() => localStorage.removeItem("compare"))
    await page.goto(`/compare?ids=${ids},prod_no_such_product`)
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(4)
    await expect(page.getByText("One product is missing")).toBeVisible()
    await page.goto(`/compare?ids=${ids.split(",")[0]}`)
    await expect(page.getByText("One product so far")).toBeVisible()
    await page.goto("/compare")
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow")
    await expectAccessible(page, "with nothing to compare")
  })
})

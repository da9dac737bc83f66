import { expect, type Page, type Route, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { type CompleteProduct, findProduct, pathOf, readCatalogue } from "../support/backend"
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

/** Collects the page's requests for suggestions. */
function watchSuggestions(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.pathname === "/api/suggestions") asked.push(url.searchParams.get("q") ?? "")
  })
  return asked
}

/** A part number as typed from a label: in lower case, without its hyphens. */
const asTyped = ({ part_number: partNumber }: CompleteProduct) =>
  partNumber.toLowerCase().replaceAll("-", " ").slice(0, 9)

const hasHyphen = ({ part_number: partNumber }: CompleteProduct) => partNumber.lastIndexOf("-") > 3

test("header search: placeholders, no request for blank input, spelling, keyboard, first on submit", async ({
  page,
}) => {
  const product = await findProduct(hasHyphen)
  const asked = watchSuggestions(page)
  await page.goto("/")
  const field = await openSearch(page)
  const options = page.getByRole("option")

  await test.step("the placeholder is the specification's", async () => {
    await expect(field).toHaveAttribute(
      "placeholder",
      isPhone(page) ? "Search products..." : "Search by Part Number",
    )
  })
  await test.step("blank or whitespace-only input gives no suggestions, and asks for none", async () => {
    await field.pressSequentially("   ")
    await field.press("Enter")
    await expect(field).toHaveAttribute("aria-expanded", "false")
    await expect(page).toHaveURL(/\/$/)
    await field.fill("")
  })
  await test.step("a part number matches whatever its case, spaces and hyphens", async () => {
    // The page's clock stands while it is typed, however slowly: a request follows a pause, not every letter.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await field.pressSequentially(asTyped(product))
    expect(asked, "requests before a pause").toEqual([])
    await page.clock.runFor(1_000)
    await page.clock.resume()
    await expect(options.filter({ hasText: product.part_number })).toBeVisible()
    expect(asked, "requests after a pause").toEqual([asTyped(product).trim()])
  })
  await test.step("a name matches as a substring, in any case, with price and stock; the list is 16rem high at most", async () => {
    const [word = ""] = product.name.split(" ")
    await field.fill(word.toUpperCase())
    const option = options.filter({ hasText: product.part_number })
    await expect(option).toContainText(product.name)
    await expect(option).toContainText("ex VAT")
    const height = await page.getByRole("listbox").evaluate((list) => list.getBoundingClientRect().height)
    expect(height).toBeLessThanOrEqual(256)
    await expectAccessible(page, "with suggestions")
  })
  await test.step("the arrows move through the options and wrap, Escape closes, then clears", async () => {
    await field.press("ArrowDown")
    await expect(options.first()).toHaveAttribute("aria-selected", "true")
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await options.first().getAttribute("id")) ?? "",
    )
    await field.press("ArrowUp")
    await expect(options.last()).toHaveAttribute("aria-selected", "true")
    await expect(field).toBeFocused()
    await field.press("Escape")
    await expect(field).toHaveAttribute("aria-expanded", "false")
    await field.press("Escape")
    await expect(field).toHaveValue("")
  })
  await test.step("submit does nothing where nothing is suggested", async () => {
    await field.fill("no such thing 0000")
    await expect(page.getByRole("status").filter({ hasText: "No products match" })).toBeAttached()
    await field.press("Enter")
    await expect(page).toHaveURL(/\/$/)
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
    await page.reload()
    await openSearch(page)
    await expect(recent).toBeHidden()
  })
})

test("header search: other kinds stand under headings, and on a phone one press opens the field", async ({
  page,
}) => {
  const { brand } = await findProduct()
  await page.goto("/")
  const width = page.viewportSize()?.width ?? 0
  const button = page.getByRole("button", { name: "Search products" })
  if (width < 768) {
    await button.click()
    await expect(page.locator("input:focus")).toHaveAttribute("placeholder", "Search products...")
    await page.keyboard.press("Escape")
    await expect(button).toBeFocused()
    await button.click()
  } else await openSearch(page)
  await page.locator("input:focus").fill(brand.name)
  const brands = page.getByRole("group", { name: "Brands" })
  await expect(brands.getByRole("option", { name: new RegExp(`^${brand.name}`) })).toBeVisible()
  await page.locator("input:focus").fill("repair")
  await page
    .getByRole("group", { name: "Services" })
    .getByRole("option", { name: /^Repairs/ })
    .click()
  await expect(page).toHaveURL(/\/services\/repair$/)
})

test("header search: where suggestions fail, and without scripts, the form opens the results", async ({
  page,
  browser,
}, { project }) => {
  const product = await findProduct(hasHyphen)
  await page.route("**/api/suggestions?*", (route) => route.abort())
  await page.goto("/products")
  const field = await openSearch(page)
  await field.fill(product.part_number)
  await expect(page.getByText("Suggestions are not available just now.").last()).toBeAttached()
  await field.press("Enter")
  await expect(page).toHaveURL(/\/products\?search=/)
  await expect(page.getByRole("main").getByText(product.name).first()).toBeVisible()

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
  await test.step("limits of the price, also when they contradict each other", async () => {
    await openFilters(page)
    await filters.getByLabel("Lowest").fill("500")
    await filters.getByLabel("Lowest").press("Enter")
    await expect(page).toHaveURL(/price_min=500$/)
    await filters.getByLabel("Highest").fill("100")
    await filters.getByLabel("Highest").press("Tab")
    await expect(filters.getByText("The highest price must not be below the lowest")).toBeVisible()
    await closeFilters(page)
    await page.getByRole("link", { name: /^Remove filter Price/ }).click()
    await expect(page).toHaveURL(/\/browse-products$/)
  })
  await test.step("the order, the table and its heads", async () => {
    await page.getByLabel("Sort by").focus()
    await page.getByLabel("Sort by").selectOption("Price, lowest first")
    await expect(page).toHaveURL(/order=price$/)
    await expect(page.getByLabel("Sort by")).toBeFocused()
    await page.getByRole("link", { name: "As a table" }).click()
    const table = page.getByRole("table", { name: "Products" })
    await expect(table).toBeVisible()
    const { products } = await readCatalogue("order=price&limit=24&facets=false")
    await expect(table.getByRole("rowheader")).toHaveText(
      products.map(({ name }) => new RegExp(name.replace(/[^\w ]/g, "."))),
    )
    await expectAccessible(page, "as a table")
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
  const beyond = await request.get("/browse-products?page=9999&brand=", { maxRedirects: 0 })
  expect(beyond.status()).toBe(307)
  const last = beyond.headers().location ?? ""
  expect(last).toMatch(/^\/browse-products\?page=\d+$/)
  expect((await request.get(last, { maxRedirects: 0 })).status()).toBe(200)
  const after = last.replace(/\d+$/, (page) => String(Number(page) + 1))
  expect((await request.get(after, { maxRedirects: 0 })).headers().location).toBe(last)

  const odd =
    "/browse-products?price_min=cheap&page=-1&order=colour&view=3d&dpi=fine&in_stock=maybe&utm_source=x&q=%FF"
  expect((await request.get(odd)).status()).toBe(200)

  const robots = async (path: string) => {
    const html = await (await request.get(path)).text()
    const canonical = /<link rel="canonical" href="[^"]*?(\/browse-products[^"]*)"/.exec(html)?.[1]
    return [/<meta name="robots" content="([^"]*)"/.exec(html)?.[1], canonical?.replaceAll("&amp;", "&")]
  }
  expect(await robots("/browse-products?utm_source=x")).toEqual(["index, follow", "/browse-products"])
  expect(await robots("/browse-products?page=2")).toEqual(["index, follow", "/browse-products?page=2"])
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

test("compare: up to four products, from the list to a link that can be shared", async ({
  page,
  context,
}) => {
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
  await test.step("another tab follows, and what makes no sense in storage is repaired", async () => {
    const other = await context.newPage()
    await other.goto("/browse-products")
    const otherTray = other.getByRole("region", { name: "Products to compare" })
    await otherTray
      .getByRole("button", { name: /^Remove / })
      .last()
      .click()
    await expect(tray.getByRole("button", { name: /^Remove / })).toHaveCount(3)
    await expect(toggles.nth(3)).toHaveAttribute("aria-pressed", "false")
    await other.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("compare") ?? "{}") as { items: unknown[] }
      localStorage.setItem("compare", JSON.stringify({ version: 1, items: [null, 7, ...stored.items] }))
    })
    await other.reload()
    await expect(otherTray.getByRole("button", { name: /^Remove / })).toHaveCount(3)
    await other.close()
  })
  await test.step("side by side: what differs is marked, and can be all that is shown", async () => {
    await tray.getByRole("link", { name: "Compare", exact: true }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Compare products" })).toBeVisible()
    const table = page.getByRole("table")
    await expect(table.getByRole("columnheader")).toHaveCount(4)
    await expect(page.getByRole("rowheader", { name: /, differs$/ }).first()).toBeVisible()
    await page.getByRole("switch", { name: /^Only differences/ }).click()
    await expect(table.getByRole("rowheader", { name: "Part number" })).toBeHidden()
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
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3)
  })
  await test.step("the link alone says what is compared; what is not sold is said", async () => {
    const ids = new URL(page.url()).searchParams.get("ids") ?? ""
    await page.evaluate(() => localStorage.removeItem("compare"))
    await page.goto(`/compare?ids=${ids},prod_no_such_product`)
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3)
    await expect(page.getByText("One product is missing")).toBeVisible()
    await page.goto(`/compare?ids=${ids.split(",")[0]}`)
    await expect(page.getByText("One product so far")).toBeVisible()
    await page.goto("/compare")
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible()
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow")
    await expectAccessible(page, "with nothing to compare")
  })
})

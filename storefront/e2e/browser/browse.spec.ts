import { expect, type Locator, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import type { StoreBrand, StoreMachineType } from "@scanwright/backend/contract"
import {
  type CompleteProduct,
  findProduct,
  pathOf,
  pounds,
  readBrands,
  readMachineTypes,
} from "../support/backend"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

declare global {
  interface Window {
    /** Each flight of cards since the page was opened, with how long it takes in ms: "browse-deal 900". */
    flights?: string[]
  }
}

let product: CompleteProduct
let brands: StoreBrand[]
let machineTypes: StoreMachineType[]
test.beforeAll(async () => {
  await upToDate("/products", "/products?view=brands", "/api/browse/gb/brands")
  brands = await readBrands()
  const most = Math.max(...brands.map((one) => one.product_count))
  const large = brands.find((one) => one.product_count === most)
  product = await findProduct(({ brand }) => brand.id === large?.id)
  machineTypes = await readMachineTypes(product.brand.handle)
  const [ofBrand, ofType] = [product.brand.handle, `${product.brand.handle}/${product.machine_type.handle}`]
  await upToDate(`/products/${ofBrand}`, `/products/${ofType}`)
  await upToDate(`/api/browse/gb/brands/${ofBrand}`, `/api/browse/gb/brands/${ofType}/1`)
})

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`
const main = (page: Page) => page.locator("#main")
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true })
const list = (page: Page, name: string) => main(page).getByRole("list", { name, exact: true })
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 })
const status = (page: Page) => main(page).getByRole("status")

/** Opens a page and waits until its screen is hydrated. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("#browse h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  )
}

/** Waits for a level: its heading has the focus, and the page is at its top. */
async function arrive(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(heading(page)).toBeFocused()
}

/** Notes each flight of cards when it begins: it may be over before a busy test looks. Runs in the page. */
function noteFlights(): void {
  const noted: string[] = (window.flights = [])
  // oxlint-disable-next-line typescript/unbound-method -- called with the element as `this` below
  const { animate } = Element.prototype
  Element.prototype.animate = function (this: Element, ...how: Parameters<Element["animate"]>) {
    const animation = animate.apply(this, how)
    const { id, effect } = animation
    if (id.startsWith("browse-")) noted.push(`${id} ${Number(effect?.getComputedTiming().endTime)}`)
    return animation
  }
}

/** The noted flights of a kind, each with how long it takes, and once where several cards fly alike. */
const flightsOf = async (page: Page, kind = "browse-") =>
  [...new Set(await page.evaluate(() => window.flights))].filter((flight) => flight.startsWith(kind))

const forgetFlights = (page: Page) => page.evaluate(() => window.flights?.splice(0))

/** The number of brands that the screen says it shows, after it has shown as many. */
async function brandsShown(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/^\d+ brands$/)
  const shown = Number.parseInt(await status(page).innerText(), 10)
  await expect(list(page, "Brands").getByRole("listitem")).toHaveCount(shown)
  return shown
}

const columnsOf = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length)

test("browsing goes from the stacked deck over brands and machine types to products, and back (2.4, 4)", async ({
  page,
}) => {
  const { brand, machine_type: machineType } = product
  let all = 0
  await page.addInitScript(noteFlights)
  await open(page, "/products")

  await test.step("stacked: a deck with its 'Click Me / To See Brands' card, 'Deal Brands' and 'Reset'", async () => {
    await expect(link(page, "Click Me To See Brands")).toBeVisible()
    await expect(link(page, "Deal Brands")).toBeVisible()
    await expect(link(page, "Reset")).toBeVisible()
    await expect(list(page, "Brands")).toHaveCount(0)
    await expectAccessible(page, "the stacked deck")
  })

  await test.step("the stacked deck shakes while idle", async () => {
    await soon(() => flightsOf(page, "browse-shake"), "flights of cards").toEqual(["browse-shake 600"])
  })

  await test.step("Deal Brands shows the brands after about 0.9 s, under their own address", async () => {
    await forgetFlights(page)
    await link(page, "Deal Brands").click()
    await soon(() => flightsOf(page, "browse-deal"), "flights of cards").toEqual(["browse-deal 900"])
    await arrive(page, "Brands")
    await expect(page).toHaveURL(/\/products\?view=brands$/)
    all = await brandsShown(page)
    await expect(link(page, brand.name)).toBeAttached()
  })

  await test.step("a brand's card shows its logo, wordmark or first letter, and its count", async () => {
    for (const { name, logo, product_count: products } of brands.slice(0, 6)) {
      const card = list(page, "Brands")
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name, exact: true }) })
      await expect(card).toContainText(count(products, "product"))
      const letter = name.charAt(0).toUpperCase()
      const shown = (await card.locator("[data-wordmark]").count()) > 0 ? name : letter
      if (logo === null) await expect(card.locator("[data-wordmark], .tile")).toHaveText(shown)
      else await expect(card.locator(".tile img")).toBeVisible()
    }
    await expectAccessible(page, "the brands")
  })

  await test.step("'Search brands...' leaves the brands whose name has the words", async () => {
    const search = main(page).getByPlaceholder("Search brands...")
    const typed = brand.name.slice(0, 4).toUpperCase()
    const found = brands.filter(({ name }) => name.toUpperCase().includes(typed))
    await search.fill(typed)
    await expect(list(page, "Brands").getByRole("listitem")).toHaveCount(found.length)
    await expect(status(page)).toHaveText(`${found.length} of ${count(all, "brand")}`)
    await search.fill("no such brand")
    await expect(main(page)).toContainText("No brands match “no such brand”")
    await main(page).getByRole("button", { name: "Clear search" }).last().click()
    expect(await brandsShown(page)).toBe(all)
  })

  await test.step("a brand leads to its machine types with its own counts", async () => {
    await link(page, brand.name).click()
    await arrive(page, brand.name)
    await expect(page).toHaveURL(new RegExp(`/products/${brand.handle}$`))
    await expect(page).toHaveTitle(`${brand.name} | Scanwright`)
    await soon(() => page.evaluate(() => window.scrollY), "how far the page has scrolled").toBe(0)
    const cards = list(page, "Machine types").getByRole("listitem")
    await expect(cards).toHaveCount(machineTypes.length)
    for (const { name, product_count: products } of machineTypes)
      await expect(cards.filter({ has: page.getByRole("link", { name, exact: true }) })).toContainText(
        count(products, "product"),
      )
    await expect(main(page).getByPlaceholder("Search machine types...")).toBeVisible()
    await expect(link(page, "← Back to Brands")).toBeVisible()
    await expectAccessible(page, "the machine types")
  })

  await test.step("a machine type leads to its products", async () => {
    await link(page, machineType.name).click()
    await arrive(page, `${brand.name} ${machineType.name}`)
    await expect(page).toHaveURL(new RegExp(`/products/${brand.handle}/${machineType.handle}$`))
    await expect(link(page, "← Back to Machine Types")).toBeVisible()
    const card = list(page, "Products")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: product.name, exact: true }) })
    await expect(card.locator(".tile")).toBeVisible()
    await expect(card).toContainText(pounds(product.price))
    if (product.short_description) await expect(card).toContainText(product.short_description)
    await expect(card).toContainText(/in stock/i)
    await expectAccessible(page, "the products")
  })

  await test.step("'Search products...' finds by name or part number, without another page", async () => {
    const search = main(page).getByPlaceholder("Search products...")
    await search.fill(product.part_number.toLowerCase().replaceAll("-", ""))
    await expect(link(page, product.name)).toBeVisible()
    await expect(status(page)).toHaveText(/^1 of \d+ products?$/)
    await search.fill("")
  })

  await test.step("a product's card opens its page, and Back the list as it was left", async () => {
    await link(page, product.name).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    await link(page, product.name).click()
    await expect(page).toHaveURL(new RegExp(`${pathOf(product)}$`))
    await expect(heading(page)).toHaveText(product.name)
    await page.goBack()
    await expect(heading(page)).toHaveText(`${brand.name} ${machineType.name}`)
    await soon(() => page.evaluate(() => window.scrollY), "how far the page has scrolled").toBeCloseTo(
      left,
      -2,
    )

    const search = main(page).getByPlaceholder("Search products...")
    await search.fill(product.part_number)
    await expect(status(page)).toHaveText(/^1 of/)
    // The history entry follows once typing pauses.
    await page.waitForFunction((text) => JSON.stringify(history.state).includes(text), product.part_number)
    await link(page, product.name).click()
    await expect(heading(page)).toHaveText(product.name)
    await page.goBack()
    await expect(search).toHaveValue(product.part_number)
    await expect(list(page, "Products").getByRole("listitem")).toHaveCount(1)
  })

  await test.step("reloading shows the same level", async () => {
    await page.reload()
    await expect(heading(page)).toHaveText(`${brand.name} ${machineType.name}`)
    await expect(link(page, product.name)).toBeVisible()
  })

  await test.step("the browser's Back and Forward follow the levels", async () => {
    for (const title of [brand.name, "Brands", "Products"]) {
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
    }
    for (const title of ["Brands", brand.name, `${brand.name} ${machineType.name}`]) {
      await page.goForward()
      await expect(heading(page)).toHaveText(title)
    }
  })

  await test.step("the back buttons lead from products to machine types, from there to brands", async () => {
    await link(page, "← Back to Machine Types").click()
    await expect(heading(page)).toHaveText(brand.name)
    await link(page, "← Back to Brands").click()
    await expect(heading(page)).toHaveText("Brands")
    expect(await brandsShown(page)).toBe(all)
  })

  await test.step("Reset returns to the stacked deck after about 0.6 s", async () => {
    await forgetFlights(page)
    await link(page, "Reset").click()
    await soon(() => flightsOf(page, "browse-gather"), "flights of cards").toEqual(["browse-gather 600"])
    await arrive(page, "Products")
    await expect(page).toHaveURL(/\/products$/)
    await expect(link(page, "Deal Brands")).toBeVisible()
    await expect(list(page, "Brands")).toHaveCount(0)
  })
})

test("the deck grid has 5, 4, 3 or 2 columns by the width of the window (2.4, 9)", async ({ page }) => {
  await page.goto("/products?view=brands")
  for (const [width, columns] of [
    [1400, 5],
    [1399, 4],
    [1280, 4],
    [1279, 3],
    [1024, 3],
    [1023, 2],
    [390, 2],
    [320, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await soon(() => columnsOf(list(page, "Brands")), `columns at ${width} px`).toBe(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test("?search= pre-fills the product search and jumps straight to the product list (2.4)", async ({
  page,
}) => {
  const { brand } = product
  await open(page, `/products?search=${encodeURIComponent(brand.name)}`)
  const search = main(page).getByPlaceholder("Search products...")
  const firstOf = (page: Page) => list(page, "Products").getByRole("heading").first()

  await test.step("the words are in the field and the products in the list", async () => {
    await expect(search).toHaveValue(brand.name)
    await expect(list(page, "Products").getByRole("listitem").first()).toContainText(brand.name)
    await expect(page).toHaveTitle(`Results for “${brand.name}” | Scanwright`)
    await expectAccessible(page, "a search")
  })

  await test.step("pages follow each other with links, at once, from the top", async () => {
    const next = main(page).getByRole("link", { name: "Next" })
    const first = await firstOf(page).innerText()
    await next.click()
    await expect(page).toHaveURL(/[?&]page=2$/)
    await expect(firstOf(page)).not.toHaveText(first)
    await expect(heading(page)).toBeFocused()
    await soon(() => page.evaluate(() => window.scrollY), "how far the page has scrolled").toBe(0)
    await page.goBack()
    await expect(firstOf(page)).toHaveText(first)
  })

  await test.step("what is typed is searched on the server, and survives a reload", async () => {
    await search.fill(product.part_number)
    await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(product.part_number)}`))
    await expect(firstOf(page)).toHaveText(product.name)
    await page.reload()
    await expect(search).toHaveValue(product.part_number)
    await expect(firstOf(page)).toHaveText(product.name)
  })

  await test.step("at the depth of a brand it is searched in its products alone", async () => {
    const other = brands.find(({ name }) => name !== brand.name)
    await page.goto(`/products/${other?.handle}?search=${product.part_number}`)
    await expect(main(page)).toContainText(`No products match “${product.part_number}”`)
    await page.goto(`/products/${brand.handle}?search=${product.part_number}`)
    await expect(link(page, product.name)).toBeVisible()
  })

  await test.step("names of any kind of letter are words, and no markup", async () => {
    const typed = `C++ "quoted" <b>bold</b> & 🖨️`
    await open(page, `/products?${new URLSearchParams({ search: typed }).toString()}`)
    await expect(search).toHaveValue(typed)
    await expect(main(page)).toContainText(`No products match “${typed}”`)
    await expect(main(page).locator("b")).toHaveCount(0)
  })
})

test("a slow response is replaced by a skeleton, and an outdated one is dropped", async ({ page }) => {
  const { brand } = product
  const other = brands.find(({ id }) => id !== brand.id)
  if (!other) throw new Error("The catalogue has one brand")
  let respond = () => undefined as void
  const waited = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route(`**/api/browse/*/brands/${brand.handle}`, async (route) => {
    await waited
    await route.continue()
  })
  await open(page, "/products?view=brands")
  await link(page, brand.name).click()
  await arrive(page, brand.name)
  await expect(status(page)).toHaveText("Loading machine types…")
  await expect(main(page).locator(".skeleton").first()).toBeVisible()
  await link(page, "← Back to Brands").click()
  await link(page, other.name).click()
  await arrive(page, other.name)
  respond()
  await expect(status(page)).toHaveText(/^\d+ machine types?$/)
  await expect(heading(page)).toHaveText(other.name)
  await page.goBack()
  await page.goBack()
  await expect(status(page)).toHaveText(count(machineTypes.length, "machine type"))
})

test("a failed request is reported in a toast, and retried on demand (8)", async ({ page }) => {
  const { brand, machine_type: machineType } = product
  const toast = page.getByRole("alert").filter({ hasText: "Error" })
  let isDown = true
  await page.route("**/api/browse/**", (route) => (isDown ? route.abort() : route.continue()))
  await open(page, "/products?view=brands")

  await link(page, brand.name).click()
  await expect(heading(page)).toHaveText(brand.name)
  await expect(toast).toContainText("Failed to fetch data")
  await expect(main(page)).toContainText("The machine types could not be loaded")
  isDown = false
  await main(page).getByRole("button", { name: "Try Again" }).click()
  await expect(list(page, "Machine types").getByRole("listitem")).toHaveCount(machineTypes.length)

  isDown = true
  await link(page, machineType.name).click()
  await expect(toast).toContainText("Failed to fetch products")
  await expect(main(page)).toContainText("The products could not be loaded")
  isDown = false
  await main(page).getByRole("button", { name: "Try Again" }).click()
  await expect(link(page, product.name)).toBeVisible()
})

test("the keyboard alone reaches a product from the deck, and with reduced motion nothing flies", async ({
  page,
}) => {
  const { brand, machine_type: machineType } = product
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.addInitScript(noteFlights)
  await open(page, "/products")
  await link(page, "Click Me To See Brands").press("Enter")
  await arrive(page, "Brands")
  expect(await flightsOf(page)).toEqual([])
  await page.keyboard.press("Tab")
  await expect(main(page).getByPlaceholder("Search brands...")).toBeFocused()
  await page.keyboard.type(brand.name)
  await expect(list(page, "Brands").getByRole("listitem")).toHaveCount(1)
  await link(page, brand.name).press("Enter")
  await arrive(page, brand.name)
  await link(page, machineType.name).press("Enter")
  await arrive(page, `${brand.name} ${machineType.name}`)
  await link(page, product.name).press("Enter")
  await expect(page).toHaveURL(new RegExp(`${pathOf(product)}$`))
})

test("the screen is complete without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: settings.STOREFRONT_URL })
  const page = await context.newPage()
  const { brand, machine_type: machineType } = product
  await page.goto("/products")
  await link(page, "Deal Brands").click()
  await expect(list(page, "Brands").getByRole("listitem")).not.toHaveCount(0)
  await link(page, brand.name).click()
  await link(page, machineType.name).click()
  await expect(heading(page)).toHaveText(`${brand.name} ${machineType.name}`)
  await link(page, product.name).click()
  await expect(heading(page)).toHaveText(product.name)
  await page.goto("/products?view=brands")
  await link(page, "Reset").click()
  await expect(link(page, "Click Me To See Brands")).toBeVisible()
  await page.goto(`/products/${brand.handle}`)
  await main(page).getByPlaceholder("Search machine types...").fill(product.part_number)
  await main(page).getByPlaceholder("Search machine types...").press("Enter")
  await expect(page).toHaveURL(new RegExp(`/products\\?search=${product.part_number}$`))
  await expect(link(page, product.name)).toBeVisible()
  await context.close()
})

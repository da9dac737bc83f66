import { expect, type Page, test } from "../support/test"
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

test("browsing goes from the stacked deck over brands and machine types to products, and back (2.4, 4)", async ({
  page,
}) => {
  const { brand, machine_type: machineType } = product
  await open(page, "/products")
  await expect(list(page, "Brands")).toHaveCount(0)
  await expectAccessible(page, "the stacked deck")

  await test.step("Deal Brands shows the brands, under their own address", async () => {
    await link(page, "Deal Brands").click()
    await arrive(page, "Brands")
    await expect(page).toHaveURL(/\/products\?view=brands$/)
    await expect(status(page)).toHaveText(/^\d+ brands$/)
    await expectAccessible(page, "the brands")
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
    await expectAccessible(page, "the machine types")
  })

  await test.step("a machine type leads to its products", async () => {
    await link(page, machineType.name).click()
    await arrive(page, `${brand.name} ${machineType.name}`)
    await expect(page).toHaveURL(new RegExp(`/products/${brand.handle}/${machineType.handle}$`))
    const card = list(page, "Products")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: product.name, exact: true }) })
    await expect(card).toContainText(pounds(product.price))
    await expectAccessible(page, "the products")
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

  await test.step("the browser's Back and Forward follow the levels", async () => {
    for (const title of [brand.name, "Brands", "Products"]) {
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
    }
    await page.goForward()
    await expect(heading(page)).toHaveText("Brands")
  })

  await test.step("Reset returns to the stacked deck", async () => {
    // The deck that flies away has one, too.
    await expect(link(page, "Reset")).toHaveCount(1)
    await link(page, "Reset").click()
    await arrive(page, "Products")
    await expect(page).toHaveURL(/\/products$/)
    await expect(list(page, "Brands")).toHaveCount(0)
  })
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

  await test.step("names of any kind of letter are words, and no markup", async () => {
    const typed = `C++ "quoted" <b>bold</b> & 🖨️`
    await open(page, `/products?${new URLSearchParams({ search: typed }).toString()}`)
    await expect(search).toHaveValue(typed)
    await expect(main(page)).toContainText(`No products match “${typed}”`)
    await expect(main(page).locator("b")).toHaveCount(0)
  })
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

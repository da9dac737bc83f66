import { expect, test } from "../support/test"
import { findProduct, pathOf, readOldestArticle } from "../support/backend"
import { fillInQuote } from "../support/quote"
import { live } from "../support/live"

/** What browsers of the README's oldest versions lack, and the pages or their libraries use, as expressions. */
const MISSING: Record<string, readonly string[]> = {
  "the Popover API": ["showPopover", "hidePopover", "togglePopover", "popover"].map(
    (name) => `HTMLElement.prototype.${name}`,
  ),
  "the Popover API's methods": ["showPopover", "hidePopover", "togglePopover"].map(
    (name) => `HTMLElement.prototype.${name}`,
  ),
  "AbortSignal.any": ["AbortSignal.any"],
  "the methods of arrays that copy": ["toReversed", "toSorted", "toSpliced", "with"].map(
    (name) => `Array.prototype.${name}`,
  ),
  "URL.canParse": ["URL.canParse"],
  "view transitions": ["Document.prototype.startViewTransition"],
  "the Navigation API": ["window.navigation"],
  requestIdleCallback: ["window.requestIdleCallback", "window.cancelIdleCallback"],
  "what JavaScript of 2024 and 2025 adds": [
    ...["Object.groupBy", "Map.groupBy", "Promise.withResolvers", "window.Iterator"],
  ],
  "crypto.randomUUID": ["Crypto.prototype.randomUUID"],
  "the scrollend event": ["window.onscrollend", "Document.prototype.onscrollend"],
  CompressionStream: ["window.CompressionStream"],
}

// Each has a browser to itself, and reads nothing that another one sends.
test.describe.configure({ mode: "parallel" })

for (const [name, expressions] of Object.entries(MISSING)) {
  test(`a buyer's walk from the search to a quote, in a browser without ${name}`, async ({ page }) => {
    const product = await findProduct(({ stock }) => stock > 5)
    const other = await findProduct(({ stock, id }) => stock > 5 && id !== product.id)
    const faults: unknown[] = []
    page.on("pageerror", (error) => faults.push(error))
    await page.addInitScript(expressions.map((expression) => `delete ${expression}`).join("\n"))
    const main = page.getByRole("main")
    const cart = (count: number) =>
      page.getByRole("banner").getByRole("link", { name: `Cart, ${count} item` })

    await test.step("the header's search suggests the product, and opens it", async () => {
      await page.goto("/about")
      await page.getByRole("searchbox", { name: "Search by part number" }).click()
      await page.locator("input:focus").fill(product.part_number)
      await page.getByRole("option").filter({ hasText: product.part_number }).click()
      await expect(page).toHaveURL(new RegExp(`${pathOf(product)}$`))
    })
    await test.step("it is added to the cart", async () => {
      await (await live(main.getByRole("button", { name: "Add to Cart", exact: true }))).click()
      const toast = page.getByRole("region", { name: "Notifications" })
      await expect(toast.getByText("Added to Cart!")).toBeInViewport()
      await expect(cart(1)).toBeVisible()
    })
    await test.step("the menu opens over the page, closes on Escape, and leads to a list", async () => {
      const menu = page.getByRole("navigation", { name: "Main" })
      const opener = menu.getByRole("button", { name: "Products by type and brand" })
      const link = menu.getByRole("link", { name: "Label Printers", exact: true })
      await expect(link).toBeHidden()
      await opener.click()
      await expect(link).toBeInViewport()
      // Safari 26 would hang.
      await expect(menu.locator("[popover]").first()).toHaveCSS("transition-duration", "0s")
      await page.keyboard.press("Escape")
      await expect(link).toBeHidden()
      await opener.click()
      await link.click()
      await expect(page).toHaveURL("/browse-products?machine_type=label-printers")
      await expect(link).toBeHidden()
    })
    await test.step("a filter shows fewer products", async () => {
      await (await live(main.getByRole("checkbox", { name: /^In stock now/ }))).check()
      await expect(page).toHaveURL(/in_stock=true/)
      await expect(main.getByRole("link", { name: /^Remove filter/ }).first()).toBeVisible()
    })
    await test.step("the quick order adds another one", async () => {
      await page.goto("/cart")
      await main.getByLabel("Part numbers and quantities").fill(`${other.part_number} 2`)
      await main.getByRole("button", { name: "Check the list" }).click()
      await main.getByRole("button", { name: "Add 1 product to the cart" }).click()
      await expect(cart(3)).toBeVisible()
    })
    await test.step("both are sent as a request for a quote", async () => {
      const form = await fillInQuote(page, "Ines Moreau")
      await form.getByRole("button", { name: "Request a quote" }).click()
      await expect(page).toHaveURL(/\/thank-you\?reference=SW-/)
      const lines = main.getByRole("table", { name: "What you asked us to quote" })
      for (const { part_number: number } of [product, other]) await expect(lines).toContainText(number)
    })
    expect(faults).toEqual([])
  })
}

test("a browser that lacks nothing loads no polyfills", async ({ page }) => {
  const paths: string[] = []
  page.on("request", (request) => paths.push(new URL(request.url()).pathname))
  await page.goto("/about")
  await live(page.getByRole("searchbox", { name: "Search by part number" }))
  expect(paths).toContain("/about")
  expect(paths).not.toContain("/polyfills.js")
})

test("a part that fails takes nothing else of its page with it", async ({ page }) => {
  const article = await readOldestArticle()
  if (!article) throw new Error("The shop has no article to test with")
  const logged: string[] = []
  page.on("console", (message) => logged.push(message.text()))
  // No browser lacks these: the list of an article's headings needs the one, and the calculator the other.
  await page.addInitScript("delete window.IntersectionObserver; delete window.ResizeObserver")
  for (const [path, api] of [
    [`/blogs/${article.handle}`, "IntersectionObserver"],
    ["/co2-calculator", "ResizeObserver"],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole("main")
    await expect(main.getByText("This part of the page has stopped working")).toBeVisible()
    await expect(main.getByRole("button", { name: "Reload the page" })).toBeVisible()
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible()
    expect(logged.join()).toContain(`${api} is not defined`)
  }
  await page.getByRole("banner").getByRole("link", { name: "Cart" }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
})

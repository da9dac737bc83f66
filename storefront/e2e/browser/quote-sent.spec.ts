import { expect, test, type Page } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf, pounds } from "../support/backend"
import { fillInQuote } from "../support/quote"
import { live } from "../support/live"
import { printed } from "../support/paper"
import { settings } from "../support/settings"
import { soon } from "../support/soon"
import { upToDate } from "../support/stored"

const savedButton = (page: Page) => page.getByRole("button", { name: /^Saved products/ })

test("after a quote request: lines, times, a list to save and to share", async ({ page, browser }) => {
  const product = await findProduct(({ stock }) => stock > 2)
  await upToDate(pathOf(product))
  const main = page.getByRole("main")

  await test.step("the lines that were sent are shown, with prices and totals", async () => {
    await page.goto(pathOf(product))
    const add = main.getByRole("button", { name: "Add to Cart", exact: true })
    await (await live(add)).click()
    await add.click()
    await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible()
    await page.goto("/cart")
    const form = await fillInQuote(page, "Asha Patel")
    await form.getByRole("button", { name: "Request a quote" }).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=SW-/)
    const table = main.getByRole("table", { name: "What you asked us to quote" })
    await expect(table.getByRole("row").filter({ hasText: product.part_number })).toContainText(
      pounds(product.price * 2),
    )
    const vat = Math.round(product.price * 200 * 0.2) / 100
    await expect(main.getByText(pounds(product.price * 2 + vat))).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(product.part_number))
    await expect(main).toContainText(/a written quote within one working day/)
    await expectAccessible(page, "the page after a quote request")
  })

  await test.step("it says by when the quote comes, and prints", async () => {
    const when = main.getByRole("list", { name: "By when you hear from us" })
    await expect(when.getByText(/^By (Mon|Tues|Wednes|Thurs|Fri)day \d/)).toBeVisible()
    const { text } = await printed(page)
    for (const part of ["SW-", product.part_number, pounds(product.price * 2)]) expect(text).toContain(part)
    expect(text).toMatch(/day \d+ \w+ \d{4}, \d+\.\d\d [ap]m Done You sent your request/)
    expect(text).toMatch(/VAT number GB 000 0000 00\. Registered office: .+ NN1 0AA/)
    expect(text).not.toMatch(
      /Skip to content|Print this page|Save as list|Order these again|Back to Products/,
    )
  })

  await test.step("a reload shows it again; another window shows the reference alone", async () => {
    await page.reload()
    await expect(main.getByRole("table", { name: "What you asked us to quote" })).toBeVisible()
    const other = await (await browser.newContext()).newPage()
    await other.goto(page.url())
    await expect(other.getByRole("main").getByText(/SW-\d{4}-\d{6}/)).toBeVisible()
    await expect(other.getByRole("table")).toHaveCount(0)
    await other.context().close()
  })

  await test.step("its lines can be ordered again, here and from the empty cart", async () => {
    const cart = page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })
    await expect(cart).toHaveCount(0)
    await main.getByRole("button", { name: "Order these again" }).click()
    await expect(cart).toBeVisible()
    const sentPage = page.url()
    await page.goto("/cart")
    const lines = main.getByRole("article", { name: product.name, exact: true })
    await expect(lines.getByText(pounds(product.price * 2))).toBeVisible()
    await page.evaluate(() => {
      const stored = sessionStorage.getItem("quote-sent") ?? ""
      sessionStorage.setItem("quote-sent", stored.replace(/"price":[\d.]+/, '"price":0.01'))
    })
    await main.getByRole("button", { name: "Clear all" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear all" }).click()
    await expect(lines).toHaveCount(0)
    await main.getByRole("button", { name: "Order these again" }).click()
    await expect(lines.getByText(pounds(product.price * 2))).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(lines.getByRole("link").first()).toBeFocused()
    await page.goto(sentPage)
  })

  let link = ""
  await test.step("saved as a list, it stands in the drawer with its quantities and a link", async () => {
    await main.getByRole("button", { name: "Save as list" }).click()
    await (await live(savedButton(page))).click()
    const drawer = page.getByRole("dialog", { name: "Saved products" })
    const lists = drawer.getByRole("combobox", { name: "List" })
    await lists.selectOption({ index: 1 })
    await expect(drawer.getByText("Quantity 2")).toBeVisible()
    await page.evaluate(() => {
      const copied = { writeText: (text: string) => Promise.resolve(sessionStorage.setItem("copied", text)) }
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: copied })
    })
    await drawer.getByRole("button", { name: "Copy link" }).click()
    await soon(() => page.evaluate(() => sessionStorage.getItem("copied"))).toContain("/saved?items=")
    link = await page.evaluate(() => sessionStorage.getItem("copied") ?? "")
  })

  await test.step("on another device the link shows the list, and puts it into the cart or among the saved ones", async () => {
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`${link},no-such-part:3`)
    const page2 = other.getByRole("main")
    await expect(other.locator("meta[name=robots]")).toHaveAttribute("content", /^noindex/)
    await expect(page2.getByRole("table").getByRole("rowheader")).toHaveCount(1)
    await expect(page2.getByText("One line is missing")).toBeVisible()
    await (await live(page2.getByRole("button", { name: "Add 1 to cart" }))).click()
    await expect(other.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible()
    await page2.getByLabel("Name of the list").fill("Van 3")
    await page2.getByRole("button", { name: "Save as list" }).click()
    await expect(savedButton(other)).toHaveAccessibleName("Saved products, 1 item")
    await context.close()
  })
})

test("a product's page and its form work without scripts", async ({ browser }) => {
  const product = await findProduct(({ part_number: number }) => number === "DS8178-SR7U2100PFW")
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: settings.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto(pathOf(product))
  await expect(page.getByText("123Scan configuration software")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Looking after a fleet" })).toBeVisible()
  const form = page.locator("form[method=post]")
  await form.getByLabel("Name", { exact: true }).fill("Ada Byron")
  await form.getByLabel("Work e-mail").fill("ada@byron.example")
  await form.getByLabel("Company").fill("Byron Logistics")
  await form.getByLabel("Message").fill("Twelve of them, to Leeds.")
  await form.getByLabel(/^I agree/).check()

  await test.step("an error is shown with everything that was typed", async () => {
    await form.getByLabel("Phone").fill("12")
    await form.getByRole("button", { name: "Request a quote" }).click()
    await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible()
    await expect(page.getByLabel("Message")).toHaveValue("Twelve of them, to Leeds.")
  })

  await test.step("the corrected form is stored, and the thank-you page shown", async () => {
    await page.getByLabel("Phone").fill("01632 960123")
    await page.getByRole("button", { name: "Send again" }).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=SW-/)
    await expect(page.getByRole("main")).toContainText(/SW-\d{4}-\d{6}/)
  })
  await context.close()
})

import { expect, test, type Page } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf, pounds } from "../support/backend"
import { storedItem, withLines } from "../support/cart-items"
import { fillInQuote } from "../support/quote"
import { live } from "../support/live"
import { upToDate } from "../support/stored"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })
const headerCart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ })
const line = (page: Page, name: string) => page.getByRole("article", { name, exact: true })
const summary = (page: Page) => page.getByRole("region", { name: /^Summary/ })

/** Opens the cart page with a given content of the browser's storage. */
async function openCartWith(page: Page, storage: string) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem("seeded")) return
    sessionStorage.setItem("seeded", "yes")
    localStorage.setItem("cart", text)
  }, storage)
  await page.goto("/cart")
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640

test("adding to the cart, and the cart on every page", async ({ page }) => {
  const product = await findProduct(({ stock }) => stock > 2)
  await upToDate(pathOf(product))
  await page.goto(pathOf(product))
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart", exact: true })

  await test.step("a new product starts at quantity 1, and a toast says so", async () => {
    await expect(headerCart(page)).toHaveAccessibleName("Cart")
    await (await live(add)).click()
    await expect(toast(page).getByText("Added to Cart!")).toBeVisible()
    await expect(toast(page).getByText(`${product.name} has been added to your cart.`)).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 1 item")
  })

  await test.step("adding it again raises the quantity by 1", async () => {
    await add.dblclick()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 3 items")
  })

  const floating = page.getByRole("complementary", { name: "Shortcuts" })
  await test.step("the floating cart says items and total, and is not on the cart's own page", async () => {
    // On a phone one button holds the others.
    if (isPhone(page)) await floating.getByRole("button", { name: "Shortcuts, 3 items in the cart" }).click()
    const total = `Cart, 3 items, ${pounds(3 * product.price)} ex VAT`
    await expect(floating.getByRole("link", { name: /^Cart/ })).toHaveAccessibleName(total)
    if (!isPhone(page)) {
      await floating.getByRole("link", { name: /^Cart/ }).hover()
      await expect(floating.getByText("3 items", { exact: true })).toBeVisible()
    }
    await headerCart(page).click()
    await expect(line(page, product.name)).toBeVisible()
    await expect(floating.getByRole("link", { name: /^Cart/ })).toHaveCount(0)
    await page.goBack()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 3 items")
  })

  await test.step("a toast closes when another page is opened", async () => {
    await (await live(add)).click()
    await expect(toast(page).getByText("Added to Cart!")).toBeVisible()
    // A toast that has the focus stays.
    await toast(page).getByRole("button", { name: "Dismiss" }).focus()
    await headerCart(page).click()
    await expect(line(page, product.name)).toBeVisible()
    await expect(toast(page).getByText("Added to Cart!")).toBeHidden()
  })
})

test("a typed quantity is never another one: it is read as meant, or nothing is added or sent", async ({
  page,
}) => {
  const product = await findProduct(({ stock }) => stock > 2)
  await upToDate(pathOf(product))
  await page.goto(pathOf(product))
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart", exact: true })
  const wrong = /Enter a whole number from \d to 9,999/

  await test.step("on a product's page", async () => {
    await live(add)
    const quantity = page.getByRole("main").getByRole("spinbutton").first()
    for (const text of ["12000", "2.6", "five"]) {
      await quantity.fill(text)
      await add.click()
      await expect(quantity).toBeFocused()
      await expect(quantity).toHaveValue(text)
      await expect(quantity).toHaveAccessibleErrorMessage(wrong)
    }
    await expectAccessible(page, "a field without a quantity")
    await quantity.fill("1,000")
    await add.click()
    await expect(toast(page).getByText(`1,000 × ${product.name} have been added to your cart.`)).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 1,000 items")
  })

  const quantity = line(page, product.name).getByRole("spinbutton")
  await test.step("in the cart, for the quote and on paper", async () => {
    await page.goto("/cart")
    await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "")))
    await quantity.fill("2 or 3")
    for (const name of ["Request a quote", "Print"]) {
      await summary(page).getByRole("button", { name }).click()
      await expect(quantity).toBeFocused()
    }
    await expect(quantity).toHaveAccessibleErrorMessage(wrong)
    await expect(page.getByRole("region", { name: "Request a quote" })).toHaveCount(0)
    await expect(page.locator("[data-printed]")).toHaveCount(0)
    await quantity.fill("3")
    const form = await fillInQuote(page, "Rosa Klein")
    await quantity.fill("2 or 3")
    await form.getByRole("button", { name: "Request a quote" }).click()
    await expect(quantity).toBeFocused()
    await expect(page).toHaveURL(/\/cart$/)
    await quantity.fill("4")
    await summary(page).getByRole("button", { name: "Print" }).click()
    await expect(page.locator("[data-printed]")).toHaveCount(1)
    const sent = page.waitForRequest("**/api/form-submissions")
    await quantity.fill("3")
    // By voice control, which leaves the focus in the field.
    await form.getByRole("button", { name: "Request a quote" }).evaluate((send: HTMLElement) => send.click())
    expect((await sent).postDataJSON()).toMatchObject({ data: { lines: [{ quantity: 3 }] } })
  })
})

test("the cart page: quantities, totals, removing, clearing", async ({ page }) => {
  const first = await findProduct(({ stock }) => stock > 2)
  const second = await findProduct(({ stock, id }) => stock > 2 && id !== first.id)
  await openCartWith(page, withLines(storedItem(first, { quantity: 2 }), storedItem(second)))
  const subtotal = 2 * first.price + second.price
  const sums = summary(page).getByRole("definition")

  await test.step("subtotal ex VAT, VAT at 20 % and the total", async () => {
    const vat = Math.round(subtotal * 20) / 100
    await expect(sums).toHaveText([pounds(subtotal), pounds(vat), pounds(subtotal + vat)])
  })

  await test.step("a typed quantity counts; above 99 the badges say 99+", async () => {
    const quantity = line(page, first.name).getByRole("spinbutton")
    await quantity.fill("100")
    await quantity.press("Enter")
    await expect(sums.first()).toHaveText(pounds(100 * first.price + second.price))
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 101 items")
    await expect(headerCart(page).getByText("99+")).toBeVisible()
    await quantity.fill("1")
    await quantity.press("Enter")
  })

  await test.step("a typed 0 removes the line, with Enter as with Tab: the same press must not undo it", async () => {
    for (const key of ["Enter", "Tab"]) {
      const quantity = line(page, first.name).getByRole("spinbutton")
      await quantity.fill("0")
      await quantity.press(key)
      await expect(line(page, first.name)).toBeHidden()
      await expect(headerCart(page)).toHaveAccessibleName("Cart, 1 item")
      await page.getByRole("main").getByRole("button", { name: "Undo" }).click()
      await expect(page.getByRole("article").first()).toHaveAccessibleName(first.name)
    }
  })

  await test.step("clear all asks, empties the cart, and can be undone", async () => {
    await summary(page).getByRole("button", { name: "Clear all" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear all" }).click()
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName("Cart")
    // A toast that has the focus stays.
    const undo = toast(page).getByRole("button", { name: "Undo" })
    await undo.focus()
    await expectAccessible(page, "an empty cart")
    await undo.click()
    await expect(line(page, first.name)).toBeVisible()
  })
})

test("changes since a product was added are shown, never hidden", async ({ page }) => {
  const repriced = await findProduct(({ stock }) => stock > 2)
  const short = await findProduct(({ stock, id }) => stock > 0 && stock < 10 && id !== repriced.id)
  const old = repriced.price + 10
  await page.route("**/api/cart-lines", (route) => route.abort())
  await openCartWith(
    page,
    withLines(
      storedItem(repriced, { price: old, addedPrice: old }),
      storedItem(short, { quantity: short.stock + 1, stock: 999 }),
      storedItem(short, {
        id: "prod_gone-1",
        productId: "prod_gone",
        variantId: "variant_gone",
        productName: "A withdrawn scanner",
      }),
    ),
  )

  await test.step("while the shop is away the last known prices stay, and it says so", async () => {
    await expect(page.getByText("Prices and stock could not be updated")).toBeVisible()
    await expect(line(page, repriced.name).getByText(pounds(old)).first()).toBeVisible()
  })

  await test.step("it tries again by itself, and reads all lines with one request", async () => {
    await page.unroute("**/api/cart-lines")
    const asked: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/api/cart-lines")) asked.push(request.url())
    })
    await expect(page.getByText("Prices and stock could not be updated")).toBeHidden()
    expect(asked).toHaveLength(1)
  })

  await test.step("a changed price, a lowered stock and a vanished product are said on their lines", async () => {
    await expect(
      line(page, repriced.name).getByText(
        `Price changed from ${pounds(old)} ex VAT to ${pounds(repriced.price)} ex VAT since you added it.`,
      ),
    ).toBeVisible()
    await expect(
      line(page, short.name).getByText(`Only ${short.stock} of ${short.stock + 1} in stock.`),
    ).toBeVisible()
    await expect(line(page, "A withdrawn scanner").getByText(/^No longer sold/)).toBeVisible()
    await expect(
      page.getByText("The price of 1 product has changed. 1 product is no longer sold. 1 line is for more"),
    ).toBeVisible()
  })

  await test.step("the sums have the new price, and leave out what is no longer sold", async () => {
    const subtotal = repriced.price + (short.stock + 1) * short.price
    await expect(summary(page).getByRole("definition").first()).toHaveText(pounds(subtotal))
    await expect(summary(page).getByText("1 line is not in the total.")).toBeVisible()
    await expectAccessible(page, "a cart that has changed")
  })
})

test("quick order: each line is matched or explained, then all are added", async ({ page }) => {
  const product = await findProduct(({ stock, price }) => stock > 5 && price > 0)
  const other = await findProduct(({ stock, id }) => stock > 5 && id !== product.id)
  const third = await findProduct(
    ({ stock, id, part_number: number }) =>
      stock > 5 && id !== product.id && id !== other.id && number.length > 6,
  )
  await page.goto("/cart")
  const spelt = product.part_number.toLowerCase().replaceAll("-", " ")
  const list = page.getByLabel("Part numbers and quantities")
  const check = page.getByRole("button", { name: "Check the list" })
  const results = page.getByRole("region", { name: "Result" })

  await test.step("an empty list is refused beside the field", async () => {
    await check.click()
    await expect(list).toHaveAccessibleErrorMessage(/Paste or type at least one part number/)
  })

  await test.step("a pasted list: spelling does not matter, and every fault is explained", async () => {
    await list.fill(
      `3 x P/N: ${spelt}\nNO-SUCH-NUMBER 2\n${other.part_number},some\n${other.part_number}\t99999`,
    )
    await check.click()
    await expect(results.getByRole("link", { name: product.name })).toBeVisible()
    await expect(results.getByText("We could not find “NO-SUCH-NUMBER”.")).toBeVisible()
    await expect(results.getByText(/Choose the column with the quantities/)).toHaveCount(2)
    await expectAccessible(page, "a checked quick order")
  })

  await test.step("a number cut short is asked about, and its product taken by a button", async () => {
    await list.fill(`${await list.inputValue()}\n${third.part_number.slice(0, -1)} 1`)
    await expect(results.getByText("You have changed the list since it was checked.")).toBeVisible()
    await expect(results.getByRole("button")).toHaveCount(0)
    await check.click()
    await results.getByRole("button", { name: `Take ${third.part_number}`, exact: true }).click()
    await results.getByRole("button", { name: "Add 2 products to the cart" }).click()
    await expect(line(page, third.name).getByRole("spinbutton")).toHaveValue("1")
    await expect(line(page, product.name).getByRole("spinbutton")).toHaveValue("3")
    await expect(list).toHaveValue(/NO-SUCH-NUMBER/)
  })

  await test.step("a file that is no text is refused beside its field, and the list stays", async () => {
    const file = page.getByLabel("CSV file")
    const before = await list.inputValue()
    await file.setInputFiles({
      ...{ name: "order.csv", mimeType: "text/csv" },
      buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00]),
    })
    await expect(file).toHaveAccessibleErrorMessage(/not a text file/)
    await expect(list).toHaveValue(before)
    await file.setInputFiles({
      ...{ name: "order.csv", mimeType: "text/csv" },
      buffer: Buffer.from(`Qty;Part number\n2;${other.brand.name} ${other.part_number}\n`),
    })
    await check.click()
    await page.getByRole("button", { name: "Add 1 product to the cart" }).click()
    await expect(line(page, other.name).getByRole("spinbutton")).toHaveValue("2")
  })

  await test.step("a purchase order without headings: the column of quantities is asked for", async () => {
    await list.fill(`1\t${product.part_number}\tImager\t149\t4\n2\t${other.part_number}\tImager\t99\t5`)
    await check.click()
    await expect(results.getByText("Which column is which?")).toBeVisible()
    await expect(results.getByLabel("Part numbers are in")).toHaveValue("1")
    await expect(results.getByRole("button", { name: /^Add / })).toHaveCount(0)
    await expectAccessible(page, "the columns of a purchase order")
    await results.getByLabel("Quantities are in").selectOption("Column 5: 4, 5")
    await results.getByRole("button", { name: "Add 2 products to the cart" }).click()
    await expect(line(page, product.name).getByRole("spinbutton")).toHaveValue("7")
    await expect(line(page, other.name).getByRole("spinbutton")).toHaveValue("7")
  })

  await test.step("what stays of a list is no more certain than the list was", async () => {
    await list.fill(`1\t${product.part_number}\n2\t${other.part_number}`)
    await check.click()
    await results.getByRole("button", { name: `Increase Quantity of ${product.name}` }).click()
    await results.getByRole("button", { name: "Add 1 product to the cart" }).click()
    await expect(list).toHaveValue(`2\t${other.part_number}`)
    await check.click()
    await expect(results.getByRole("spinbutton")).toHaveValue("0")
    await expect(results.getByRole("button", { name: /^Add / })).toHaveCount(0)
  })

  await test.step("a quantity that is not certain is set beside its line", async () => {
    await list.fill(`1 ${third.part_number} 5`)
    await check.click()
    await results.getByRole("button", { name: `Increase Quantity of ${third.name}` }).click()
    await results.getByRole("spinbutton").fill("2.6")
    await results.getByRole("button", { name: "Add 1 product to the cart" }).click()
    await expect(results.getByRole("spinbutton")).toBeFocused()
    await expect(list).not.toHaveValue("")
    await results.getByRole("button", { name: `Decrease Quantity of ${third.name}` }).click()
    await results.getByRole("button", { name: `Decrease Quantity of ${third.name}` }).click()
    await results.getByRole("button", { name: `Increase Quantity of ${third.name}` }).click()
    await results.getByRole("button", { name: "Add 1 product to the cart" }).click()
    await expect(line(page, third.name).getByRole("spinbutton")).toHaveValue("2")
    await expect(list).toHaveValue("")
  })
})

test("Request a quote sends every line, and then the cart is cleared and the reference shown", async ({
  page,
}) => {
  const first = await findProduct(({ stock }) => stock > 2)
  const second = await findProduct(({ stock, id }) => stock > 2 && id !== first.id)
  await openCartWith(page, withLines(storedItem(first, { quantity: 2 }), storedItem(second)))
  const form = await fillInQuote(page, "Quentin Buyer")
  await expectAccessible(page, "the form for a quote")
  const sent = page.waitForRequest("**/api/form-submissions")
  await form.getByRole("button", { name: "Request a quote" }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    type: "product_inquiry",
    data: {
      lines: [
        { product_id: first.id, variant_id: first.variant_id, sku: first.part_number, quantity: 2 },
        { product_id: second.id, variant_id: second.variant_id, sku: second.part_number, quantity: 1 },
      ],
    },
  })
  await page.waitForURL(/\/thank-you\?reference=SW-/)
  await expect(page.getByText(/SW-\d{4}-\d+/).first()).toBeVisible()
  await expect(headerCart(page)).toHaveAccessibleName("Cart")
})

test("saved products, and prices ex or inc VAT", async ({ page }) => {
  const product = await findProduct(({ stock }) => stock > 2)
  const list = `/products/${product.brand.handle}/${product.machine_type.handle}`
  await upToDate(pathOf(product), list)
  await page.goto(pathOf(product))
  const save = page.getByRole("main").getByRole("button", { name: "Save", exact: true })

  await test.step("Save keeps a product in the header's drawer, under `saved-products`", async () => {
    await (await live(save)).click()
    await expect(page.getByRole("main").getByRole("button", { name: "Saved", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    )
    await page.evaluate(() => {
      const stored = localStorage.getItem("saved-products") ?? ""
      localStorage.setItem("saved-products", stored.replace(/"price":[\d.]+/, '"price":0.01'))
    })
    await page.reload()
    await (await live(page.getByRole("button", { name: "Saved products, 1 item" }))).click()
    const drawer = page.getByRole("dialog", { name: "Saved products" })
    await expect(drawer.getByRole("link", { name: product.name })).toBeVisible()
    await expect(drawer.getByText(pounds(product.price))).toBeVisible()
    await drawer.getByRole("button", { name: `Add to Cart: ${product.name}` }).click()
    await expect(toast(page).getByText("Added to Cart!")).toBeVisible()
    await expectAccessible(page, "the drawer of saved products")
    await drawer.getByRole("button", { name: `Remove ${product.name}` }).click()
    await expect(drawer.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible()
  })

  await test.step("the header's switch shows prices inc VAT, at once, and is remembered", async () => {
    await page.goto(list)
    const card = page.getByRole("article").filter({ hasText: product.part_number })
    const incVat = pounds((Math.round(product.price * 100) + Math.round(product.price * 20)) / 100)
    await expect(card.getByText(pounds(product.price))).toBeVisible()
    await expect(card.getByText(incVat)).toBeHidden()
    await page.getByRole("group", { name: "Show prices" }).getByText("inc VAT").click()
    await expect(card.getByText(incVat)).toBeVisible()
    await expect(card.getByText(pounds(product.price))).toBeHidden()
    await page.reload()
    await expect(card.getByText(incVat)).toBeVisible()
    await expect(page.getByRole("radio", { name: "inc VAT" })).toBeChecked()
  })

  await test.step("and so are the prices of the cart's lines", async () => {
    await page.goto("/cart")
    const quantity = line(page, product.name).getByRole("spinbutton")
    await quantity.fill("2")
    await quantity.press("Enter")
    const pence = Math.round(product.price * 100)
    const both = pounds((2 * pence + Math.round(2 * pence * 0.2)) / 100)
    await expect(line(page, product.name).getByText(both)).toBeVisible()
    await expect(line(page, product.name).getByText(pounds(product.price))).toBeHidden()
  })
})

test("without scripts the cart explains how to order, and the VAT switch still works", async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, "Scripts are as absent on a phone")
  const product = await findProduct(({ stock }) => stock > 2)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()

  await page.goto("/cart")
  await expect(page.getByText(/^The cart needs JavaScript/)).toBeVisible()
  await expect(page.getByText("Loading your cart")).toBeHidden()

  const list = `/products/${product.brand.handle}/${product.machine_type.handle}`
  await upToDate(list)
  await page.goto(list)
  const card = page.getByRole("article").filter({ hasText: product.part_number })
  const incVat = pounds((Math.round(product.price * 100) + Math.round(product.price * 20)) / 100)
  await expect(card.getByText(incVat)).toBeHidden()
  await page.getByRole("group", { name: "Show prices" }).getByText("inc VAT").click()
  await expect(card.getByText(incVat)).toBeVisible()
  await expect(card.getByText(pounds(product.price))).toBeHidden()
  await context.close()
})

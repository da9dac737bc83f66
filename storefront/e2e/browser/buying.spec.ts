import { expect, test, type Page } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf, readCatalogue } from "../support/backend"
import { live } from "../support/live"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })
const headerCart = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ })

test("buying without opening a product: from its card, and several from the table", async ({ page }) => {
  // Other tests add and delete products of other brands at the same time.
  const { products } = await readCatalogue("brand=zebra&in_stock=true&order=name&limit=3&facets=false")
  const [first, second, third] = products
  if (!first || !second || !third) throw new Error("The catalogue has too few products to test with")
  const main = page.getByRole("main")

  await test.step("a card adds its product, saves it and compares it, and stays one link", async () => {
    await page.goto("/browse-products?brand=zebra&in_stock=true")
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: first.name, exact: true }) })
    await expect(card.getByRole("link")).toHaveCount(1)
    await (await live(card.getByRole("button", { name: `Add ${first.name} to cart` }))).click()
    await expect(toast(page).getByText("Added to Cart!")).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 1 item")
    await card.getByRole("button", { name: `Add ${first.name} to cart` }).click()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 2 items")
    await card.getByRole("button", { name: `Save ${first.name}` }).click()
    await expect(page.getByRole("button", { name: "Saved products, 1 item" })).toBeVisible()
    await card.getByRole("button", { name: `Compare ${first.name}` }).click()
    await expect(page.getByRole("region", { name: "Products to compare" })).toBeVisible()
    await expect(page).toHaveURL("/browse-products?brand=zebra&in_stock=true")
    await expectAccessible(page, "cards with their buttons")
    await card.getByRole("button", { name: `Compare ${first.name}` }).click()
  })

  await test.step("a row of the table is added with its quantity", async () => {
    await page.goto("/browse-products?brand=zebra&in_stock=true&view=table")
    await live(main.getByRole("checkbox", { name: `Choose ${second.name}` }))
    await main.getByRole("spinbutton", { name: `Quantity of ${second.name}` }).fill("2")
    // By voice control, which leaves the focus in the field.
    await main
      .getByRole("button", { name: `Add ${second.name} to cart` })
      .evaluate((add: HTMLElement) => add.click())
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 4 items")
  })

  await test.step("chosen rows are added, compared and saved at once", async () => {
    await main.getByRole("checkbox", { name: `Choose ${second.name}` }).check()
    await main.getByRole("checkbox", { name: `Choose ${third.name}` }).check()
    await expect(main.getByRole("status").filter({ hasText: "2 chosen" })).toBeVisible()
    const bar = main.getByRole("group", { name: "With the chosen products" })
    await bar.getByRole("button", { name: "Add 2 to cart" }).click()
    const said = "2 products, 3 pieces in all, have been added to your cart."
    await expect(toast(page).getByText(said)).toBeVisible()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 7 items")
    await bar.getByRole("button", { name: "Save", exact: true }).click()
    await expect(page.getByRole("button", { name: "Saved products, 3 items" })).toBeVisible()
    await bar.getByRole("button", { name: "Compare", exact: true }).click()
    const tray = page.getByRole("region", { name: "Products to compare" })
    await expect(tray.getByRole("button", { name: /^Remove / })).toHaveCount(2)
    await expectAccessible(page, "the table with chosen products")
    await bar.getByRole("button", { name: "Clear" }).click()
    await expect(bar).toBeHidden()
  })

  await test.step("on a phone, price and button stay in sight once the page's own have scrolled away", async () => {
    const product = await findProduct()
    await page.goto(pathOf(product))
    const bar = page.getByRole("group", { name: `Buy ${product.name}` })
    await expect(bar).toBeHidden()
    await main.getByRole("tablist").first().scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeHidden()
    await (
      await live(main.getByRole("button", { name: `Increase Quantity of ${product.name}` }).first())
    ).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await bar.getByRole("button", { name: `Add to Cart ${product.name}` }).click()
    await expect(headerCart(page)).toHaveAccessibleName("Cart, 9 items")
    await expectAccessible(page, "the bar of a phone")
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(bar).toBeHidden()
  })
})

import { expect, test, type Page } from "../support/test"
import { extractText, getDocumentProxy } from "unpdf"
import { findProduct, pathOf, pounds, readCatalogue, type CompleteProduct } from "../support/backend"
import { live } from "../support/live"

// Nothing is chosen yet, so the cookie banner is on the screen, and must not be on paper.
test.use({ storageState: { cookies: [], origins: [] } })

/** Prints a page on A4. @returns the number of its sheets, and their text with single spaces */
async function printed(page: Page): Promise<{ sheets: number; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })))
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  return { sheets: totalPages, text: text.replaceAll(/\s+/g, " ") }
}

/** What is on the screen of every page, and on no paper. */
const ON_SCREEN_ONLY =
  /Skip to content|Accept All|Cookie Policy|About Us|Add to |\b(Copy|Save|Brochure|Send|Clear|Remove)\b|Request a quote|Quick order|Back To Top/

const inText = (text: string) => expect.stringContaining(text)

async function addToCart(page: Page, product: CompleteProduct): Promise<void> {
  await page.goto(pathOf(product))
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart", exact: true })
  await (await live(add)).click()
  await expect(page.getByText("Added to Cart!")).toBeVisible()
}

test("paper shows the facts of a page, and nothing to press, follow or fill in", async ({ page }) => {
  const product = await findProduct(
    ({ stock, specifications }) => stock > 2 && Object.keys(specifications).length > 2,
  )

  await test.step("a product: one sheet with picture, price, part number and specification", async () => {
    await page.goto(pathOf(product))
    await expect(
      page.getByRole("dialog", { name: /cookie/i }).or(page.getByText("Accept All")),
    ).not.toHaveCount(0)
    await page.emulateMedia({ media: "print" })
    const picture = page
      .getByRole("group", { name: `Pictures of ${product.name}` })
      .getByRole("img")
      .first()
    await expect(picture).toBeInViewport()
    const { height = 0 } = (await picture.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(40)
    expect(height).toBeLessThan(400)
    const { sheets, text } = await printed(page)
    expect(text).toEqual(inText(product.name))
    expect(text).toEqual(inText(pounds(product.price)))
    expect(text).toEqual(inText(product.part_number))
    expect(text).toEqual(inText("Specification"))
    expect(text).not.toMatch(ON_SCREEN_ONLY)
    expect(sheets).toBe(1)
    await page.emulateMedia({ media: null })
  })

  await test.step("a cart: lines and sums", async () => {
    await addToCart(page, product)
    await page.goto("/cart")
    await expect(page.getByRole("article", { name: product.name, exact: true })).toBeVisible()
    const { sheets, text } = await printed(page)
    expect(text).toEqual(inText(product.name))
    expect(text).toEqual(inText("Total inc VAT"))
    expect(text).toEqual(inText(pounds(product.price)))
    expect(text).not.toMatch(ON_SCREEN_ONLY)
    expect(sheets).toBe(1)
  })

  await test.step("a comparison: its table", async () => {
    const { products } = await readCatalogue(
      `machine_type=${product.machine_type.handle}&limit=3&facets=false`,
    )
    await page.goto(`/compare?ids=${products.map(({ id }) => id).join(",")}`)
    const { text } = await printed(page)
    for (const { name } of products) expect(text).toEqual(inText(name))
    expect(text).not.toMatch(ON_SCREEN_ONLY)
  })

  await test.step("a CO2e estimate: the result", async () => {
    await page.goto("/co2-calculator")
    const { text } = await printed(page)
    expect(text).toMatch(/kg CO2e|kg CO₂e/)
    expect(text).not.toMatch(ON_SCREEN_ONLY)
  })
})

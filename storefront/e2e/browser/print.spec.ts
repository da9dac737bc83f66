import { expect, test, type Page } from "../support/test"
import { findProduct, pathOf, pounds, readCatalogue, type CompleteProduct } from "../support/backend"
import { live } from "../support/live"
import { printed } from "../support/paper"
import { upToDate } from "../support/stored"

// Nothing is chosen yet, so the cookie banner is on the screen, and must not be on paper.
test.use({ storageState: { cookies: [], origins: [] } })

/** Largest picture on paper, in CSS pixels: a third of a sheet. */
const PICTURE_MOST = 400

/** Heights of the pictures that paper shows, in CSS pixels. */
async function picturesOnPaper(page: Page): Promise<number[]> {
  await page.emulateMedia({ media: "print" })
  const heights = await page
    .getByRole("img")
    .evaluateAll((pictures) =>
      pictures.map((picture) => picture.getBoundingClientRect().height).filter((height) => height > 0),
    )
  await page.emulateMedia({ media: null })
  return heights
}

/** What is on the screen of every page, and on no paper. */
const ON_SCREEN_ONLY =
  /Skip to content|Accept All|Cookie Policy|About Us|Add to |\b(Copy|Save|Brochure|Send|Clear|Remove)\b|Request a quote|Quick order|Back To Top/

/** Who is behind a page, at the end of its paper; numbers and address of the sample company. */
const PARTICULARS =
  /Scanwright Limited is registered in England and Wales, company number 00000000\. VAT number GB 000 0000 00\. Registered office: .+ NN1 0AA, United Kingdom\. Telephone 01632 960 305, e-mail sales@scanwright\.example\.$/

const inText = (text: string) => expect.stringContaining(text)

async function addToCart(page: Page, product: CompleteProduct): Promise<void> {
  await page.goto(pathOf(product))
  const add = page.getByRole("main").getByRole("button", { name: "Add to Cart", exact: true })
  await (await live(add)).click()
  await expect(page.getByText("Added to Cart!")).toBeVisible()
}

test("paper shows the facts of a page in their places, and nothing to press, follow or fill in", async ({
  page,
}) => {
  const product = await findProduct(
    ({ stock, specifications }) => stock > 2 && Object.keys(specifications).length > 2,
  )
  await upToDate(pathOf(product))

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
    expect(height).toBeLessThan(PICTURE_MOST)
    const { sheets, text, faults } = await printed(page)
    expect(faults).toEqual([])
    expect(text).toEqual(inText(product.name))
    expect(text).toEqual(inText(pounds(product.price)))
    expect(text).toEqual(inText(product.part_number))
    expect(text).toEqual(inText("Specification"))
    expect(text).toMatch(PARTICULARS)
    expect(text).not.toMatch(ON_SCREEN_ONLY)
    expect(sheets).toBe(1)
    await page.emulateMedia({ media: null })
  })

  await test.step("a cart: lines, sums, the date, and the company with its VAT number", async () => {
    await addToCart(page, product)
    await page.goto("/cart")
    const line = page.getByRole("article", { name: product.name, exact: true })
    await line.getByRole("spinbutton").fill("3")
    const { sheets, text, faults } = await printed(page)
    expect(faults).toEqual([])
    expect(Math.max(0, ...(await picturesOnPaper(page)))).toBeLessThan(PICTURE_MOST)
    expect(text).toEqual(inText(product.name))
    expect(text).toEqual(inText("Quantity 3"))
    expect(text).toEqual(inText("Total inc VAT"))
    expect(text).toMatch(/Printed on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+ \d{4}, \d+\.\d\d [ap]m/)
    expect(text).toMatch(PARTICULARS)
    expect(text).toEqual(inText(pounds(product.price)))
    expect(text).not.toMatch(ON_SCREEN_ONLY)
    expect(sheets).toBe(1)
  })

  await test.step("a comparison: its table", async () => {
    const { products } = await readCatalogue(
      `machine_type=${product.machine_type.handle}&limit=3&facets=false`,
    )
    await page.goto(`/compare?ids=${products.map(({ id }) => id).join(",")}`)
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(products.length + 1)
    const { sheets, text, faults } = await printed(page)
    expect(faults).toEqual([])
    expect(Math.max(0, ...(await picturesOnPaper(page)))).toBeLessThan(PICTURE_MOST)
    expect(sheets).toBeLessThanOrEqual(2)
    for (const { name } of products) expect(text).toEqual(inText(name))
    expect(text).not.toMatch(ON_SCREEN_ONLY)
  })

  await test.step("a CO2e estimate: the result", async () => {
    await page.goto("/co2-calculator")
    const { sheets, text, faults } = await printed(page)
    expect(faults).toEqual([])
    expect(text).toMatch(/kg CO2e|kg CO₂e/)
    expect(text).not.toMatch(ON_SCREEN_ONLY)
    // The estimate, and the factors and sources behind it.
    expect(sheets).toBeLessThanOrEqual(4)
  })
})

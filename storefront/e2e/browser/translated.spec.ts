import { findProduct, pathOf, pounds } from "../support/backend"
import { storedItem, withLines } from "../support/cart-items"
import { headerCart, openEarly } from "../support/early-input"
import { live } from "../support/live"
import { soon } from "../support/soon"
import { expect, type Page, test } from "../support/test"
import { showOriginal, translate } from "../support/translator"

// Each has pages to itself, and reads nothing that another one sends.
test.describe.configure({ mode: "parallel" })

/** All that the page shows, whether it is translated or not. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let all = ""
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script, style, noscript"))
        all += walker.currentNode.nodeValue
    return all.replace(/\s+/g, " ")
  })

/** Does the same on a page and on its translation. @returns does one step on both, which then show the same texts */
async function openBoth(page: Page, path: string) {
  const translated = await page.context().newPage()
  return async (name: string, does: (page: Page) => Promise<unknown>) =>
    test.step(name, async () => {
      for (const each of [page, translated]) {
        if (each.url() === "about:blank") await each.goto(path)
        await each.bringToFront()
        await does(each)
      }
      await soon(async () => {
        await translate(translated)
        const [shown, expected] = [await textOf(translated), await textOf(page)]
        return shown === expected ? "" : { shown, expected }
      }, name).toBe("")
    })
}

test("a translated list of products is filtered and sorted, and shown untranslated again", async ({
  page,
}) => {
  const { brand, machine_type: machineType } = await findProduct()
  const step = await openBoth(page, "/browse-products")
  const box = (of: Page, name: string) =>
    of.getByRole("form", { name: "Filters" }).getByRole("checkbox", { name: new RegExp(`^${name} ?, `) })
  await step("the list", async (each) => live(box(each, brand.name)))
  await step("a brand", async (each) => {
    await box(each, brand.name).check()
    await expect(each.getByRole("heading", { level: 1 })).toContainText(brand.name)
  })
  await step("a machine type, too", async (each) => {
    await box(each, machineType.name).check()
    await expect(each.getByRole("group", { name: "Applied filters" })).toContainText(machineType.name)
  })
  await step("sorted", async (each) => {
    await each.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Price, lowest first" })
    await expect(each).toHaveURL(/order=price/)
  })
  await step("without the brand, untranslated", async (each) => {
    await showOriginal(each)
    await box(each, brand.name).uncheck()
    await expect(each).not.toHaveURL(/brand=/)
    await expect(each.getByRole("heading", { level: 1 })).not.toContainText(brand.name)
  })
  await step("and back", async (each) => {
    await each.goBack()
    await expect(each.getByRole("heading", { level: 1 })).toContainText(brand.name)
  })
})

test("a translated calculator goes on calculating", async ({ page }) => {
  const step = await openBoth(page, "/co2-calculator")
  const result = (of: Page) => of.getByRole("region", { name: "Estimate" })
  const scanners = (of: Page) => of.getByRole("spinbutton", { name: "Barcode scanners" })
  await step("the example", async (each) => live(scanners(each)))
  await step("a quantity", async (each) => {
    await scanners(each).fill("30")
    await scanners(each).press("Enter")
    await expect(result(each)).toContainText("10 mobile computers · 30 barcode scanners · repair")
  })
  await step("another choice", async (each) => {
    await each.getByRole("radio", { name: "Repair" }).focus()
    await each.keyboard.press("ArrowRight")
    await expect(result(each)).toContainText("30 barcode scanners · refurbished")
  })
  await step("another quantity", async (each) => {
    await scanners(each).fill("5")
    await scanners(each).press("Enter")
    await expect(result(each)).toContainText("10 mobile computers · 5 barcode scanners · refurbished")
  })
})

test("a translated cart has the prices of its quantities", async ({ page }) => {
  const product = await findProduct(({ stock }) => stock > 2)
  await page.addInitScript((cart) => localStorage.setItem("cart", cart), withLines(storedItem(product)))
  await page.goto("/cart")
  const line = page.getByRole("article", { name: product.name, exact: true })
  const quantity = await live(line.getByRole("spinbutton"))
  await translate(page)
  await quantity.press("ArrowUp")
  const subtotal = page
    .getByRole("region", { name: /^Summary/ })
    .getByRole("definition")
    .first()
  await expect(subtotal).toHaveText(pounds(2 * product.price))
  await translate(page)
  await line.getByRole("button", { name: /^Remove/ }).click()
  await expect(line).toBeHidden()
  await translate(page)
  await page.getByRole("main").getByRole("button", { name: "Undo" }).click()
  await expect(subtotal).toHaveText(pounds(2 * product.price))
})

test("translated suggestions follow what is typed", async ({ page }) => {
  const product = await findProduct()
  const step = await openBoth(page, "/faq")
  const search = (of: Page) => of.getByRole("banner").getByPlaceholder("Search by Part Number")
  const options = (of: Page) => of.getByRole("option")
  await step("some letters", async (each) => {
    await search(each).pressSequentially(product.part_number.slice(0, 3))
    await expect(options(each).first()).toBeVisible()
  })
  await step("all letters", async (each) => {
    await search(each).fill(product.part_number)
    await expect(options(each).filter({ hasText: product.part_number })).toBeVisible()
  })
})

test("what is typed into a form that is translated before its script is there stays in it, with the focus", async ({
  page,
}) => {
  for (const held of ["all scripts", "the scripts of parts"] as const) {
    const deliver = await openEarly(page, "/contact", held)
    await page.waitForLoadState("domcontentloaded")
    await translate(page)
    const name = page.getByRole("main").getByLabel("Name", { exact: true })
    await name.pressSequentially("Ada")
    deliver()
    await live(name)
    await name.pressSequentially(" King")
    await expect(name).toHaveValue("Ada King")
    await expect(name).toBeFocused()
    await page.unrouteAll({ behavior: "ignoreErrors" })
  }
})

test("a quantity that is translated before its script is there is added as typed", async ({ page }) => {
  const product = await findProduct(({ stock }) => stock > 5)
  const deliver = await openEarly(page, pathOf(product), "the scripts of parts")
  await translate(page)
  const main = page.getByRole("main")
  const quantity = main.getByRole("spinbutton").first()
  await quantity.fill("3")
  deliver()
  await live(quantity)
  await main.getByRole("button", { name: "Add to Cart", exact: true }).first().click()
  await expect(headerCart(page, "Cart, 3 items")).toBeVisible()
})

test("a translation of the same length moves nothing", async ({ page }) => {
  for (const path of ["/", "/browse-products?view=table"]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const places = () =>
      page.getByRole("main").evaluate((main) =>
        [...main.querySelectorAll(":not(font)")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.tagName, ...[x, y, width, height].map(Math.round)].join(" ")
        }),
      )
    const before = await places()
    await translate(page)
    expect(await places()).toEqual(before)
  }
})

test("translators of other kinds: a font before, after or around the text; and a text that is moved is there once", async ({
  page,
}) => {
  await page.goto("/faq")
  const seen = await page.evaluate(async () => {
    const place = document.createElement("p")
    document.body.append(place)
    const shown: string[] = []
    const show = async () => {
      await Promise.resolve()
      shown.push(place.textContent)
    }
    const [first, second, third, fourth] = ["one ", "two ", "three ", "four "].map((text) => new Text(text))
    if (!first || !second || !third || !fourth) return shown
    place.append(first, second, third, fourth)

    const fontOf = (text: Text) => Object.assign(document.createElement("font"), { textContent: text.data })
    first.before(fontOf(first))
    first.remove()
    second.after(fontOf(second))
    second.remove()
    third.replaceWith(fontOf(third))
    const around = document.createElement("font")
    fourth.before(around)
    around.append(fourth)
    await show()

    for (const text of [first, second, third, fourth]) text.data = `${text.data}and `
    await show()
    const fonts = [first, second, third].map((text) => {
      const font = fontOf(text)
      text.replaceWith(font)
      return font
    })
    await show()
    // Another language; and untranslated, by a text of the translator's own.
    fonts[0]?.replaceWith(fontOf(first))
    fonts[1]?.replaceWith(second.data)
    await show()
    for (const text of [second, third, fourth]) place.insertBefore(new Text("so "), text)
    await show()
    first.data = "1 "
    await show()
    place.insertBefore(third, first)
    await show()
    third.replaceWith(fontOf(third))
    for (const text of [second, third, fourth]) place.removeChild(text)
    await show()
    return shown
  })
  expect(seen).toEqual([
    "one two three four ",
    "one and two and three and four and ",
    "one and two and three and four and ",
    "one and two and three and four and ",
    "one and so two and so three and so four and ",
    "1 so two and so three and so four and ",
    "three and 1 so two and so so four and ",
    "1 so so so ",
  ])
})

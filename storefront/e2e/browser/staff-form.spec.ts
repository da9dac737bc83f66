import { expect, type Locator, type Page, test } from "../support/test"
import { expectAccessible } from "../support/accessible"
import { findProduct, pathOf, readMachineTypes } from "../support/backend"
import { live } from "../support/live"
import { settings } from "../support/settings"
import { askAdmin, deleteProducts, openStaffPage } from "../support/staff"

const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name}( \\(optional\\))?$`) })

/** The button that opens and closes a part of the form. */
const part = (page: Page, name: string) =>
  page.getByRole("main").getByRole("heading", { name, exact: true }).getByRole("button")

/** Alternative texts of the pictures, in their order. */
const pictures = (page: Page) => page.getByRole("textbox", { name: /^What it shows \(picture \d\)$/ })

async function expectPictures(page: Page, names: readonly string[]): Promise<void> {
  await expect(pictures(page)).toHaveCount(names.length)
  for (const [at, name] of names.entries()) await expect(pictures(page).nth(at)).toHaveValue(name)
}

/** Drags one part of the page to another. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  // The first move begins the drag, before the page may scroll; the last one is over the target.
  const at = await from.boundingBox()
  if (!at) throw new Error("What is to be dragged is not on the page")
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2 - 8)
  await to.hover()
  await to.hover()
  await page.mouse.up()
}

/** Links to a product from a text with formatting, and finds it by its part number. */
async function linkToProduct(page: Page, text: Locator): Promise<void> {
  const product = await findProduct()
  await text.click()
  await page.getByRole("button", { name: "Link to a product" }).click()
  const dialog = page.getByRole("dialog", { name: "Link to a product" })
  const box = dialog.getByRole("combobox", { name: /^Find the product/ })
  await box.fill(product.part_number)
  const option = page.getByRole("option", { name: new RegExp(`\\(${product.part_number}\\)$`) })
  await expect(option).toBeVisible()
  await expectAccessible(page, "finding a product to link to")
  await box.press("ArrowDown")
  await box.press("Enter")
  await expect(dialog).toBeHidden()
  await expect(text.getByRole("link", { name: product.name })).toHaveAttribute("href", pathOf(product))
}

/** Saves the form, and waits until it is stored. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save draft" }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
}

for (const width of [1280, 390]) {
  test(`a product's form says where it stands, leads to what is wrong, and shows its prices and pictures in order, at ${width} px`, async ({
    page,
    atEnd,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `Form Scanner ${Date.now().toString(36)} ${width}`
    atEnd(() => deleteProducts(name))
    const [type] = await readMachineTypes()
    const { product } = await askAdmin<{ product: { id: string } }>("catalogue/products", "POST", {
      ...{ name, machine_type_id: type?.id, price: 100 },
    })
    const price = field(page, "Price ex VAT")
    await openStaffPage(page, `/admin/edit-product/${product.id}`)
    await live(page.getByRole("button", { name: "Save draft" }))

    await test.step("its state and its last change stand at the top", async () => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
      const change = page.getByText(/^Last changed /)
      await expect(change).toContainText(`by ${settings.ADMIN_EMAIL}`)
      await expect(change).toBeInViewport()
      await expect(page.getByText("Draft", { exact: true }).first()).toBeInViewport()
      await expectAccessible(page, "the form of a product")
    })

    await test.step("a part that is closed stays closed, and all of them close and open at once", async () => {
      await part(page, "Rating").click()
      await expect(part(page, "Rating")).toHaveAttribute("aria-expanded", "false")
      await expect(field(page, "Review count")).toBeHidden()
      await page.reload()
      await expect(part(page, "Rating")).toHaveAttribute("aria-expanded", "false")
      await expect(part(page, "Basics")).toHaveAttribute("aria-expanded", "true")
      await (await live(page.getByRole("button", { name: "Collapse all" }))).click()
      await page.reload()
      for (const closed of ["Basics", "Price and stock", "Pictures"]) {
        await expect(part(page, closed)).toHaveAttribute("aria-expanded", "false")
      }
      await expectAccessible(page, "the form with its parts closed")
      await (await live(page.getByRole("button", { name: "Expand all" }))).click()
      await expect(price).toBeVisible()
    })

    await test.step("what is wrong is counted at the button that saves, and each fault leads to its field", async () => {
      await field(page, "Name").fill("")
      await price.fill("12,50")
      await part(page, "Price and stock").click()
      await page.getByRole("button", { name: "Save draft" }).click()
      await page.getByRole("button", { name: "2 fields to correct" }).click()
      const faults = page.getByRole("list", { name: "Fields to correct" }).getByRole("link")
      await expect(faults).toHaveCount(2)
      await expect(faults.first()).toContainText("Name: ")
      await expectAccessible(page, "the list of fields to correct")
      await faults.last().click()
      await expect(price).toBeFocused()
      await expect(part(page, "Price and stock")).toHaveAttribute("aria-expanded", "true")
      await price.fill("149.50")
      await field(page, "Name").fill(name)
      await save(page)
      await expect(page.getByRole("button", { name: /to correct$/ })).toHaveCount(0)
    })

    await test.step("the change of the price is in its history", async () => {
      await page.reload()
      const history = page.getByRole("table", { name: "Price history" })
      const row = history.getByRole("row").filter({ hasText: "£149.50" })
      await expect(row).toContainText("£100.00")
      await expect(row).toContainText(settings.ADMIN_EMAIL)
    })

    await test.step("pictures are put in order by dragging and by keyboard, and stay so", async () => {
      await live(page.getByRole("button", { name: "Save draft" }))
      const files = ["one", "two", "three"].map(async (file, at) => ({
        ...{ name: `${file}.png`, mimeType: "image/png" },
        buffer: await page.screenshot({ clip: { x: 0, y: at * 50, width: 64, height: 64 } }),
      }))
      await page.getByLabel("Add to Pictures").setInputFiles(await Promise.all(files))
      await expectPictures(page, ["one", "two", "three"])
      await expect(page.getByRole("progressbar", { name: /^Uploading/ })).toHaveCount(0)
      const items = page.getByRole("group", { name: /^Pictures/ }).getByRole("listitem")
      await drag(page, items.nth(2).locator(".drag-grip"), items.nth(0))
      await expectPictures(page, ["three", "one", "two"])
      const later = (at: number) => page.getByRole("button", { name: `Move picture ${at} later` })
      await later(1).press("Enter")
      await expect(later(2)).toBeFocused()
      await later(2).press("Enter")
      await expectPictures(page, ["one", "two", "three"])
      await page.getByRole("button", { name: "Move picture 2 earlier" }).press("Enter")
      await save(page)
      await page.reload()
      await expectPictures(page, ["two", "one", "three"])
    })

    await test.step("the long description links to a product", async () => {
      const text = page.getByRole("textbox", { name: "Long description" })
      await linkToProduct(page, text)
      await save(page)
      await page.reload()
      await expect(text.getByRole("link")).toHaveCount(1)
    })
  })

  test(`an article links to a product that is found by its part number, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openStaffPage(page, "/admin/add-blog")
    await linkToProduct(page, page.getByRole("textbox", { name: /^Content/ }))
  })
}

import { type APIRequestContext, expect, type Page, test } from "../support/test"
import { readBrands, readMachineTypes, sendGeneralForm } from "../support/backend"
import { textOf } from "../support/html"
import { live } from "../support/live"
import { soon } from "../support/soon"
import {
  askAdmin,
  deleteArticles,
  deleteProducts,
  dismissColleague,
  inviteColleague,
  openStaffPage,
  type Person,
} from "../support/staff"

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" })

/** Waits until the text of a page's raw HTML contains another. */
async function expectSoon(request: APIRequestContext, path: string, text: string): Promise<void> {
  await soon(async () => textOf(await (await request.get(path)).text()), `${path} says "${text}"`).toContain(
    text,
  )
}

/** One person's working day. Each method is a task, done in the browser alone. */
class Day {
  /** Public address of the product that is added, and the screen that edits it. */
  productPath = ""
  editPath = ""

  constructor(
    private readonly page: Page,
    private readonly request: APIRequestContext,
    /** Part of the names of this run's records. */
    readonly stamp: string,
  ) {}

  get product(): string {
    return `Day Scanner ${this.stamp}`
  }

  signIn(person?: Person): Promise<void> {
    return openStaffPage(this.page, "/admin/import", person)
  }

  /** Checks a price list, and corrects its bad row. */
  async checkPriceList(brand: string): Promise<void> {
    const { page, stamp } = this
    const lines = [
      "part_number,name,brand,machine_type,price,stock",
      `DAY-${stamp}-1,First ${stamp},${brand},Tablets,100,4`,
      `DAY-${stamp}-2,Second ${stamp},${brand},Tablets,two hundred,5`,
    ]
    await live(page.getByRole("button", { name: "Check the file" }))
    await page.getByLabel("CSV or Excel file").setInputFiles({
      name: `prices-${stamp}.csv`,
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\n")),
    })
    await page.getByRole("button", { name: "Check the file" }).click()
    const price = page.getByRole("textbox", { name: "price", exact: true }).first()
    await expect(price).toHaveValue("two hundred")
    await price.fill("200")
    await page.getByRole("button", { name: "Check again" }).click()
    await expect(page.getByRole("button", { name: "Import 2 products" })).toBeVisible()
  }

  async importPriceList(): Promise<void> {
    await this.page.getByRole("button", { name: "Import 2 products" }).click()
    await expect(this.page.getByText(`prices-${this.stamp}.csv is imported`)).toBeVisible({ timeout: 60_000 })
  }

  /** Adds a product with two pictures and publishes it. */
  async addProduct(brand: string, machineType: string): Promise<void> {
    const { page, stamp } = this
    const pictures = await Promise.all(
      ["front", "back"].map(async (name, at) => ({
        name: `${name}.png`,
        mimeType: "image/png",
        buffer: await page.screenshot({ clip: { x: 0, y: at * 100, width: 200, height: 100 } }),
      })),
    )
    await page.goto("/admin/add-product")
    await (await live(page.getByRole("textbox", { name: "Name", exact: true }))).fill(this.product)
    for (const [label, choice] of [
      [/^Brand/, brand],
      [/^Machine type/, machineType],
    ] as const) {
      await page.getByRole("combobox", { name: label }).fill(choice)
      await page.getByRole("option", { name: choice, exact: true }).click()
    }
    await page.getByRole("textbox", { name: /^Price ex VAT/ }).fill("123.45")
    await page.getByRole("textbox", { name: /^SKU/ }).fill(`DAY-${stamp}`)
    await page.getByRole("textbox", { name: /^Stock/ }).fill("7")
    await page.getByLabel("Add to Pictures").setInputFiles(pictures)
    await page.getByRole("textbox", { name: "What it shows (picture 2)" }).fill(`Back of ${stamp}`)
    await expect(page.getByRole("progressbar")).toHaveCount(0)
    await page.getByRole("button", { name: "Save and publish" }).click()
    const seePage = toast(page).getByRole("link", { name: "View page" })
    // A toast that has the focus stays.
    await seePage.focus()
    await expect(toast(page)).toContainText("Saved and published")
    this.productPath = (await seePage.getAttribute("href")) ?? ""
    await expect(page).toHaveURL(/\/admin\/edit-product\//)
    this.editPath = new URL(page.url()).pathname
  }

  /** Opens the product as visitors do. */
  async seeProduct(): Promise<void> {
    for (const text of [this.product, "£123.45", "7 in stock"])
      await expectSoon(this.request, this.productPath, text)
    const html = async () => (await this.request.get(this.productPath)).text()
    await soon(html, `${this.productPath} has its second picture`).toContain(`Back of ${this.stamp}`)
  }

  /** Writes a scheduled article. */
  async scheduleArticle(): Promise<void> {
    const { page, stamp } = this
    await page.goto("/admin/add-blog")
    await (await live(page.getByRole("textbox", { name: "Title", exact: true }))).fill(`A day ${stamp}`)
    await page.getByRole("textbox", { name: /^Content/ }).click()
    await page.keyboard.type("Written in the morning, read in five years.")
    await page.getByRole("radio", { name: "Scheduled" }).check()
    await page.getByLabel("Publish at").fill("2031-01-31T09:30")
    await page.getByRole("button", { name: "Schedule", exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/edit-blog\//)
    expect((await this.request.get(`/blogs/a-day-${stamp}`)).status(), "visitors do not see it yet").toBe(404)
  }

  /** Sets the metadata of two addresses: the product's, and its brand's. */
  async setSeo(): Promise<void> {
    const { page, stamp } = this
    const imported = this.productPath.replace(/[^/]+\/[^/]+$/, `tablets/first-${stamp}`)
    for (const path of [this.productPath, imported]) {
      await page.goto(`/admin/url-seo/edit?url=${encodeURIComponent(path)}`)
      await (await live(page.getByLabel("Title", { exact: true }))).fill(`Told of ${stamp}`)
      await page.getByRole("button", { name: "Save", exact: true }).click()
      await expect(toast(page)).toContainText(path)
      await expectSoon(this.request, path, `Told of ${stamp}`)
    }
  }

  /** Handles a form submission. */
  async respond(reference: string): Promise<void> {
    const { page } = this
    await page.goto(`/admin/submissions?q=${reference}`)
    await page.getByRole("link", { name: new RegExp(reference) }).click()
    await expect(page.getByRole("link", { name: "Reply", exact: true })).toHaveAttribute("href", "#reply")
    await (await live(page.getByRole("combobox", { name: "Status" }))).selectOption("responded")
    await page.getByRole("button", { name: "Save" }).click()
    await expect(toast(page)).toContainText(`${reference}: Answered`)
  }

  async signOut(): Promise<void> {
    await this.page.getByRole("button", { name: "Sign out" }).click()
    await expect(this.page.getByText("You are signed out.")).toBeVisible()
  }
}

/** Deletes the records of the day. */
async function tidy(stamp: string): Promise<void> {
  await deleteProducts(stamp)
  await deleteArticles(stamp)
  const { url_seos: configs } = await askAdmin<{ url_seos: { id: string }[] }>(`url-seo?q=${stamp}`)
  if (configs.length > 0) await askAdmin("url-seo/batch", "POST", { delete: configs.map(({ id }) => id) })
}

test("a day of two people at the same time, each with every task, and a product that both change (issue 7)", async ({
  page,
  request,
  browser,
  atEnd,
}) => {
  const stamp = Date.now().toString(36)
  const [[brand], [machineType], person] = await Promise.all([
    readBrands(),
    readMachineTypes(),
    inviteColleague(stamp),
  ])
  atEnd(() => dismissColleague(person))
  const [brandName, typeName] = [brand?.name ?? "", machineType?.name ?? ""]
  const second = await browser.newContext()
  const colleague = await second.newPage()
  const ada = new Day(page, request, `${stamp}a`)
  const grace = new Day(colleague, request, `${stamp}b`)
  const days = [ada, grace]
  for (const day of days) atEnd(() => tidy(day.stamp))
  const references = await Promise.all([
    sendGeneralForm("Charles Babbage", "Can you repair an engine?"),
    sendGeneralForm("Luigi Menabrea", "Can you describe one?"),
  ])

  await test.step("both sign in", () => Promise.all([ada.signIn(), grace.signIn(person)]))
  await test.step("each checks a price list, and corrects its bad row", () =>
    Promise.all(days.map((day) => day.checkPriceList(brandName))))
  await test.step("each imports the list: one list is written at a time", async () => {
    for (const day of days) await day.importPriceList()
  })
  await test.step("each adds a product with pictures, and publishes it", () =>
    Promise.all(days.map((day) => day.addProduct(brandName, typeName))))
  await test.step("visitors soon see it", () => Promise.all(days.map((day) => day.seeProduct())))
  await test.step("each writes an article and schedules it", () =>
    Promise.all(days.map((day) => day.scheduleArticle())))
  await test.step("each sets the metadata of two addresses", () =>
    Promise.all(days.map((day) => day.setSeo())))
  await test.step("each handles a form submission", () =>
    Promise.all(days.map((day, at) => day.respond(references[at] ?? ""))))

  await test.step("both open one product, and the colleague saves first", async () => {
    await Promise.all([page, colleague].map((one) => one.goto(ada.editPath)))
    await (await live(colleague.getByRole("textbox", { name: /^Price ex VAT/ }))).fill("150")
    await colleague.getByRole("textbox", { name: /^Short description/ }).fill("As Grace has it")
    await colleague.getByRole("button", { name: "Save", exact: true }).click()
    await expect(toast(colleague)).toContainText("Saved and published")
  })

  await test.step("the second to save sees both versions, chooses, and neither loses anything", async () => {
    await (await live(page.getByRole("textbox", { name: /^Price ex VAT/ }))).fill("140")
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${ada.product} Mark II`)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    const dialog = page.getByRole("dialog", { name: "Somebody else has changed this product" })
    const choices = (label: string) => dialog.getByRole("radiogroup", { name: label, exact: true })
    await expect(choices("Price ex VAT")).toContainText("150.00")
    await expect(choices("Name").getByRole("radio", { name: "Keep mine" })).toBeChecked()
    await expect(choices("Short description").getByRole("radio", { name: "Take theirs" })).toBeChecked()
    await choices("Price ex VAT").getByText("Take theirs").click()
    await dialog.getByRole("button", { name: "Save what is chosen" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${ada.product} Mark II`)
    for (const text of [`${ada.product} Mark II`, "£150.00", "As Grace has it"])
      await expectSoon(request, ada.productPath, text)
  })

  await test.step("both sign out", () => Promise.all(days.map((day) => day.signOut())))

  await second.close()
})

import { expect, type Page, test } from "../support/test"
import { COMPANY_PATHS } from "../../src/config/stored-pages"
import { expectAccessible } from "../support/accessible"
import { readCatalogue } from "../support/backend"
import { settings } from "../support/settings"

const SERVICES = ["All Services", "Repairs", "Rentals", "Buy Back", "Refurbishment", "ITAD"]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test("every company page has breadcrumb and service as structured data, and other addresses are a 404 (2.1)", async ({
  request,
}) => {
  for (const path of COMPANY_PATHS) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('"BreadcrumbList"')
    expect(html.includes('"@type":"Service"'), path).toBe(/^\/services\/|^\/oems/.test(path))
  }
  const unknown = await request.get("/services/no-such-service", { maxRedirects: 0 })
  expect(unknown.status()).toBe(404)
})

test("header and footer link to the company's pages (2.9)", async ({ page }) => {
  await page.goto("/")
  const main = page.getByRole("navigation", { name: "Main" }).filter({ visible: true })

  await test.step("the header names every page in its order", async () => {
    if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click()
    const names = ["Home", "About Us", "Products", "For OEMs", "Blogs & News", "Services", "Contact"]
    const entries = main.locator(":scope > ul > li > :is(a, p), :scope > ul > li > div > button")
    await expect(entries).toHaveText(names)
  })

  await test.step("Services unfolds, and its links lead on", async () => {
    if (!isPhone(page)) await main.getByRole("button", { name: "Services" }).click()
    for (const name of SERVICES) await expect(main.getByRole("link", { name, exact: true })).toBeVisible()
    await main.getByRole("link", { name: "Refurbishment" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("More of the model you already use")
  })

  await test.step("the menu closes on navigation", async () => {
    await expect(main.getByRole("link", { name: "Buy Back", exact: true })).toHaveCount(0)
  })

  await test.step("the footer has services, quick links, devices and the legal pages", async () => {
    const footer = page.getByRole("contentinfo")
    const linksOf = (name: string) => footer.getByRole("navigation", { name }).getByRole("link")
    await expect(linksOf("Services")).toHaveText(SERVICES)
    await expect(linksOf("Quick Links")).toHaveText([
      "Home",
      "About Us",
      "Contact Us",
      "Blog",
      "FAQ",
      "Free Barcode Generator",
    ])
    await expect(linksOf("Devices")).toHaveCount(6)
    for (const name of ["Privacy Policy", "Terms & Conditions", "Credit Application", "Cookie Policy"]) {
      await expect(linksOf("Legal").filter({ hasText: name })).toBeVisible()
    }
  })
})

test("a machine type's page shows its newest products in stock, and its brands", async ({ page }) => {
  const { products } = await readCatalogue("machine_type=tablets&in_stock=true&order=-created_at&limit=1")
  const [newest] = products
  await page.goto("/services/tablets")
  await page
    .getByRole("region", { name: "New in stock" })
    .getByRole("link", { name: newest?.name ?? "" })
    .first()
    .click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(newest?.name ?? "")
})

test("an application for credit is filled in step by step, reviewed, printed and sent (specification, 5)", async ({
  page,
}) => {
  await page.goto("/credit-application")
  const form = page.locator("form[method=post]")
  const onward = form.getByRole("button", { name: "Continue" })
  const heading = (name: string) => form.getByRole("heading", { name, exact: true, level: 3 })

  await test.step("each step is checked by itself: a limited company needs its number", async () => {
    await expect(form.getByLabel("Address line 1").first()).toBeHidden()
    await form.getByLabel("Legal name").fill("Hopper Logistics Ltd")
    await expect(form).toHaveJSProperty("noValidate", true)
    await form.getByLabel("Type of company").selectOption({ label: "Private limited company (Ltd)" })
    await form.getByLabel("Credit limit requested").fill("5000")
    await onward.click()
    await expect(form.getByLabel("Company number")).toBeFocused()
    await expect(form.getByLabel("Company number")).toHaveAccessibleErrorMessage(/Enter your company number/)
    await form.getByLabel("Company number").fill("01234567")
    await onward.click()
    await expect(heading("Addresses")).toBeFocused()
  })

  const registered = form.getByRole("group", { name: "Registered address" })
  await registered.getByLabel("Address line 1").fill("1 Harbour Road")
  await registered.getByLabel("Town or city").fill("Hull")
  await registered.getByLabel("Postcode").fill("HU1 1AA")

  await test.step("the browser's Back, and a reload, keep all that was typed", async () => {
    await page.goBack()
    await expect(form.getByLabel("Legal name")).toHaveValue("Hopper Logistics Ltd")
    await page.reload()
    await page.getByRole("button", { name: "Restore" }).click()
    await expect(heading("People")).toBeFocused()
  })

  const applicant = form.getByRole("group", { name: "Applicant" })
  await applicant.getByLabel("Name").fill("Grace Hopper")
  await applicant.getByLabel("E-mail").fill("grace@hopper.example")
  await applicant.getByLabel("Phone").fill("01632 960 123")
  const accounts = form.getByRole("group", { name: "Accounts contact" })
  await accounts.getByLabel("Name").fill("Mary Jackson")
  await accounts.getByLabel("E-mail").fill("accounts@hopper.example")
  await onward.click()
  for (const number of [1, 2]) {
    const reference = form.getByRole("group", { name: `Trade reference ${number}` })
    await reference.getByLabel("Company").fill(`Supplier ${number}`)
    await reference.getByLabel("Contact").fill("Alan Turing")
    await reference.getByLabel("E-mail").fill(`alan@supplier${number}.example`)
  }
  await onward.click()

  const summary = page.getByRole("region", { name: "Your application for a credit account" })
  await test.step("everything can be checked and changed before it is sent", async () => {
    await expect(summary).toContainText("£5,000.00")
    await expectAccessible(page, "the application before it is sent")
    await summary.getByRole("button", { name: "Change Addresses" }).click()
    await registered.getByLabel("Town or city").fill("Goole")
    await onward.click()
    await expect(summary).toContainText("Goole")
  })

  await test.step("it prints as a summary and nothing else", async () => {
    await page.emulateMedia({ media: "print" })
    await expect(summary.getByText("Hopper Logistics Ltd")).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeHidden()
    await expect(form.getByLabel(/^I declare/)).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step("it is sent with the declaration, and the copy can be printed", async () => {
    await form.getByRole("button", { name: "Send application" }).click()
    await expect(form.getByLabel(/^I declare/)).toBeFocused()
    await form.getByLabel(/^I declare/).check()
    await form.getByLabel(/^I agree/).check()
    await form.getByRole("button", { name: "Send application" }).click()
    await expect(page).toHaveURL(/\/thank-you\?reference=SW-\d{4}-\d{6}/)
    await expect(summary).toContainText(/Sent on .* under the reference SW-\d{4}-\d{6}/)
    await expect(summary).toContainText("Goole")
    await expect(page.getByRole("button", { name: "Print this copy" })).toBeVisible()
  })
})

test("an application for credit is one page without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: settings.STOREFRONT_URL })
  const page = await context.newPage()
  await page.goto("/credit-application")
  const form = page.locator("form[method=post]")
  for (const name of ["Registered address", "Applicant", "Trade reference 2", "Declaration"]) {
    await expect(form.getByRole("group", { name })).toBeVisible()
  }
  await expect(form.getByRole("button", { name: "Continue" })).toBeHidden()
  await expect(form.getByRole("button", { name: "Send application" })).toBeVisible()
  await context.close()
})

test("the FAQ is filtered during typing, and each answer has an address", async ({ page }) => {
  await test.step("the address of an answer opens it", async () => {
    await page.goto("/faq#battery-life")
    await expect(page.getByText("less than 80% of their rated capacity")).toBeInViewport()
    await expect(page.getByText("Call us the same day")).toBeHidden()
  })

  const search = page.getByLabel("Search the questions")

  await test.step("what is typed before the page's scripts are there is searched for", async () => {
    let deliver: () => void = () => undefined
    const delivery = new Promise<void>((resolve) => (deliver = resolve))
    const scripts = "**/_next/static/**/*.js"
    await page.route(scripts, async (route) => {
      await delivery
      await route.continue()
    })
    await page.goto("/faq", { waitUntil: "commit" })
    await search.fill("sunrise")
    deliver()
    await expect(page.getByRole("status").filter({ hasText: "1 answer" })).toBeVisible()
    await page.unroute(scripts)
  })

  await test.step("a word leaves the answers that have it", async () => {
    await expect(page.getByRole("status").filter({ hasText: "1 answer" })).toBeVisible()
    await expect(page.getByText("When should I replace batteries?")).toBeHidden()
    await page.getByText("What is Sunrise 2027?").click()
    await expect(page.getByText("EAN barcodes will remain")).toBeVisible()
    await search.fill("xylophone")
    await expect(page.getByRole("heading", { name: "No answers match your search" })).toBeVisible()
  })
})

test("maps are our own drawings: regions link to their rows, and no other site is requested (2.1)", async ({
  page,
}) => {
  const foreign: string[] = []
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== new URL(settings.STOREFRONT_URL).origin) foreign.push(request.url())
  })
  await page.goto("/contact")
  await expect(page.getByRole("img", { name: "Map of the United Kingdom with Northampton" })).toBeVisible()

  await page.goto("/world-map-test")
  const map = page.getByRole("group", { name: /^World map of our services/ })
  const region = map.getByRole("link", { name: "European Union, Switzerland, Norway: 2 to 5 days" })
  await region.focus()
  await expect(region.locator("text")).toHaveCSS("opacity", "1")
  await region.press("Enter")
  await expect(page).toHaveURL(/#region-europe$/)
  await expect(page.locator("#region-europe")).toBeInViewport()
  await expectAccessible(page, "the map of the world")
  expect(foreign).toEqual([])
})

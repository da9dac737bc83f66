import { expect, test } from "../support/test"
import { COMPANY_PATHS } from "../../src/config/stored-pages"
import { expectAccessible } from "../support/accessible"
import { SAMPLE_TYPES } from "../support/backend"
import { live } from "../support/live"
import { settings } from "../support/settings"

const SERVICES = ["All Services", "Repairs", "Rentals", "Buy Back", "Refurbishment", "ITAD"]

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
    const names = ["Home", "About Us", "Products", "For OEMs", "Blogs & News", "Services", "Contact"]
    const entries = main.locator(":scope > ul > li > :is(a, p), :scope > ul > li > div > button")
    await expect(entries).toHaveText(names)
  })

  await test.step("Services unfolds, and its links lead on", async () => {
    await main.getByRole("button", { name: "Services" }).click()
    for (const name of SERVICES) await expect(main.getByRole("link", { name, exact: true })).toBeVisible()
    await main.getByRole("link", { name: "Refurbishment" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("More of the model you already use")
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
    for (const name of SAMPLE_TYPES) await expect(linksOf("Devices").filter({ hasText: name })).toBeVisible()
    for (const name of ["Privacy Policy", "Terms & Conditions", "Credit Application", "Cookie Policy"]) {
      await expect(linksOf("Legal").filter({ hasText: name })).toBeVisible()
    }
  })
})

test("the FAQ is filtered during typing, and each answer has an address", async ({ page }) => {
  await test.step("the address of an answer opens it", async () => {
    await page.goto("/faq#battery-life")
    await expect(page.getByText("less than 80% of their rated capacity")).toBeInViewport()
    await expect(page.getByText("Call us the same day")).toBeHidden()
  })

  const search = page.getByLabel("Search the questions")

  await test.step("a word leaves the answers that have it", async () => {
    await (await live(search)).fill("sunrise")
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

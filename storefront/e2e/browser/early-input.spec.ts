import { expect, type Page, test } from "../support/test"
import { findProduct, pathOf, readOldestArticle } from "../support/backend"

/** Scripts that a page names in its HTML, and all others, which are loaded for parts of it. */
type Held = "all scripts" | "the scripts of parts"

/** Opens a page whose scripts are on their way. @returns delivers them */
async function openEarly(page: Page, path: string, held: Held = "all scripts"): Promise<() => void> {
  let deliver: () => void = () => undefined
  const delivery = new Promise<void>((resolve) => (deliver = resolve))
  const html = held === "all scripts" ? "" : await (await page.request.get(path)).text()
  await page.route("**/_next/static/**/*.js", async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!html.includes(`src="${pathname}"`)) await delivery
    await route.continue()
  })
  await page.goto(path, { waitUntil: held === "all scripts" ? "commit" : "load" })
  return deliver
}

const main = (page: Page) => page.getByRole("main")
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true })

/** A part of a page: what is done with it before its script is there, and the effect that shows afterwards. */
interface Part {
  readonly does: string
  readonly early: (page: Page) => Promise<unknown>
  readonly effect: (page: Page) => Promise<unknown>
}

interface EarlyPage {
  readonly name: string
  readonly path: () => Promise<string> | string
  readonly held?: Held
  readonly parts: readonly Part[]
}

const HEADER: readonly Part[] = [
  {
    does: "the VAT switch",
    early: (page) => page.getByRole("group", { name: "Show prices" }).getByText("inc VAT").click(),
    effect: (page) => expect(page.locator("html")).toHaveAttribute("data-vat", "inc"),
  },
  {
    does: "the search's suggestions",
    early: (page) => page.getByRole("banner").getByRole("searchbox").fill("zeb"),
    effect: (page) => expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible(),
  },
]

const SAVED: Part = {
  does: "the saved products",
  early: (page) => page.getByRole("button", { name: "Saved products" }).click(),
  effect: (page) => expect(page.getByRole("dialog", { name: "Saved products" })).toBeVisible(),
}

const productParts: readonly Part[] = [
  {
    does: "quantity, and then Add to Cart",
    early: async (page) => {
      await button(page, /^Increase/)
        .first()
        .click()
      await button(page, "Add to Cart").click()
    },
    effect: (page) =>
      expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible(),
  },
  {
    does: "Save",
    early: (page) => button(page, "Save").click(),
    effect: (page) => expect(button(page, "Saved")).toHaveAttribute("aria-pressed", "true"),
  },
  {
    does: "Compare",
    early: (page) =>
      main(page)
        .getByRole("button", { name: /compare/i })
        .first()
        .click(),
    effect: (page) => expect(page.getByRole("region", { name: /compare/i })).toBeVisible(),
  },
  {
    does: "'+N more features'",
    early: (page) => page.getByRole("link", { name: /^\+\d+ more features?$/ }).click(),
    effect: (page) =>
      expect(page.getByRole("tab", { name: "Key Features" })).toHaveAttribute("aria-selected", "true"),
  },
]

const product = async () => pathOf(await findProduct(({ part_number: sku }) => sku === "DS8178-SR7U2100PFW"))

const PAGES: readonly EarlyPage[] = [
  { name: "a page's header", path: () => "/about", parts: HEADER },
  { name: "the header's drawer", path: () => "/faq", parts: [SAVED] },
  { name: "a product's page", path: product, parts: productParts },
  {
    name: "a product's page whose own scripts are there",
    path: product,
    held: "the scripts of parts",
    parts: productParts,
  },
  {
    name: "a product's pictures and tabs",
    path: product,
    parts: [
      {
        does: "a tab",
        early: (page) => page.getByRole("tab", { name: "Compatibility" }).click(),
        effect: (page) =>
          expect(page.getByRole("tab", { name: "Compatibility" })).toHaveAttribute("aria-selected", "true"),
      },
      {
        does: "zoom",
        early: (page) => page.getByRole("button", { name: /^Zoom/ }).click(),
        effect: (page) => expect(page.getByRole("dialog")).toBeVisible(),
      },
    ],
  },
  {
    name: "the filters",
    path: () => "/browse-products",
    parts: [
      {
        does: "a filter",
        early: (page) =>
          main(page)
            .getByRole("checkbox", { name: /^Zebra/ })
            .check(),
        effect: (page) => expect(page).toHaveURL(/brand=zebra/),
      },
    ],
  },
  {
    name: "the deck",
    path: () => "/products",
    parts: [
      {
        does: "the pause",
        early: (page) => button(page, "Pause animation").click(),
        effect: (page) => expect(button(page, "Play animation")).toBeVisible(),
      },
    ],
  },
  {
    name: "the brands",
    path: () => "/products?view=brands",
    parts: [
      {
        does: "the search",
        early: (page) => page.getByPlaceholder("Search brands...").fill("zeb"),
        effect: (page) =>
          expect(main(page).getByRole("list", { name: "Brands" }).getByRole("listitem")).toHaveCount(1),
      },
    ],
  },
  {
    name: "the articles",
    path: () => "/blogs",
    parts: [
      {
        does: "a tab",
        early: (page) => page.getByRole("tab", { name: /^News/ }).click(),
        effect: (page) => expect(page).toHaveURL("/blogs?type=news"),
      },
    ],
  },
  {
    name: "an article",
    path: async () => `/blogs/${(await readOldestArticle())?.handle ?? ""}`,
    parts: [
      {
        does: "Share",
        early: (page) => button(page, "Share").click(),
        effect: (page) => expect(page.getByText("Link copied!")).toBeVisible(),
      },
    ],
  },
  {
    name: "the CO2e calculator",
    path: () => "/co2-calculator",
    parts: [
      {
        does: "a quantity, and a choice",
        early: async (page) => {
          await button(page, /^Increase/)
            .first()
            .click()
          await main(page).getByText("Refurbished", { exact: true }).first().click()
        },
        effect: (page) => expect(page).toHaveURL(/choice=refurbished.*mobile-computers=11/),
      },
    ],
  },
  {
    name: "the buy-back offer",
    path: () => "/services/buy-back",
    parts: [
      {
        does: "model and quantity",
        early: async (page) => {
          await main(page).locator("select[name=model]").selectOption({ index: 2 })
          await button(page, /^Increase/)
            .first()
            .click()
        },
        effect: (page) => expect(page).toHaveURL(/model=.*quantity=/),
      },
    ],
  },
  {
    name: "the barcode generator",
    path: () => "/free-barcode-generator",
    parts: [
      {
        does: "the text",
        early: (page) => main(page).getByRole("textbox").first().fill("5012345678900"),
        effect: (page) =>
          expect(main(page).getByRole("figure").getByRole("img")).toHaveAccessibleName(/5012345678900/),
      },
    ],
  },
  ...[
    { path: "/contact", send: "Send message", first: "Name" },
    { path: "/oems", send: "Send OEM enquiry", first: "Name" },
    { path: "/credit-application", send: "Continue", first: "Legal name" },
  ].map(({ path, send, first }): EarlyPage => ({
    name: `the form of ${path}`,
    path: () => path,
    parts: [
      {
        does: "what is typed, and Send: the page's own messages, with the first field's label below the header",
        early: async (page) => {
          await page.locator("form[method=post]").getByRole("textbox").nth(1).fill("typed early")
          await page.getByRole("button", { name: send }).click()
        },
        effect: async (page) => {
          const form = page.locator("form[method=post]")
          const field = form.getByLabel(first, { exact: true })
          await expect(field).toHaveAccessibleErrorMessage(/^Error: Enter/)
          await expect(field).toBeFocused()
          await expect(form.getByRole("textbox").nth(1)).toHaveValue("typed early")
          await expect(form.getByText(first, { exact: true }).first()).toBeInViewport()
          const header = await page.getByRole("banner").getByRole("link", { name: /home$/ }).boundingBox()
          const label = await form.locator(`label:text-is("${first}")`).first().boundingBox()
          expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
        },
      },
    ],
  })),
]

for (const { name, path, held, parts } of PAGES) {
  test(`${name}: what is pressed or typed before its scripts have come has its effect`, async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    const deliver = await openEarly(page, await path(), held)
    for (const { does, early } of parts) await test.step(`early: ${does}`, () => early(page))
    deliver()
    for (const { does, effect } of parts) await test.step(`effect: ${does}`, () => effect(page))
  })
}

import { expect, test } from "../support/test"
import { type CompleteProduct, findProduct, pathOf, readCatalogue } from "../support/backend"
import {
  button,
  type EarlyPage,
  firstButton,
  headerCart,
  main,
  openEarly,
  type Part,
} from "../support/early-input"

/** A product with everything that a page can have. */
const product = async () => pathOf(await findProduct(({ part_number: sku }) => sku === "DS8178-SR7U2100PFW"))

async function soldOut(): Promise<string> {
  const { products } = await readCatalogue("limit=100&order=name&facets=false")
  const found = products.find(({ stock, brand, machine_type: type }) => stock === 0 && brand && type)
  if (!found) throw new Error("The catalogue has no product that is sold out")
  return pathOf(found as CompleteProduct)
}

const productParts: readonly Part[] = [
  {
    does: "quantity, and then Add to Cart",
    early: async (page) => {
      await firstButton(page, /^Increase/).click()
      await button(page, "Add to Cart").click()
    },
    effect: (page) => expect(headerCart(page, "Cart, 2 items")).toBeVisible(),
  },
  {
    does: "'+N more features'",
    early: (page) => page.getByRole("link", { name: /^\+\d+ more features?$/ }).click(),
    effect: (page) =>
      expect(page.getByRole("tab", { name: "Key Features" })).toHaveAttribute("aria-selected", "true"),
  },
]

const byKey: readonly Part[] = [
  {
    does: "the quantity, with the arrow up",
    early: (page) => main(page).getByRole("spinbutton").first().press("ArrowUp"),
    effect: (page) => expect(main(page).getByRole("spinbutton").first()).toHaveValue("2"),
  },
  {
    does: "a tab, with the arrow to the right twice, which leaves the focus where the second one leads",
    early: async (page) => {
      const first = page.getByRole("tab", { selected: true })
      await first.press("ArrowRight")
      await first.press("ArrowRight")
    },
    effect: async (page) => {
      const third = page.getByRole("tab").nth(2)
      await expect(third).toHaveAttribute("aria-selected", "true")
      await expect(third).toBeFocused()
    },
  },
]

/** Pages with each kind of early input: a press, an entry in each kind of field, a key and a form that is sent. */
const EARLY_PAGES: readonly EarlyPage[] = [
  { name: "a product's page", path: product, parts: productParts },
  {
    name: "a product's page whose own scripts are there",
    path: product,
    held: "the scripts of parts",
    parts: productParts,
  },
  {
    name: "a product's quantity and tabs by key",
    path: async () => pathOf(await findProduct()),
    parts: byKey,
  },
  {
    name: "a product that is sold out",
    path: soldOut,
    parts: [
      {
        does: "the request for a mail",
        early: async (page) => {
          await main(page).getByLabel("E-mail", { exact: true }).fill(`early-${Date.now()}@buyer.example`)
          await main(page).locator("form[action$=stock-alerts] [type=checkbox]").check()
          await main(page).locator("form[action$=stock-alerts] [type=submit]").click()
        },
        effect: (page) => expect(page).toHaveURL(/\/stock-alert\?done=requested/),
      },
    ],
  },
  {
    name: "a page's header",
    path: () => "/about",
    parts: [
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
    ],
  },
  {
    name: "order and price of the list of all products",
    path: () => "/browse-products",
    parts: [
      {
        does: "the order",
        early: (page) => main(page).getByLabel("Sort by").selectOption({ index: 2 }),
        effect: (page) => expect(page).toHaveURL(/order=/),
      },
      {
        does: "the lowest price, after which the field is left",
        early: async (page) => {
          await main(page).getByLabel("Lowest", { exact: true }).fill("100")
          await page.keyboard.press("Tab")
        },
        effect: (page) => expect(page).toHaveURL(/price_min=100/),
      },
    ],
  },
  {
    name: "the form of /contact",
    path: () => "/contact",
    parts: [
      {
        does: "what is typed, and Send: the page's own messages, with the first field's label below the header",
        early: async (page) => {
          await page.locator("form[method=post]").getByRole("textbox").nth(1).fill("typed early")
          await page.getByRole("button", { name: "Send message" }).click()
        },
        effect: async (page) => {
          const form = page.locator("form[method=post]")
          const field = form.getByLabel("Name", { exact: true })
          await expect(field).toHaveAccessibleErrorMessage(/^Error: Enter/)
          await expect(field).toBeFocused()
          await expect(form.getByRole("textbox").nth(1)).toHaveValue("typed early")
          await expect(form.getByText("Name", { exact: true }).first()).toBeInViewport()
          const header = await page.getByRole("banner").getByRole("link", { name: /home$/ }).boundingBox()
          const label = await form.locator('label:text-is("Name")').first().boundingBox()
          expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
        },
      },
    ],
  },
]

for (const { name, path, held, parts } of EARLY_PAGES) {
  test(`${name}: what is pressed or typed before its scripts have come has its effect`, async ({ page }) => {
    const deliver = await openEarly(page, await path(), held)
    for (const { does, early } of parts) await test.step(`early: ${does}`, () => early(page))
    deliver()
    for (const { does, effect } of parts) await test.step(`effect: ${does}`, () => effect(page))
  })
}

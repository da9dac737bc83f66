import { expect, type Page } from "@playwright/test"
import { type CompleteProduct, findProduct, pathOf, readCatalogue } from "./backend"
import { button, type EarlyPage, firstButton, headerCart, main, type Part } from "./early-input"

const productParts: readonly Part[] = [
  {
    does: "quantity, and then Add to Cart",
    controls: [/^button “(?:In|De)crease Quantity of [^”]+”$/, /^button “Add to Cart”$/],
    early: async (page) => {
      await firstButton(page, /^Increase/).click()
      await button(page, "Add to Cart").click()
    },
    effect: (page) => expect(headerCart(page, "Cart, 2 items")).toBeVisible(),
  },
  {
    does: "Save",
    controls: [/^button “Save”$/],
    early: (page) => button(page, "Save").click(),
    effect: (page) => expect(button(page, "Saved")).toHaveAttribute("aria-pressed", "true"),
  },
  {
    does: "Compare",
    controls: [],
    early: (page) => firstButton(page, /compare/i).click(),
    effect: (page) => expect(page.getByRole("region", { name: /compare/i })).toBeVisible(),
  },
  {
    does: "'+N more features'",
    controls: [],
    early: (page) => page.getByRole("link", { name: /^\+\d+ more features?$/ }).click(),
    effect: (page) =>
      expect(page.getByRole("tab", { name: "Key Features" })).toHaveAttribute("aria-selected", "true"),
  },
]

const tab = (page: Page, name: string) => page.getByRole("tab", { name })

const picturesAndTabs: readonly Part[] = [
  {
    does: "a tab",
    controls: [/^tab /],
    early: (page) => tab(page, "Compatibility").click(),
    effect: (page) => expect(tab(page, "Compatibility")).toHaveAttribute("aria-selected", "true"),
  },
  {
    does: "zoom",
    controls: [/^button “Zoom: /],
    early: (page) => page.getByRole("button", { name: /^Zoom/ }).click(),
    effect: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
]

const byKey: readonly Part[] = [
  {
    does: "the quantity, with the arrow up",
    controls: [/^spinbutton “Quantity of [^”]+”$/],
    early: (page) => main(page).getByRole("spinbutton").first().press("ArrowUp"),
    effect: (page) => expect(main(page).getByRole("spinbutton").first()).toHaveValue("2"),
  },
  {
    does: "a picture, with the arrow to the right",
    controls: [/^button “Show picture /],
    early: (page) => firstButton(page, /^Show picture 1/).press("ArrowRight"),
    effect: (page) => expect(firstButton(page, /^Show picture 2/)).toHaveAttribute("aria-current", "true"),
  },
  {
    does: "a tab, with the arrow to the right twice, which leaves the focus where the second one leads",
    controls: [],
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

const copyAndTurn: readonly Part[] = [
  {
    does: "the part number, to copy",
    controls: [/^button “Copy SKU”$/],
    early: (page) => button(page, "Copy SKU").click(),
    effect: (page) => expect(main(page).getByRole("status").filter({ hasText: "copied" })).toHaveCount(1),
  },
  {
    does: "the related products, to turn",
    controls: [/^button “(?:Previous|Next)”$/],
    early: (page) => button(page, "Next").click(),
    effect: (page) => expect(button(page, "Previous")).toBeEnabled(),
  },
]

/** A product with everything that a page can have. */
const product = async () => pathOf(await findProduct(({ part_number: sku }) => sku === "DS8178-SR7U2100PFW"))

async function soldOut(): Promise<string> {
  const { products } = await readCatalogue("limit=100&order=name&facets=false")
  const found = products.find(({ stock, brand, machine_type: type }) => stock === 0 && brand && type)
  if (!found) throw new Error("The catalogue has no product that is sold out")
  return pathOf(found as CompleteProduct)
}

/** What is used before its script has come on the page of a product, and around its stock alert. */
export const PRODUCT_PAGES: readonly EarlyPage[] = [
  { name: "a product's page", path: product, parts: productParts },
  {
    name: "a product's page whose own scripts are there",
    path: product,
    held: "the scripts of parts",
    parts: productParts,
  },
  { name: "a product's pictures and tabs", path: product, parts: picturesAndTabs },
  {
    name: "a product's quantity, pictures and tabs by key",
    path: async () => pathOf(await findProduct()),
    parts: byKey,
  },
  {
    name: "a product's part number and carousel",
    path: async () => pathOf(await findProduct()),
    parts: copyAndTurn,
  },
  {
    name: "a product that is sold out",
    path: soldOut,
    parts: [
      {
        does: "the request for a mail",
        controls: [/ to \/api\/stock-alerts$/],
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
    name: "the link of a stock alert's mail",
    path: () => "/stock-alert?confirm=x",
    parts: [
      {
        does: "the confirmation",
        controls: [/ to \/api\/stock-alerts\/confirm$/],
        early: (page) => button(page, "Yes, tell me").click(),
        effect: (page) => expect(page).toHaveURL(/\/stock-alert\?done=expired/),
      },
    ],
  },
]

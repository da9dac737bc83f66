import { expect } from "@playwright/test"
import { findProduct, readCatalogue } from "./backend"
import { button, type EarlyPage, firstButton, headerCart, main, type Part } from "./early-input"

const HEADER: readonly Part[] = [
  {
    does: "the VAT switch",
    controls: [/^radio “(?:ex|inc) VAT”$/],
    early: (page) => page.getByRole("group", { name: "Show prices" }).getByText("inc VAT").click(),
    effect: (page) => expect(page.locator("html")).toHaveAttribute("data-vat", "inc"),
  },
  {
    does: "the search's suggestions",
    controls: [/^search “Search by part number”/],
    early: (page) => page.getByRole("banner").getByRole("searchbox").fill("zeb"),
    effect: (page) => expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible(),
  },
]

const DRAWERS: readonly EarlyPage[] = [
  {
    name: "the header's drawer",
    path: () => "/faq",
    parts: [
      {
        does: "the saved products",
        controls: [/^button “Saved products”$/],
        early: (page) => page.getByRole("button", { name: "Saved products" }).click(),
        effect: (page) => expect(page.getByRole("dialog", { name: "Saved products" })).toBeVisible(),
      },
    ],
  },
  {
    name: "the footer",
    path: () => "/about",
    parts: [
      {
        does: "the cookie preferences",
        controls: [/^button “Cookie preferences”$/],
        early: (page) => page.getByRole("button", { name: "Cookie preferences" }).click(),
        effect: (page) => expect(page.getByRole("dialog", { name: "Cookie preferences" })).toBeVisible(),
      },
    ],
  },
]

const onPhone: readonly EarlyPage[] = [
  {
    name: "the header's search on a phone",
    path: () => "/about",
    isPhone: true,
    parts: [
      {
        does: "the suggestions of the field that a press opens",
        controls: [],
        early: async (page) => {
          await page.getByRole("button", { name: "Search products" }).click()
          await page.getByRole("searchbox", { name: "Search products" }).fill("zeb")
        },
        effect: (page) => expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible(),
      },
    ],
  },
  {
    name: "the menu on a phone",
    path: () => "/about",
    isPhone: true,
    parts: [
      {
        does: "the search in it",
        controls: [/^search “Search products” to \/products$/],
        early: async (page) => {
          await page.getByRole("button", { name: "Menu", exact: true }).click()
          await page.getByRole("searchbox", { name: "Search products" }).fill("zeb")
        },
        effect: (page) => expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible(),
      },
    ],
  },
]

async function comparison(): Promise<string> {
  const { products } = await readCatalogue("brand=zebra&in_stock=true&order=name&limit=2&facets=false")
  return `/compare?ids=${products.map(({ id }) => id).join(",")}`
}

const LISTS: readonly EarlyPage[] = [
  {
    name: "a list's cards",
    path: async () => {
      const { brand, machine_type: type } = await findProduct()
      return `/products/${brand.handle}/${type.handle}`
    },
    parts: [
      {
        does: "Add to Cart",
        controls: [/^button “Add .+ to cart”$/],
        early: (page) => firstButton(page, /^Add .+ to cart$/).click(),
        effect: (page) => expect(headerCart(page, "Cart, 1 item")).toBeVisible(),
      },
      {
        does: "Save",
        controls: [/^button “Save .+”$/],
        early: (page) => firstButton(page, /^Save ./).click(),
        effect: (page) => expect(page.getByRole("button", { name: "Saved products, 1 item" })).toBeVisible(),
      },
      {
        does: "Compare",
        controls: [/^button “Compare .+”$/],
        early: (page) => firstButton(page, /^Compare ./).click(),
        effect: (page) => expect(page.getByRole("region", { name: "Products to compare" })).toBeVisible(),
      },
    ],
  },
  {
    name: "the filters",
    path: () => "/browse-products",
    parts: [
      {
        does: "a filter",
        controls: [/^checkbox “.+” to \/browse-products$/],
        early: (page) =>
          main(page)
            .getByRole("checkbox", { name: /^Zebra/ })
            .check(),
        effect: (page) => expect(page).toHaveURL(/brand=zebra/),
      },
    ],
  },
  {
    name: "order and price of the list of all products",
    path: () => "/browse-products",
    parts: [
      {
        does: "the order",
        controls: [/^select “(?:Sort by|Products a page)” to \/browse-products$/],
        early: (page) => main(page).getByLabel("Sort by").selectOption({ index: 2 }),
        effect: (page) => expect(page).toHaveURL(/order=/),
      },
      {
        does: "the lowest price, after which the field is left",
        controls: [/^text “(?:Lowest|Highest)” to \/browse-products$/],
        early: async (page) => {
          await main(page).getByLabel("Lowest", { exact: true }).fill("100")
          await page.keyboard.press("Tab")
        },
        effect: (page) => expect(page).toHaveURL(/price_min=100/),
      },
    ],
  },
  {
    name: "the table of all products",
    path: () => "/browse-products?brand=zebra&in_stock=true&view=table",
    parts: [
      {
        does: "a choice",
        controls: [/^checkbox “Choose .+”$/],
        early: (page) =>
          main(page)
            .getByRole("checkbox", { name: /^Choose / })
            .nth(1)
            .check(),
        effect: (page) =>
          expect(main(page).getByRole("status").filter({ hasText: "1 chosen" })).toBeVisible(),
      },
      {
        does: "a row's quantity, and its Add to Cart",
        controls: [],
        early: async (page) => {
          await firstButton(page, /^Increase/).click()
          await firstButton(page, /^Add .+ to cart$/).click()
        },
        effect: (page) => expect(headerCart(page, "Cart, 2 items")).toBeVisible(),
      },
    ],
  },
  {
    name: "the comparison's switch",
    path: comparison,
    parts: [
      {
        does: "only what differs",
        controls: [/^switch “Only differences/],
        early: (page) => main(page).getByText("Only differences").click(),
        effect: (page) => expect(main(page).getByRole("switch")).toBeChecked(),
      },
    ],
  },
  {
    name: "the comparison",
    path: comparison,
    parts: [
      {
        does: "Add to Cart",
        controls: [/^button “Add to Cart: /],
        early: (page) => firstButton(page, /^Add to Cart: /).click(),
        effect: (page) => expect(headerCart(page, "Cart, 1 item")).toBeVisible(),
      },
      {
        does: "Remove",
        controls: [/^button “Remove /],
        early: (page) => firstButton(page, /^Remove /).click(),
        effect: (page) => expect(page).toHaveURL(/\/compare\?ids=[^,%]+$/),
      },
    ],
  },
  {
    name: "a shared list",
    path: async () => `/saved?items=${(await findProduct()).part_number}:2`,
    parts: [
      {
        does: "all to the cart",
        controls: [],
        early: (page) => button(page, "Add 1 to cart").click(),
        effect: (page) => expect(headerCart(page, "Cart, 2 items")).toBeVisible(),
      },
      {
        does: "a name, and Save",
        controls: [/^text “Name of the list”$/, /^button “Save as list”$/],
        early: async (page) => {
          await main(page).getByLabel("Name of the list").fill("Typed early")
          await button(page, "Save as list").click()
        },
        effect: async (page) => {
          await expect(page).toHaveURL(/\/saved\?items=/)
          await expect(page.getByText("“Typed early” is among your saved products")).toBeVisible()
        },
      },
    ],
  },
]

const DECK: readonly EarlyPage[] = [
  {
    name: "the deck",
    path: () => "/products",
    parts: [
      {
        does: "the pause",
        controls: [/^button “Pause animation”$/],
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
        controls: [/^search “Search (?:brands|machine types|products)” to \/products$/],
        early: (page) => page.getByPlaceholder("Search brands...").fill("zeb"),
        effect: (page) =>
          expect(main(page).getByRole("list", { name: "Brands" }).getByRole("listitem")).toHaveCount(1),
      },
    ],
  },
  {
    name: "a search of the deck",
    path: () => "/products?search=zebra",
    parts: [
      {
        does: "the button that clears it",
        controls: [/^button “Clear search” to \/products$/],
        early: (page) => button(page, "Clear search").click(),
        effect: (page) => expect(main(page).getByRole("searchbox")).toHaveValue(""),
      },
    ],
  },
]

/** What is used before its script has come around every page, and on the lists of products. */
export const SHOP_PAGES: readonly EarlyPage[] = [
  { name: "a page's header", path: () => "/about", parts: HEADER },
  ...DRAWERS,
  ...onPhone,
  ...LISTS,
  ...DECK,
]

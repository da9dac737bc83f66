import { expect, type Page } from "@playwright/test"
import { findProduct, pathOf, readOldestArticle } from "./backend"
import { button, type EarlyPage, firstButton, main, type Part } from "./early-input"
import { soon } from "./soon"

const copied = (page: Page, path: string) =>
  soon(() => page.evaluate(() => navigator.clipboard.readText()), "what is copied").toContain(path)

const printing: Part = {
  does: "Print",
  controls: [/^button “Print”$/],
  early: (page) => button(page, "Print").click(),
  effect: (page) => expect(page.locator("html")).toHaveAttribute("data-printed", "yes"),
}

const ARTICLES: readonly EarlyPage[] = [
  {
    name: "the articles",
    path: () => "/blogs",
    parts: [
      {
        does: "a tab",
        controls: [],
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
        controls: [/^button “Share”$/],
        early: (page) => button(page, "Share").click(),
        effect: (page) => expect(page.getByText("Link copied!")).toBeVisible(),
      },
    ],
  },
  {
    name: "the questions and answers",
    path: () => "/faq",
    parts: [
      {
        does: "the search",
        controls: [/^search “Search the questions”$/],
        early: (page) => page.getByLabel("Search the questions").fill("sunrise"),
        effect: (page) => expect(page.getByRole("status").filter({ hasText: "1 answer" })).toBeVisible(),
      },
    ],
  },
]

const TOOLS: readonly EarlyPage[] = [
  {
    name: "the CO2e calculator",
    path: () => "/co2-calculator",
    parts: [
      {
        does: "a quantity, and a choice",
        controls: [/ to \/co2-calculator$/],
        early: async (page) => {
          await firstButton(page, /^Increase/).click()
          await main(page).getByText("Refurbished", { exact: true }).first().click()
        },
        effect: (page) => expect(page).toHaveURL(/choice=refurbished.*mobile-computers=11/),
      },
      {
        does: "Share",
        controls: [/^button “Share this estimate”$/],
        early: (page) => button(page, "Share this estimate").click(),
        effect: (page) => copied(page, "/co2-calculator"),
      },
      printing,
    ],
  },
  {
    name: "the buy-back offer",
    path: () => "/services/buy-back",
    parts: [
      {
        does: "model and quantity",
        controls: [/ to \/services\/buy-back#offer$/],
        early: async (page) => {
          await main(page).locator("select[name=model]").selectOption({ index: 2 })
          await firstButton(page, /^Increase/).click()
        },
        effect: (page) => expect(page).toHaveURL(/model=.*quantity=/),
      },
      {
        does: "Share",
        controls: [/^button “Share this offer”$/],
        early: (page) => button(page, "Share this offer").click(),
        effect: (page) => copied(page, "/services/buy-back"),
      },
    ],
  },
  {
    name: "the barcode generator",
    path: () => "/free-barcode-generator",
    parts: [
      {
        does: "the text",
        controls: [
          /^text “Barcode content”$/,
          /^checkbox “Show the content below the barcode”$/,
          /^select “(?:Barcode type|Size of the PNG)”$/,
        ],
        early: (page) => main(page).getByRole("textbox").first().fill("5012345678900"),
        effect: (page) =>
          expect(main(page).getByRole("figure").getByRole("img")).toHaveAccessibleName(/5012345678900/),
      },
      {
        does: "many codes, whose mistakes are listed",
        controls: [
          /^textarea “Codes”$/,
          /^file “CSV file”$/,
          /^select “Label sheet \(A4\)”$/,
          /^button “Make the label sheets”$/,
        ],
        early: (page) => button(page, "Make the label sheets").click(),
        effect: (page) =>
          expect(main(page).getByRole("textbox", { name: "Codes" })).toHaveAccessibleErrorMessage(
            /Paste or choose at least one code/,
          ),
      },
    ],
  },
  {
    name: "the barcode generator's file",
    path: () => "/free-barcode-generator",
    parts: [
      {
        does: "Download SVG",
        controls: [/^button “Download (?:PNG|SVG|PDF)”$/],
        early: (page) => button(page, "Download SVG").click(),
        effect: (page) => expect(page.locator("html")).toHaveAttribute("data-saved", /\.svg$/),
      },
    ],
  },
]

const formOf = (path: string, action: RegExp, send: string, first: string): EarlyPage => ({
  name: `the form of ${path}`,
  path: path === "a product" ? async () => pathOf(await findProduct()) : () => path,
  parts: [
    {
      does: "what is typed, and Send: the page's own messages, with the first field's label below the header",
      controls: [action],
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
})

/** What is used before its script has come on the pages with articles, tools and forms. */
export const CONTENT_PAGES: readonly EarlyPage[] = [
  ...ARTICLES,
  ...TOOLS,
  formOf("/contact", / to \/api\/form-submissions\?type=general$/, "Send message", "Name"),
  formOf("/oems", / to \/api\/form-submissions\?type=oem$/, "Send OEM enquiry", "Name"),
  formOf(
    "/credit-application",
    / to \/api\/form-submissions\?type=credit_application$/,
    "Continue",
    "Legal name",
  ),
  formOf("a product", / to \/api\/form-submissions\?type=product_inquiry$/, "Request a quote", "Name"),
]

import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { HtmlValidate } from "html-validate"
import { weigh } from "../../../scripts/bench/first-load"
import * as routes from "../../src/config/routes"
import { pagesByFile, publicPages } from "../support/public-pages"
import { settings } from "../support/settings"

const SITE = path.resolve(import.meta.dirname, "../../src/app/(site)")

/** Rules for the HTML: all that html-validate recommends but the following, each with its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's spelling, which is valid HTML.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Any text without a space is a valid id; React's own begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Scripts and styles are our own, from our own server.
    "require-sri": "off",
    // Names of popover anchors and widths of bars: the content security policy allows them.
    "no-inline-style": "off",
    // Some screen readers announce a list without markers, or a table drawn as cards, only by its explicit role.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // Only one of the two main navigations is visible: axe, which checks what is visible, covers that
    // (browser/walk*.spec.ts).
    "unique-landmark": "off",
    // Checkboxes of one group share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "submit", "reset"] }],
    // The VAT switch is a form so that two switches on a page do not share their choice. The form sends nothing.
    "wcag/h32": "off",
    // A matter of taste; style sheets keep telephone numbers on one line.
    "tel-non-breaking": "off",
  },
})

/** Most script that a page may load before it works, in bytes gzipped. */
const SCRIPT_LIMIT = 150_000

/** Every text between two texts of the HTML. */
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? "")

test("no page is left out: every public route file and every address of the table of routes is tested", async () => {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => (file === "page.tsx" ? "" : path.dirname(file).split(path.sep).join("/")))
  const pages = await pagesByFile()
  expect(Object.keys(pages).sort()).toEqual(files.sort())

  const walked = new Set((await publicPages()).map((one) => one.path))
  const fixed = Object.values(routes).flatMap((one) => (typeof one === "string" ? [one] : []))
  const isPage = (address: string) => address.startsWith("/") && !/\.(?:xml|png)$/.test(address)
  const isWalked = (address: string) => walked.has(address.replace(/#.*/, ""))
  expect(fixed.filter((one) => isPage(one) && !isWalked(one))).toEqual([])
})

test("no public page has more than 150 kB of first-load scripts", async () => {
  const heavy: string[] = []
  for (const { path: page } of await publicPages()) {
    const { scripts } = await weigh(settings.STOREFRONT_URL + page)
    if (scripts > SCRIPT_LIMIT) heavy.push(`${page}: ${scripts}`)
  }
  expect(heavy).toEqual([])
})

test("every public page has its status, one heading, title, description and canonical address, and valid HTML", async ({
  request,
}) => {
  const own = { titles: new Map<string, string>(), descriptions: new Map<string, string>() }
  for (const { path: address, canonical = address, isHidden = false } of await publicPages()) {
    await test.step(address, async () => {
      const response = await request.get(address, { maxRedirects: 0 })
      const html = await response.text()
      expect.soft(response.status(), address).toBe(200)

      const head = html.slice(0, html.indexOf("</head>"))
      const [title = "", ...others] = found(head, /<title>([^<]+)<\/title>/g)
      const [description = ""] = found(head, /<meta name="description" content="([^"]+)"/g)
      expect.soft(others, `${address}: one title`).toEqual([])
      expect.soft(title, address).toMatch(/Scanwright/)
      expect.soft(title.length, `${address}: ${title}`).toBeGreaterThan(15)
      expect.soft(description.length, `${address}: ${description}`).toBeGreaterThan(40)
      expect.soft(found(html, /<h1[^>]*>(.+?)<\/h1>/g), `${address}: one heading`).toHaveLength(1)
      const expected = settings.STOREFRONT_URL + (canonical === routes.home ? "" : canonical)
      expect
        .soft(
          found(head, /<link rel="canonical" href="([^"]+)"/g).map((one) => one.replaceAll("&amp;", "&")),
          `${address}: canonical address`,
        )
        .toEqual([expected])
      const [robots = ""] = found(head, /<meta name="robots" content="([^"]+)"/g)
      expect.soft(robots, address).toBe(isHidden ? "noindex, follow" : "index, follow")

      if (canonical === address && !isHidden) {
        expect.soft(own.titles.get(title), `${address}: a title of its own: ${title}`).toBeUndefined()
        expect.soft(own.descriptions.get(description), `${address}: a description of its own`).toBeUndefined()
        own.titles.set(title, address)
        own.descriptions.set(description, address)
      }

      const { results } = await validator.validateString(html)
      const faults = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`),
      )
      expect.soft(faults, `${address}: valid HTML`).toEqual([])
    })
  }
})

/** As people and other sites have them: not from the code's own constants, which a rename would change with the pages. */
const ADDRESSES = [
  ...["/", "/about", "/contact", "/products", "/browse-products", "/blogs", "/blog", "/cart", "/thank-you"],
  ...["/oems", "/faq", "/cookie-policy", "/terms-and-conditions", "/privacy-policy", "/credit-application"],
  ...["/co2-calculator", "/free-barcode-generator", "/world-map-test"],
  ...["", "/repair", "/rentals", "/buy-back", "/refurbishment", "/itad"].map((path) => `/services${path}`),
  ...["comprehensive-contract", "repair-tokens", "advanced-swap", "assess-quote", "repair-quote"].map(
    (path) => `/services/repair-types/${path}`,
  ),
  "/services/repair-types/tiered-options",
  ...["barcode-scanners", "label-printers", "mobile-computers", "networking-equipment", "pos-systems"].map(
    (path) => `/services/${path}`,
  ),
  "/services/tablets",
]

test("every address that the shop has promised is a page (2.1)", async ({ request }) => {
  for (const path of ADDRESSES) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
  }
})

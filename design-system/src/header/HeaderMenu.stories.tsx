import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { headerLinks, longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Logo } from "../logo"
import { Header } from "./Header"
import { type HeaderMenu, HeaderMenuLink } from "./HeaderMenu"

const TYPES = [
  "Barcode Scanners",
  "Mobile Computers",
  "Label Printers",
  "POS Systems",
  "Tablets",
  "Networking Equipment",
]

const menu: HeaderMenu = {
  label: "Products by type and brand",
  groups: [
    {
      title: "Machine types",
      links: TYPES.map((label) => ({ label, href: `/browse-products?machine_type=${label}` })),
    },
    {
      title: "Brands",
      links: [{ label: "All brands", href: "/products?view=brands" }],
      rows: ["Datalogic", "Honeywell", "Zebra"].map((label) => (
        <li key={label}>
          <HeaderMenuLink label={label} href={`/products/${label.toLowerCase()}`} />
        </li>
      )),
    },
    {
      title: "Know what you need?",
      links: [
        { label: "All products", href: "/browse-products" },
        { label: "Quick order", href: "/cart#quick-order" },
      ],
    },
  ],
}

const withMenu = (shown: HeaderMenu) =>
  headerLinks.map((link) => (link.label === "Products" ? { ...link, menu: shown } : link))

const meta = {
  title: "Navigation/HeaderMenu",
  component: Header,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "480px" },
      description: {
        component: `The header's menu beside a link: what stands below it, in groups.

**Do** let the link stay a link and give the menu a button of its own; give each group a title. Rows that cost a request (the largest brands) come from the application once the menu opens, as \`rows\` of their group.

**Don't** open it on hover, and don't put everything into it: it is a way in, not a map of the site.

It follows the W3C pattern [disclosure navigation with top-level links](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/), and opens before scripts have loaded and without them: a native popover in the wide header, \`details\` in the menu of small screens.`,
      },
    },
  },
  args: {
    logo: <Logo />,
    homeLabel: "Scanwright, home",
    links: withMenu(menu),
    currentPath: "/",
    searchAction: "/products",
    cartHref: "/cart",
  },
  beforeEach: stayOnPage,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main className="min-h-120 p-8">
          <button type="button">Something on the page</button>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

const wide = { viewport: { value: "w1280" } }
const narrow = { viewport: { value: "w390" } }

/** Opens the menu of the wide header by its button. */
const openWide: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole("button", { name: menu.label }))
  const first = await canvas.findByRole("link", { name: "Barcode Scanners" })
  await waitFor(() => expect(first).toBeVisible())
  await expect(first.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth)
}

export const ByPointer: Story = {
  globals: wide,
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await expect(canvas.getByRole("link", { name: "Products" })).toHaveAttribute("href", "/products")
    await openWide(context)
    await expect(
      within(canvas.getByRole("list", { name: "Brands" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Datalogic", "Honeywell", "Zebra", "All brands"])
    await userEvent.click(canvas.getByRole("link", { name: "Quick order" }))
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Quick order" })).toBeNull())
  },
}

export const ByKeyboard: Story = {
  globals: wide,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: menu.label })
    await step("Tab goes from the link to the button; Enter opens; Tab reaches the links", async () => {
      canvas.getByRole("link", { name: "Products" }).focus()
      await userEvent.tab()
      await expect(button).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await canvas.findByRole("link", { name: "Barcode Scanners" })
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "Barcode Scanners" })).toHaveFocus()
    })
    await step("Escape closes and returns", async () => {
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByRole("link", { name: "Barcode Scanners" })).toBeNull())
      await expect(button).toHaveFocus()
    })
  },
}

export const Open: Story = { globals: wide, play: openWide }
export const Dark: Story = { globals: { ...wide, theme: "dark" }, play: openWide }
export const RightToLeft: Story = { globals: { ...wide, direction: "rtl" }, play: openWide }
/** As without scripts, and where the brands could not be read: the groups' own links are whole. */
export const WithoutRows: Story = {
  globals: wide,
  args: { links: withMenu({ ...menu, groups: menu.groups.map(({ rows: _, ...group }) => group) }) },
  play: openWide,
}
export const LongText: Story = {
  globals: wide,
  args: {
    links: withMenu({
      ...menu,
      groups: menu.groups.map((group) => ({
        ...group,
        links: [...group.links, { label: longName, href: "/long" }],
      })),
    }),
  },
  play: openWide,
}

export const OnAPhone: Story = {
  globals: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Menu" }))
    const products = await canvas.findByRole("link", { name: "Products" })
    await waitFor(() => expect(products).toBeVisible())
    const summary = canvas.getByText(menu.label, { selector: "summary" })
    await expect(summary.parentElement).not.toHaveAttribute("open")
    await userEvent.click(summary)
    await expect(await canvas.findByRole("link", { name: "Label Printers" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Quick order" })).toBeVisible()
  },
}
export const AtThreeHundredAndTwenty: Story = { ...OnAPhone, globals: { viewport: { value: "w320" } } }

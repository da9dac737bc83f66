import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Breadcrumb } from "./Breadcrumb"

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  parameters: {
    docs: {
      description: {
        component: `Shows where a page stands, and leads to everything above it.

**Do** put it first in the page's content, above the heading, on every page below the second level. The last item is the page itself; give the same path to structured data.

**Don't** use it for steps of a form, nor for where the visitor happens to have come from. Don't leave levels out in the middle.

**Pattern:** [W3C APG breadcrumb](https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/): a \`nav\` named Breadcrumb around an ordered list; the page itself is marked \`aria-current="page"\` and is no link. The bars between are drawn by the style sheet, so they are not read out. It wraps rather than hide levels on a phone; only one name longer than a line is cut, and stays whole for those who hear it.`,
      },
    },
  },
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Products", href: "/products" },
      { label: "Zebra", href: "/products/zebra" },
      { label: "Barcode Scanners", href: "/products/zebra/barcode-scanners" },
      { label: "Zebra DS2208" },
    ],
  },
  beforeEach: stayOnPage,
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = within(canvas.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("link")
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/products",
      "/products/zebra",
      "/products/zebra/barcode-scanners",
    ])
    await expect(canvas.getByText("Zebra DS2208")).toHaveAttribute("aria-current", "page")
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
    // Targets of 24 px at least (WCAG 2.2, 2.5.8).
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
}
export const PageWithItsOwnAddress: Story = {
  args: {
    items: [...meta.args.items.slice(0, 4), { label: "Zebra DS2208", href: "/products/zebra/ds2208" }],
  },
  parameters: { docs: { description: { story: "The last item is never a link, even with an address." } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("link", { name: "Zebra DS2208" })).toBeNull()
    await expect(canvas.getByText("Zebra DS2208")).toHaveAttribute("aria-current", "page")
  },
}
export const OneLevel: Story = { args: { items: [{ label: "Home", href: "/" }, { label: "Products" }] } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const LongAndNarrow: Story = {
  args: { items: [...meta.args.items.slice(0, 4), { label: longName }] },
  globals: { viewport: { value: "w320" } },
}
export const LongLevels: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, label: longName })) },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

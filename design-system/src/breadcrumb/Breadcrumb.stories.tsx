import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Breadcrumb } from "./Breadcrumb"

const meta = {
  title: "Navigation/Breadcrumb",
  component: Breadcrumb,
  args: {
    items: [
      { label: "Home", href: "/" },
      { label: "Products", href: "/products" },
      { label: "Zebra", href: "/products/zebra" },
      { label: "Barcode Scanners", href: "/products/zebra/barcode-scanners" },
      { label: "Zebra DS2208" },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/products",
      "/products/zebra",
      "/products/zebra/barcode-scanners",
    ])
    await expect(canvas.getByText("Zebra DS2208")).toHaveAttribute("aria-current", "page")
  },
}
export const LongAndNarrow: Story = {
  args: { items: [...meta.args.items.slice(0, 4), { label: longName }] },
  globals: { viewport: { value: "w320" } },
}

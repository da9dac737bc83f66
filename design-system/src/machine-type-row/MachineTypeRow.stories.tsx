import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { MachineTypeRow } from "./MachineTypeRow"

const brands = [
  { name: "Zebra", href: "/products/zebra/barcode-scanners", productCount: 14 },
  { name: "Honeywell", href: "/products/honeywell/barcode-scanners", productCount: 9 },
  { name: "Datalogic", href: "/products/datalogic/barcode-scanners", productCount: 1 },
]

const meta = {
  title: "Catalogue/MachineTypeRow",
  component: MachineTypeRow,
  parameters: {
    docs: {
      description: {
        component:
          "One machine type in the list of all, with a way to each brand's products of it. **Do** order brands as the shop does everywhere. **Don't** list a brand without products: its link would lead nowhere.",
      },
    },
  },
  args: {
    id: "barcode-scanners",
    name: "Barcode Scanners",
    href: "/browse-products?machine_type=barcode-scanners",
    logo: "/equipment/pistol-scanner.svg",
    productCount: 24,
    intro:
      "Corded, cordless, hands-free and wearable readers for the counter, the shelf and the loading bay.",
    brands,
  },
} satisfies Meta<typeof MachineTypeRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("region", { name: "Barcode Scanners" })
    await expect(within(row).getByRole("link", { name: "Barcode Scanners" })).toHaveAttribute(
      "href",
      "/browse-products?machine_type=barcode-scanners",
    )
    await expect(
      within(row).getByRole("link", { name: "Datalogic 1 product: Barcode Scanners" }),
    ).toHaveAttribute("href", "/products/datalogic/barcode-scanners")
  },
}
export const OneBrand: Story = { args: { brands: brands.slice(0, 1), productCount: 14 } }
export const Bare: Story = { args: { href: undefined, logo: null, intro: null } }
export const LongText: Story = { args: { name: longName, intro: longName } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

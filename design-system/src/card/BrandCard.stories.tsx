import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { BrandCard } from "./BrandCard"
import { CardGrid } from "./CardGrid"

const meta = {
  title: "Catalogue/BrandCard",
  component: BrandCard,
  args: { href: "/products/zebra", name: "Zebra", logo: null, productCount: 38 },
} satisfies Meta<typeof BrandCard>

export default meta
type Story = StoryObj<typeof meta>

export const FirstLetter: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("link", { name: "Zebra" })).toHaveAttribute("href", "/products/zebra")
    await expect(canvas.getByText("Z")).toBeVisible()
    await expect(canvas.getByText("38 products")).toBeVisible()
  },
}
export const WithLogo: Story = { args: { logo: "/equipment/pistol-scanner.svg" } }
export const OneProduct: Story = {
  args: { productCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1 product")).toBeVisible()
  },
}
export const LongName: Story = { args: { name: longName }, globals: { viewport: { value: "w320" } } }
export const Grid: Story = {
  render: (args) => (
    <CardGrid label="Brands">
      {["Zebra", "Honeywell", "Datalogic", "Epson", "Brother", "Star Micronics", "Panasonic"].map((name) => (
        <BrandCard key={name} {...args} name={name} />
      ))}
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Brands" })
    await expect(within(list).getAllByRole("listitem")).toHaveLength(7)
  },
}

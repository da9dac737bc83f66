import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName, product, shelf } from "../lib/samples"
import { ProductGrid } from "./CardGrid"
import { ProductCard } from "./ProductCard"

const meta = {
  title: "Catalogue/ProductCard",
  component: ProductCard,
  args: product,
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

/** One card at the width a list gives it. */
const alone: Story["decorators"] = [
  (Story) => (
    <div className="max-w-72">
      <Story />
    </div>
  ),
]

export const Default: Story = {
  decorators: alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: product.name })
    await expect(link).toHaveAttribute("href", product.href)
    const card = canvas.getByRole("article").getBoundingClientRect()
    const corner = document.elementFromPoint(card.right - 8, card.top + 8)
    await expect(corner).toBe(link)
    await expect(canvas.getByText("DS2208-SR7U2100SGW")).toBeVisible()
    await expect(canvas.getByText("£114.50")).toBeVisible()
    await expect(canvas.getByText("In stock")).toBeVisible()
  },
}
export const Bare: Story = {
  decorators: alone,
  args: {
    image: null,
    imageAlt: null,
    partNumber: null,
    brand: null,
    shortDescription: null,
    price: null,
    priceText: "Price on application",
    stock: 0,
  },
}
export const LongText: Story = {
  decorators: alone,
  args: { name: longName, shortDescription: longName, price: 123456.78, stock: 3 },
}
export const Dark: Story = { decorators: alone, globals: { theme: "dark" } }

export const Shelf: Story = {
  render: () => (
    <ProductGrid label="Products">
      {shelf.map(([name, form, price, stock]) => (
        <ProductCard
          key={name}
          {...product}
          name={name}
          image={`/equipment/${form}.svg`}
          price={price}
          stock={stock}
        />
      ))}
    </ProductGrid>
  ),
}
export const ShelfOnAPhone: Story = { ...Shelf, globals: { viewport: { value: "w390" } } }
export const ShelfDark: Story = { ...Shelf, globals: { theme: "dark" } }

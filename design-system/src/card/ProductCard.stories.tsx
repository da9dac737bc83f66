import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName, product, shelf } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { ProductActions } from "../product-actions"
import { ProductGrid } from "./CardGrid"
import { ProductCard } from "./ProductCard"

const meta = {
  title: "Catalogue/ProductCard",
  component: ProductCard,
  parameters: {
    docs: {
      description: {
        component: [
          "Stands for a product in a list: picture, brand, name, part number, a line about it, price and stock.",
          "**Do** put cards into a `ProductGrid`, give the first ones of a page `priority`, and give `ProductActions` as `actions`: what a buyer does without opening the product.",
          "**Don't** put a second link to the product into it, or more than three actions. Inside the budget of a hot page, pass actions from a component that loads when it is needed.",
          "The name is the only link and covers the card, so a screen reader meets one link with one name; actions lie above it and are pressed by themselves. On a phone the picture is beside the text. `ProductCardSkeleton` reserves its space.",
        ].join("\n\n"),
      },
    },
  },
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

const added = fn()
const compared = fn()
const saved = fn()
const actions = (
  <ProductActions
    name={product.name}
    onAdd={added}
    isSaved={false}
    onSave={saved}
    isCompared={false}
    isComparisonFull={false}
    onCompare={compared}
  />
)

export const WithActions: Story = {
  decorators: alone,
  args: { actions },
  beforeEach: stayOnPage,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: product.name })
    const opened = fn()
    link.addEventListener("click", opened)
    await step("actions do their own and do not open the product", async () => {
      await userEvent.click(canvas.getByRole("button", { name: `Add ${product.name} to cart` }))
      await userEvent.click(canvas.getByRole("button", { name: /^Compare/ }))
      await userEvent.click(canvas.getByRole("button", { name: `Save ${product.name}` }))
      await expect(added).toHaveBeenCalledOnce()
      await expect(compared).toHaveBeenCalledOnce()
      await expect(saved).toHaveBeenCalledOnce()
      await expect(opened).not.toHaveBeenCalled()
    })
    await step("the rest of the card opens it", async () => {
      const price = canvas.getByText("£114.50").getBoundingClientRect()
      await expect(document.elementFromPoint(price.left + 4, price.top + 4)).toBe(link)
      const button = canvas
        .getByRole("button", { name: `Add ${product.name} to cart` })
        .getBoundingClientRect()
      await expect(document.elementFromPoint(button.left + 4, button.top + 4)).not.toBe(link)
    })
    await step("the keyboard reaches the link and each action", async () => {
      link.focus()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: `Add ${product.name} to cart` })).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: `Save ${product.name}` })).toHaveFocus()
    })
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
  args: { name: longName, shortDescription: longName, price: 123456.78, stock: 3, actions },
}
export const Hover: Story = { decorators: alone, parameters: { pseudo: { hover: true } } }
export const Focus: Story = { decorators: alone, parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { decorators: alone, args: { actions }, globals: { theme: "dark" } }
export const Narrow: Story = { args: { actions }, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { args: { actions }, decorators: alone, globals: { direction: "rtl" } }

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
export const OneOnTheShelf: Story = {
  render: () => (
    <ProductGrid label="Products">
      <ProductCard {...product} />
    </ProductGrid>
  ),
}

/** A page of the shop shows 24; a list this long still responds. */
export const FiveHundred: Story = {
  // All cards are alike: checking the first twenty checks the others, and takes seconds less.
  parameters: { a11y: { context: { exclude: ["li:nth-child(n + 20)"] } }, docs: { disable: true } },
  tags: ["!autodocs"],
  render: () => (
    <ProductGrid label="Products">
      {Array.from({ length: 500 }, (_, index) => {
        const [name, form, price, stock] = shelf[index % shelf.length] ?? shelf[0]
        return (
          <ProductCard
            key={index}
            {...product}
            name={`${name}, lot ${index + 1}`}
            image={`/equipment/${form}.svg`}
            price={price}
            stock={stock}
          />
        )
      })}
    </ProductGrid>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText("Products").children).toHaveLength(500)
  },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName, relatedProducts } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { ProductActions } from "../product-actions"
import { RelatedProducts } from "./RelatedProducts"

const [first] = relatedProducts

const added = fn()

const meta = {
  title: "Catalogue/RelatedProducts",
  component: RelatedProducts,
  parameters: {
    docs: {
      description: {
        component: `What else may suit who looks at a product, at the foot of its page.

**Do** order them by how well they fit: the same job first, then what goes with it. Pass \`null\` while they are on their way: the row comes below everything else, so nothing is held open for it.

**Don't** use it as the only way to a product, or for a list longer than a dozen: link to the list instead.

Built on [Carousel](?path=/docs/content-carousel--docs), which has the keyboard and the pattern. The whole card is one link, heard as “View” and the product's name.`,
      },
    },
  },
  args: { products: relatedProducts },
  beforeEach: stayOnPage,
} satisfies Meta<typeof RelatedProducts>

export default meta
type Story = StoryObj<typeof meta>

const wide = { viewport: { value: "w1280" } }

export const Default: Story = {
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("region", { name: "Related Products" })).toBeVisible()
    await expect(canvas.getByRole("heading", { level: 2, name: "Related Products" })).toBeVisible()
    await expect(canvas.getByRole("heading", { level: 3, name: "Zebra TC22 Mobile Computer" })).toBeVisible()
    const link = canvas.getByRole("link", { name: "View Zebra DS2278 Cordless Imager" })
    await expect(link).toHaveAttribute("href", "/products/sample/cordless-scanner")
    await expect(canvas.getByText("£189.00")).toBeVisible()
    await expect(canvas.getByText("£1,189.99")).toBeInTheDocument()
    const card = canvas.getAllByRole("article")[0]?.getBoundingClientRect()
    if (!card) throw new Error("There are cards.")
    await expect(document.elementFromPoint(card.left + 20, card.top + 20)).toBe(link)
  },
}
export const WithActions: Story = {
  globals: wide,
  args: {
    products: relatedProducts.map((product) => ({
      ...product,
      actions: (
        <ProductActions
          name={product.name}
          onAdd={added}
          isSaved={false}
          onSave={() => undefined}
          isCompared={false}
          isComparisonFull={false}
          onCompare={() => undefined}
        />
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    const add = within(canvasElement).getByRole("button", {
      name: "Add Zebra DS2278 Cordless Imager to cart",
    })
    await userEvent.click(add)
    await expect(added).toHaveBeenCalledOnce()
  },
}
export const Hover: Story = { globals: wide, parameters: { pseudo: { hover: true } } }
export const Focus: Story = { globals: wide, parameters: { pseudo: { focusVisible: true } } }
export const WithoutPictureOrPrice: Story = {
  args: {
    products: relatedProducts.map((product, index) =>
      index % 2 === 0
        ? { ...product, image: null }
        : { ...product, price: null, priceText: "Price on application" },
    ),
  },
  globals: wide,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText("Price on application")[0]).toBeVisible()
    await expect(canvas.getAllByText("Z", { exact: true })[0]).toBeVisible()
  },
}
export const LongText: Story = {
  args: { products: relatedProducts.map((product) => ({ ...product, name: longName, price: 123456.78 })) },
}
export const One: Story = {
  args: { products: first ? [first] : [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole("region")).toBeNull()
    await expect(canvas.getByRole("heading", { name: "Related Products" })).toBeVisible()
  },
}
export const Loading: Story = {
  args: { products: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement()
  },
}
export const Empty: Story = { ...Loading, args: { products: [] } }
export const OnAPhone: Story = { globals: { viewport: { value: "w320" } } }
export const Tablet: Story = { globals: { viewport: { value: "w768" } } }
export const Dark: Story = { globals: { ...wide, theme: "dark" } }
export const RightToLeft: Story = { globals: { ...wide, direction: "rtl" } }

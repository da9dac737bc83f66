import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ArticleCard } from "../article-card"
import { ProductCard } from "../card"
import { product } from "../lib/samples"
import { ArticleCardSkeleton, ArticleGridSkeleton } from "./ArticleSkeletons"
import { CartSkeleton } from "./CartSkeleton"
import { Loading } from "./Loading"
import { ProductCardSkeleton, ProductGridSkeleton, ProductPageSkeleton } from "./ProductSkeletons"
import { Skeleton } from "./Skeleton"
import { TableSkeleton } from "./TableSkeleton"
import { TextSkeleton } from "./TextSkeleton"

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component: `Holds the place of something on its way, at its exact size, so that nothing moves when it comes.

**Do** take the skeleton that is named after what comes, and as many as will come. Put what has none together from \`Skeleton\` and \`SkeletonText\`, in the classes of the real thing, inside one \`Loading\` that announces what is loading.

**Don't** show one for less than a moment's wait, or for an action: its Button has \`loading\`. Don't put one \`Loading\` in another: one announcement is enough. Replace it by an error when loading failed.

The grey shapes are hidden from assistive technology; \`Loading\` is a \`status\` and announces its label once. The shapes pulse slowly, and are still with reduced motion.`,
      },
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { className: "h-5 w-48" } }

/** A story that announces once what is loading. */
const announcing = (label: string, render: Story["render"]): Story => ({
  render,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status")).toHaveLength(1)
    await expect(canvas.getByRole("status")).toHaveTextContent(label)
  },
})

export const Text: Story = announcing("Loading", () => <TextSkeleton lines={4} className="max-w-reading" />)

export const TextAsHighAsText: Story = {
  render: () => (
    <div className="max-w-reading text-lg">
      <div role="group" aria-label="Skeleton">
        <TextSkeleton lines={2} />
      </div>
      <div role="group" aria-label="Text">
        <p>One line.</p>
        <p>Another line.</p>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole("group", { name }).getBoundingClientRect().height
    await expect(height("Skeleton")).toBe(height("Text"))
  },
}

export const ProductCards: Story = announcing("Loading products", () => <ProductGridSkeleton />)
export const OneProductCard: Story = announcing("Loading products", () => <ProductGridSkeleton count={1} />)

export const ProductCardAsHighAsTheCard: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-6">
      <div role="group" aria-label="Skeleton" className="w-72">
        <ProductCardSkeleton />
      </div>
      <div role="group" aria-label="Card" className="w-72">
        <ProductCard {...product} name="Zebra DS2208 Imager" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole("group", { name }).getBoundingClientRect().height
    await expect(Math.abs(height("Skeleton") - height("Card"))).toBeLessThan(1)
  },
}

export const ProductPage: Story = {
  ...announcing("Loading Product", () => <ProductPageSkeleton />),
  parameters: { layout: "fullscreen" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Loading Product" })).toBeInTheDocument()
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading Product")
  },
}

export const Articles: Story = announcing("Loading articles", () => <ArticleGridSkeleton />)

export const ArticleCardAsHighAsTheCard: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-6">
      <div role="group" aria-label="Skeleton" className="w-80">
        <ArticleCardSkeleton />
      </div>
      <div role="group" aria-label="Card" className="w-80">
        <ArticleCard
          href="/blogs/scanner-care"
          title="How to keep a scanner clean"
          image="/articles/cleaning-thermal-printheads-and-platen-rollers.svg"
          date="2026-03-12"
          readingMinutes={4}
          excerpt="A dirty window is the most common reason for a scanner that will not read. A cloth, a little isopropyl alcohol and a minute a week keep it reading for years, and spare you a repair that costs more than all three."
        />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole("group", { name }).getBoundingClientRect().height
    await expect(Math.abs(height("Skeleton") - height("Card"))).toBeLessThan(1)
  },
}

export const Table: Story = announcing("Loading orders", () => <TableSkeleton label="Loading orders" />)

export const OfYourOwn: Story = announcing("Loading the map", () => (
  <Loading label="Loading the map">
    <Skeleton className="aspect-4/3 w-full max-w-narrow" />
  </Loading>
))

export const Cart: Story = announcing("Loading your cart", () => <CartSkeleton />)
export const CartNarrow: Story = { ...Cart, globals: { viewport: { value: "w320" } } }

export const Many: Story = announcing("Loading products", () => <ProductGridSkeleton count={24} />)
export const Dark: Story = { ...ProductCards, globals: { theme: "dark" } }
export const ProductPageDark: Story = { ...ProductPage, globals: { theme: "dark" } }
export const Narrow: Story = { ...ProductCards, globals: { viewport: { value: "w320" } } }
export const ProductPageNarrow: Story = { ...ProductPage, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...Table, globals: { direction: "rtl" } }

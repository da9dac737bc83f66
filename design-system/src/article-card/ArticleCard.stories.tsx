import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { articles, longName } from "../lib/samples"
import { ArticleCard } from "./ArticleCard"
import { ArticleGrid } from "./ArticleGrid"

const [article] = articles
const base = {
  ...article,
  author: "Priya Nair",
  category: "Scanning",
}

const meta = {
  title: "Content/ArticleCard",
  component: ArticleCard,
  parameters: {
    docs: {
      description: {
        component: `An article in a list: picture, category, date, title, a few lines of it, author and how long it takes to read.

**Do** write titles that say what the reader will know afterwards. Leave \`imageAlt\` out: the title says it. Use \`compact\` for related articles beside or below another, up to three (specification, 2.8).

**Don't** pass HTML as the excerpt; it is shown as it is. Don't put another link in the card: the whole of it is one, named by its title, so “Read more” is hidden from screen readers.

Without a category it says “General”, without an author “Admin”; a picture that fails to load is left out (specification, 2.7).`,
      },
    },
  },
  args: base,
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

/** One card at the width a list gives it. */
const alone: Story["decorators"] = [
  (Story) => (
    <div className="max-w-96">
      <Story />
    </div>
  ),
]

export const Default: Story = {
  decorators: alone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole("link", { name: base.title })
    await expect(link).toHaveAttribute("href", base.href)
    const card = canvas.getByRole("article").getBoundingClientRect()
    await expect(document.elementFromPoint(card.left + 20, card.top + 20)).toBe(link)
    await expect(canvas.getByText("Scanning")).toBeVisible()
    await expect(canvas.getByText("12 November 2026")).toHaveAttribute("datetime", base.date)
    await expect(canvas.getByText("6 min read")).toBeVisible()
    await expect(canvas.getByText("Priya Nair")).toBeVisible()
    await expect(canvas.getByText("Read more")).toBeVisible()
  },
}
export const Defaults: Story = {
  decorators: alone,
  args: { category: null, author: " ", excerpt: null, readingMinutes: 0, image: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("General")).toBeVisible()
    await expect(canvas.getByText("Admin")).toBeVisible()
    await expect(canvas.queryByText(/min read/)).toBeNull()
  },
}
export const BrokenPicture: Story = {
  decorators: alone,
  args: { image: "/articles/no-such-cover.svg", imageAlt: "A cover that is gone" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.queryByRole("img", { name: "A cover that is gone" })).toBeNull())
    await expect(canvas.getByRole("link", { name: base.title })).toBeVisible()
  },
}
export const Hover: Story = { decorators: alone, parameters: { pseudo: { hover: true } } }
export const Focus: Story = { decorators: alone, parameters: { pseudo: { focusVisible: true } } }
export const LongText: Story = {
  decorators: alone,
  args: {
    title: longName,
    excerpt: `${longName} `.repeat(4),
    author: longName,
    category: "Product security law",
  },
}
export const Dark: Story = { decorators: alone, globals: { theme: "dark" } }

export const Compact: Story = {
  decorators: alone,
  args: { ...article, variant: "compact" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("link", { name: base.title })).toBeVisible()
    await expect(canvas.queryByText("Read more")).toBeNull()
  },
}
export const CompactLong: Story = {
  decorators: alone,
  args: { ...article, variant: "compact", title: longName },
}

export const Grid: Story = {
  render: () => (
    <ArticleGrid label="Articles">
      {articles.map((one) => (
        <ArticleCard key={one.href} {...one} />
      ))}
    </ArticleGrid>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Articles" })
    await expect(within(list).getAllByRole("listitem")).toHaveLength(6)
  },
}
export const GridOnAPhone: Story = { ...Grid, globals: { viewport: { value: "w320" } } }
export const GridDark: Story = { ...Grid, globals: { theme: "dark" } }
export const GridRightToLeft: Story = { ...Grid, globals: { direction: "rtl" } }

export const Related: Story = {
  render: () => (
    <ArticleGrid label="Related Articles">
      {articles.slice(0, 3).map((one) => (
        <ArticleCard key={one.href} {...one} variant="compact" />
      ))}
    </ArticleGrid>
  ),
}
export const RelatedOnAPhone: Story = { ...Related, globals: { viewport: { value: "w320" } } }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { EmptyState } from "./EmptyState"

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component: `In place of a list with nothing in it: what is missing, why, and where to go from here.

**Do** name what was looked for: “No products match “ds9808””. Say what would change it, and offer one way on. Choose the heading's level for its place in the page.

**Don't** use it for a failure (ErrorScreen, Alert) or while something loads (a skeleton). Don't apologise, and don't joke.`,
      },
    },
  },
  args: {
    title: "No products match “ds9808”",
    children: "Check the part number, or look through the brand's other models.",
    actions: <Button href="/products">Browse all products</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "No products match “ds9808”" })).toBeVisible()
    await expect(canvas.getByRole("link", { name: "Browse all products" })).toHaveAttribute(
      "href",
      "/products",
    )
  },
}

export const NoBlogs: Story = {
  args: { title: "No blogs found in this category.", children: undefined, actions: undefined },
}
export const TitleOnly: Story = { args: { children: undefined, actions: undefined } }

export const SeveralWaysOn: Story = {
  args: {
    title: "Your cart is empty",
    children: "Products you add stay here until you request a quote.",
    actions: (
      <>
        <Button href="/products">Browse all products</Button>
        <Button href="/contact" variant="secondary">
          Ask us to find it
        </Button>
      </>
    ),
  },
}

export const AnotherLevel: Story = {
  args: { headingLevel: "h3" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible()
  },
}

export const LongText: Story = { args: { title: `No products match “${longName}”`, children: longName } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { ...SeveralWaysOn, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

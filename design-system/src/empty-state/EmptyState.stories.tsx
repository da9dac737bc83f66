import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../button"
import { EmptyState } from "./EmptyState"

const meta = {
  title: "Feedback/EmptyState",
  component: EmptyState,
  args: {
    title: "No products match “ds9808”",
    children: "Check the part number, or look through the brand's other models.",
    actions: <Button href="/products">Browse all products</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { children: undefined, actions: undefined } }
export const Dark: Story = { globals: { theme: "dark" } }

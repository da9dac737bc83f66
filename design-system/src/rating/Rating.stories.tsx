import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Rating } from "./Rating"

const meta = {
  title: "Catalogue/Rating",
  component: Rating,
  args: { value: 4.8, reviewCount: 124 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("4.8 out of 5124 reviews")
  },
}
export const OneReview: Story = { args: { value: 3, reviewCount: 1 } }
export const NoCount: Story = { args: { value: 2.5, reviewCount: undefined } }

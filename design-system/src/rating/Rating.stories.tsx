import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Rating } from "./Rating"

const meta = {
  title: "Catalogue/Rating",
  component: Rating,
  parameters: {
    docs: {
      description: {
        component: `Says how buyers rate a product, in stars for the eye and in words for everybody.

**Do** show it with the number of reviews: 5.0 from one buyer is not 4.8 from 124. Leave it out where there is no rating.

**Don't** make one up: a default rating never reaches structured data, and UK law (DMCC Act 2024) forbids invented reviews. Don't use it to ask for a rating; it cannot be pressed.

The stars are a picture hidden from assistive technology, which hears “Rated 4.8 out of 5, 124 reviews”. They are filled to the tenth.`,
      },
    },
  },
  args: { value: 4.8, reviewCount: 124 },
} satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

/** A story whose accessible name must be exactly this text. */
const heard = (value: number, reviewCount: number | undefined, text: string): Story => ({
  args: { value, reviewCount },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent?.trim()).toBe(text)
  },
})

export const Default = heard(4.8, 124, "Rated 4.8 out of 5, 124 reviews")
export const HalfStars = heard(2.5, 18, "Rated 2.5 out of 5, 18 reviews")
export const Full = heard(5, 3, "Rated 5.0 out of 5, 3 reviews")
export const Lowest = heard(0, 2, "Rated 0.0 out of 5, 2 reviews")
export const OneReview = heard(3, 1, "Rated 3.0 out of 5, 1 review")
export const ManyReviews = heard(4.4, 12403, "Rated 4.4 out of 5, 12,403 reviews")
export const NoCount = heard(3.7, undefined, "Rated 3.7 out of 5")
export const NoReviews = heard(4.8, 0, "No reviews yet")
export const OutOfRange = heard(7, 9, "Rated 5.0 out of 5, 9 reviews")
export const Scale: Story = {
  parameters: { docs: { description: { story: "Every half star, to check where the filling ends." } } },
  render: () => (
    <div className="grid gap-2">
      {Array.from({ length: 11 }, (_, index) => (
        <Rating key={index} value={index / 2} />
      ))}
    </div>
  ),
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { args: { value: 2.5 }, globals: { direction: "rtl" } }

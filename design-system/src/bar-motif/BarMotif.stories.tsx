import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { BarMotif } from "./BarMotif"

const meta = {
  title: "Content/BarMotif",
  component: BarMotif,
  parameters: {
    docs: {
      description: {
        component:
          "The house's one ornament: a real Code 128 barcode, drawn to the size it is given. A scanner reads it.\n\n" +
          "**Do** use it once on a page, as a wide band between two things, and keep it black on light or light on dark where it should scan. Give it a size by `className`.\n\n" +
          "**Don't** colour it with the accent, fill a ground with it, put words over it, or use it where a barcode means something: there, draw the real code.\n\n" +
          "It is decoration and hidden from screen readers. It is a barcode and not text, so it runs from left to right in every language.",
      },
    },
  },
  args: { className: "h-16 w-full max-w-reading" },
} satisfies Meta<typeof BarMotif>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull()
  },
}
/** A rule between two parts of a page. */
export const Band: Story = { args: { className: "h-6 w-full text-line" } }
/** For small places: fewer bars. */
export const Short: Story = { args: { pattern: "empty" } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

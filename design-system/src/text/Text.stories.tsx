import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Text } from "./Text"

const meta = {
  title: "Content/Text",
  component: Text,
  parameters: {
    docs: {
      description: {
        component:
          'A line or a paragraph of a page\'s own text. **Do** give sums and counts `numerals="tabular"` and part numbers `numerals="part-number"`. **Don\'t** mute what a buyer must read to decide, and don\'t use it for article text, which is `Prose`.',
      },
    },
  },
  args: { children: "Charged, tested and sent out the same day when ordered before three." },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Charged, tested/)).toBeVisible()
  },
}
export const Sizes: Story = {
  render: () => (
    <div className="grid gap-3">
      <Text size="lg" variant="muted">
        A corded imager for the counter that reads what customers hold up on their phones.
      </Text>
      <Text>Box quantity: one scanner, one USB cable, one stand.</Text>
      <Text size="sm" variant="muted" numerals="tabular">
        1 to 24 of 1,204 products
      </Text>
      <Text variant="muted" numerals="part-number">
        SKU: DS2208-SR7U2100SGW
      </Text>
    </div>
  ),
}
export const SizesDark: Story = { ...Sizes, globals: { theme: "dark" } }
export const LongText: Story = { args: { children: longName }, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...Sizes, globals: { direction: "rtl" } }

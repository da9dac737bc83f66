import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Progress } from "./Progress"

const meta = {
  title: "Feedback/Progress",
  component: Progress,
  parameters: {
    docs: {
      description: {
        component:
          "How far work is that takes seconds or more. **Do** offer a way to cancel beside it. **Don't** use it for a page or a button that loads: those have skeletons and a busy state.",
      },
    },
  },
  args: { label: "Creating the labels", done: 1_250, of: 5_000 },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Creating the labels" })
    await expect(bar).toHaveAttribute("value", "1250")
    await expect(within(canvasElement).getByText("1,250 of 5,000")).toBeVisible()
  },
}
export const Unknown: Story = { args: { done: undefined, of: undefined } }
export const LongText: Story = { args: { label: longName } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

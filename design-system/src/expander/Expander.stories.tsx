import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { BarList } from "../bar-list"
import { longName } from "../lib/samples"
import { Expander } from "./Expander"

const meta = {
  title: "Content/Expander",
  component: Expander,
  parameters: {
    docs: {
      description: {
        component:
          "Holds back what few need. **Do** say what and how much is behind it: “+3 more features”. **Don't** hide prices, stock, or anything a buyer compares; and don't nest one in another.",
      },
    },
  },
  args: {
    summary: "+3 more features",
    children: <BarList items={["IP42 sealed", "Five-year guarantee on the trigger", "Reads screens"]} />,
  },
} satisfies Meta<typeof Expander>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("IP42 sealed")).not.toBeVisible()
    await userEvent.click(canvas.getByText("+3 more features"))
    await expect(canvas.getByText("IP42 sealed")).toBeVisible()
    await userEvent.click(canvas.getByText("+3 more features"))
    await expect(canvas.getByText("IP42 sealed")).not.toBeVisible()
  },
}
export const Open: Story = { args: { defaultOpen: true } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const LongText: Story = {
  args: { summary: longName, defaultOpen: true },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { defaultOpen: true }, globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { direction: "rtl" } }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { CompareToggle, type CompareToggleProps } from "./CompareToggle"

const meta = {
  title: "Catalogue/CompareToggle",
  component: CompareToggle,
  parameters: {
    docs: {
      description: {
        component: [
          "Chooses a product for a comparison, on its card or its page.",
          "**Do** put it among the actions of a card, and show a CompareTray on the same page. **Don't** use it to save a product or to filter a list.",
          "A toggle button (`aria-pressed`), named “Compare” and the product. Beside four chosen products it is disabled, stays in the tab order and shows the reason. Without scripts it is hidden, since nothing would store the choice.",
        ].join("\n\n"),
      },
    },
  },
  args: { name: "Zebra DS2208", isChosen: false, isFull: false, onToggle: fn() },
} satisfies Meta<typeof CompareToggle>

export default meta
type Story = StoryObj<typeof meta>

function Pressed({ isChosen: first, onToggle, ...props }: CompareToggleProps) {
  const [isChosen, setChosen] = useState(first)
  return (
    <CompareToggle
      {...props}
      isChosen={isChosen}
      onToggle={() => {
        onToggle()
        setChosen(!isChosen)
      }}
    />
  )
}

export const Default: Story = {
  render: (args) => <Pressed {...args} />,
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole("button", { name: "Compare Zebra DS2208" })
    await expect(toggle).toHaveAttribute("aria-pressed", "false")
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(toggle).toHaveAttribute("aria-pressed", "true")
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute("aria-pressed", "false")
  },
}

export const Chosen: Story = { args: { isChosen: true, isFull: true } }

export const BesideFour: Story = {
  args: { isFull: true },
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole("button", { name: "Compare Zebra DS2208" })
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await userEvent.click(toggle)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await expect(toggle).toHaveAccessibleDescription("Four products are chosen already: remove one first.")
  },
}

export const LongText: Story = { args: { name: longName }, globals: { viewport: { value: "w320" } } }
export const Dark: Story = { args: { isChosen: true }, globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { isChosen: true }, globals: { direction: "rtl" } }

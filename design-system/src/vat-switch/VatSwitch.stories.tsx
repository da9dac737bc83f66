import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Price } from "../price"
import { VatSwitch, type VatSwitchProps } from "./VatSwitch"

/** Stores the choice, as an application does. */
function Stateful(props: VatSwitchProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <VatSwitch
        {...props}
        value={value}
        onChange={(next) => {
          props.onChange(next)
          setValue(next)
        }}
      />
      <Price amount={114.5} amountIncVat={137.4} vat={value} />
    </div>
  )
}

const meta = {
  title: "Forms/VatSwitch",
  component: VatSwitch,
  parameters: {
    docs: {
      description: {
        component:
          "Lets a buyer choose, once for the whole shop, whether prices are shown without VAT or with it. **Do** start with “ex VAT”, as businesses compare that way, and let every price on the page say which it is. **Don't** put two in one view, or use it for anything that changes what is paid. It is a native radio group: the [W3C radio pattern](https://www.w3.org/WAI/ARIA/apg/patterns/radio/) comes with the browser, arrow keys included. Without scripts it still chooses, for as long as the page is shown: the stylesheet of `Price` follows it.",
      },
    },
  },
  args: { value: "ex", onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof VatSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const ExVat: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole("group", { name: "Show prices" })
    const [ex, inc] = [
      within(group).getByRole("radio", { name: "ex VAT" }),
      within(group).getByRole("radio", { name: "inc VAT" }),
    ]
    await expect(ex).toBeChecked()
    await step("a press chooses", async () => {
      await userEvent.click(inc)
      await expect(inc).toBeChecked()
      await expect(canvas.getByText("£137.40")).toBeVisible()
      await expect(args.onChange).toHaveBeenLastCalledWith("inc")
    })
    await step("so does an arrow key, and Enter sends nothing", async () => {
      await userEvent.keyboard("{ArrowLeft}")
      await expect(ex).toBeChecked()
      await expect(ex).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByText("£114.50")).toBeVisible()
    })
  },
}
export const IncVat: Story = { args: { value: "inc" } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }
export const SmallPhone: Story = { globals: { viewport: { value: "w320" } } }

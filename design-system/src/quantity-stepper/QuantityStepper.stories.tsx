import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { withTimersHeld } from "../lib/held-timers"
import { longName } from "../lib/samples"
import { QuantityStepper } from "./QuantityStepper"

const meta = {
  title: "Forms/QuantityStepper",
  component: QuantityStepper,
  parameters: {
    docs: {
      description: {
        component:
          "How many of a product: type the number, or press a button for one more or one less, and hold it for many.\n\n" +
          "**Do** name what is counted, as a cart holds several: “Quantity of Zebra DS2208”. Give the reason with each limit: “Only 8 in stock”. **Don't** use it for numbers that are not counted out one by one, such as prices or phone numbers.\n\n" +
          'W3C pattern “spinbutton”: arrow keys change it by one step, Page Up and Page Down by ten; Home and End stay with the text cursor, since the number can be edited. It is no `type="number"`, whose value a turn of the wheel changes unseen. What is typed is put right when the field is left or Enter is pressed, never while typing, and the change is announced. At its limit a button keeps the focus and does nothing.',
      },
    },
  },
  args: {
    label: "Quantity of Zebra DS2208",
    defaultValue: 2,
    max: 8,
    minReason: "The fewest you can order is 1",
    maxReason: "Only 8 in stock",
    onChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>

const changed = fn()

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole("spinbutton", { name: "Quantity of Zebra DS2208" })
    const more = canvas.getByRole("button", { name: "Increase Quantity of Zebra DS2208" })
    const fewer = canvas.getByRole("button", { name: "Decrease Quantity of Zebra DS2208" })
    await step("buttons, announced", async () => {
      await userEvent.click(more)
      await expect(field).toHaveValue("3")
      await expect(canvas.getByRole("status")).toHaveTextContent("3")
      await userEvent.click(fewer)
      await userEvent.click(fewer)
      await expect(field).toHaveValue("1")
    })
    await step("the least quantity has its reason, and the button has the focus", async () => {
      await expect(canvas.getByText("The fewest you can order is 1", { selector: "p" })).toBeVisible()
      await expect(fewer).toHaveFocus()
      await expect(fewer).toHaveAttribute("aria-disabled", "true")
      await userEvent.click(fewer)
      await expect(field).toHaveValue("1")
    })
    await step("arrow keys and Page Up", async () => {
      await userEvent.tab()
      await expect(field).toHaveFocus()
      await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}")
      await expect(field).toHaveAttribute("aria-valuenow", "2")
      await userEvent.keyboard("{PageUp}")
      await expect(field).toHaveValue("8")
      await expect(canvas.getByRole("status")).toHaveTextContent("8. Only 8 in stock")
      await expect(field).toHaveAccessibleDescription("Only 8 in stock")
    })
    await expect(args.onChange).toHaveBeenLastCalledWith(8)
  },
}

export const Typing: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole("spinbutton")
    await step("is left alone while it goes on", async () => {
      await userEvent.clear(field)
      await userEvent.type(field, "40")
      await expect(field).toHaveValue("40")
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step("is put right when the field is left, and said", async () => {
      await userEvent.tab()
      await expect(field).toHaveValue("8")
      await expect(args.onChange).toHaveBeenCalledWith(8)
      await expect(canvas.getByRole("status")).toHaveTextContent("Changed to 8. Only 8 in stock")
    })
    await step("goes back when it is no number", async () => {
      await userEvent.clear(field)
      await userEvent.type(field, "five{Enter}")
      await expect(field).toHaveValue("8")
    })
    await step("holds on Enter", async () => {
      await userEvent.clear(field)
      await userEvent.type(field, "5{Enter}")
      await expect(args.onChange).toHaveBeenLastCalledWith(5)
    })
  },
}

/** How long a press lasts before it repeats, in ms. */
const REPEATS_AFTER_MS = 450

export const Holding: Story = {
  args: { defaultValue: 1, max: 200, onChange: changed },
  play: withTimersHeld(REPEATS_AFTER_MS, async ({ canvasElement, step }, timer) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole("spinbutton")
    const more = canvas.getByRole("button", { name: /^Increase/ })
    const press = (type: string) => more.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    await step("repeats", async () => {
      press("pointerdown")
      await timer.run()
      await waitFor(() => expect(Number(field.getAttribute("aria-valuenow"))).toBeGreaterThan(3))
    })
    await step("stops when let go, and the click that follows counts for nothing", async () => {
      const before = changed.mock.calls.length
      press("pointerup")
      more.click()
      await expect(changed).toHaveBeenCalledTimes(before)
    })
    await step("a short press counts once", async () => {
      const before = changed.mock.calls.length
      await userEvent.click(more)
      await expect(changed).toHaveBeenCalledTimes(before + 1)
    })
  }),
}

function Line() {
  const [pieces, setPieces] = useState(3)
  return (
    <>
      <QuantityStepper
        label="Quantity of Zebra TC22"
        hideLabel
        value={pieces}
        min={0}
        step={5}
        onChange={setPieces}
      />
      <p className="mt-3 text-sm text-ink-muted">In the cart: {pieces}</p>
    </>
  )
}
export const Controlled: Story = {
  render: () => <Line />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: /^Increase/ }))
    await expect(canvas.getByText("In the cart: 8")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^Decrease/ }))
    await userEvent.click(canvas.getByRole("button", { name: /^Decrease/ }))
    await expect(canvas.getByText("In the cart: 0")).toBeVisible()
  },
}

export const InAPlainForm: Story = {
  render: (args) => (
    <form>
      <QuantityStepper {...args} name="quantity" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Increase/ }))
    const form = canvasElement.querySelector("form") ?? undefined
    await expect([...new FormData(form)]).toEqual([["quantity", "3"]])
  },
}
export const Least: Story = { args: { defaultValue: 1 } }
export const Most: Story = { args: { defaultValue: 8 } }
export const OnlyOne: Story = { args: { defaultValue: 1, max: 1, maxReason: "The last one in stock" } }
export const Unlimited: Story = { args: { defaultValue: 12500, max: null } }
export const Small: Story = { args: { size: "sm", hideLabel: true } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = {
  args: { defaultValue: 8, error: "Zebra now has 6 left: order 6 or fewer" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("spinbutton")).toHaveAccessibleErrorMessage(
      "Error: Zebra now has 6 left: order 6 or fewer",
    )
  },
}
export const LongText: Story = {
  args: { label: longName, defaultValue: 8, maxReason: longName },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { defaultValue: 8 }, globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

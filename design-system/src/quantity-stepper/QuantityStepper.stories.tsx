import { useRef, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { withTimersHeld } from "../lib/held-timers"
import { longName } from "../lib/samples"
import { focusInvalidQuantity, quantityIn } from "./in-element"
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
          'W3C pattern “spinbutton”: arrow keys change it by one step, Page Up and Page Down by ten; Home and End stay with the text cursor, since the number can be edited. It is no `type="number"`, whose value a turn of the wheel changes unseen. What is typed is read when the field is left or Enter is pressed, never while typing: “1,000” and “1 000” are 1000. A text that is no quantity within the limits stays, with a sentence that says what to enter; the quantity is the one of before, so a button that uses it asks `focusInvalidQuantity` first. At its limit a button keeps the focus and does nothing.',
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
    await step("stays when it is more than there may be, with a sentence", async () => {
      await userEvent.tab()
      await expect(field).toHaveValue("40")
      await expect(field).toHaveAccessibleErrorMessage(
        "Error: Enter a whole number from 1 to 8. Only 8 in stock",
      )
      await expect(canvas.getByRole("status")).toHaveTextContent("Enter a whole number from 1 to 8")
      await expect(args.onChange).not.toHaveBeenCalled()
    })
    await step("loses the sentence as it becomes a quantity, which counts on Enter", async () => {
      await userEvent.clear(field)
      await userEvent.type(field, "5")
      await expect(field).toBeValid()
      await userEvent.keyboard("{Enter}")
      await expect(args.onChange).toHaveBeenLastCalledWith(5)
    })
    await step("goes back when it is blank", async () => {
      await userEvent.clear(field)
      await userEvent.tab()
      await expect(field).toHaveValue("5")
    })
    await step("gives way to the quantity of before when a button is pressed", async () => {
      await userEvent.clear(field)
      await userEvent.type(field, "five")
      await expect(canvas.getByRole("button", { name: /^Decrease/ })).not.toHaveAttribute("aria-disabled")
      await userEvent.click(canvas.getByRole("button", { name: /^Decrease/ }))
      await expect(field).toHaveValue("5")
      await expect(field).toBeValid()
      await expect(args.onChange).toHaveBeenCalledOnce()
    })
  },
}

/** What buyers type and paste, and the quantity it is; null where it is none. */
const TYPED = [
  ["1,000", 1000],
  ["1 000", 1000],
  ["1\u00a0000", 1000],
  ["1\u202f000", 1000],
  ["1,234,567", 1_234_567],
  [" 12 ", 12],
  ["\u200b12\ufeff", 12],
  ["007", 7],
  ["25.0", 25],
  ["2.6", null],
  ["1.000", null],
  ["1,00", null],
  ["1,0000", null],
  ["1, 000", null],
  ["-3", null],
  ["1e3", null],
  ["0x10", null],
  ["5 x", null],
  ["5²", null],
  ["9".repeat(400), null],
] as const

export const TypedInManyWays: Story = {
  args: { max: null, min: 1, defaultValue: 2, maxReason: undefined },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("spinbutton")
    for (const [text, quantity] of TYPED) {
      await userEvent.clear(field)
      await userEvent.paste(text)
      const calls = mocked(args.onChange)?.mock.calls.length
      await userEvent.keyboard("{Enter}")
      if (quantity === null) {
        await expect(field, text).toHaveValue(text)
        await expect(field, text).toHaveAccessibleErrorMessage("Error: Enter a whole number, 1 or more")
        await expect(args.onChange, text).toHaveBeenCalledTimes(calls ?? 0)
      } else {
        await expect(field, text).toHaveValue(String(quantity))
        await expect(args.onChange, text).toHaveBeenLastCalledWith(quantity)
      }
    }
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
      more.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
      await expect(changed).toHaveBeenCalledTimes(before)
    })
    await step("a key counts after a press that was let go elsewhere", async () => {
      press("pointerdown")
      await timer.run()
      press("pointerout")
      const before = changed.mock.calls.length
      more.focus()
      await userEvent.keyboard("{Enter}")
      await expect(changed).toHaveBeenCalledTimes(before + 1)
    })
    await step("counts on from what was typed, also once it is let go", async () => {
      await userEvent.clear(field)
      await userEvent.type(field, "40")
      const mouse = userEvent.setup()
      await mouse.pointer({ keys: "[MouseLeft>]", target: more })
      await timer.run()
      await waitFor(() => expect(Number(field.getAttribute("aria-valuenow"))).toBeGreaterThan(42))
      await mouse.pointer({ keys: "[/MouseLeft]", target: more })
      await expect(Number(field.getAttribute("aria-valuenow"))).toBeGreaterThan(42)
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

function UsedByAButton() {
  const [said, setSaid] = useState("")
  const line = useRef<HTMLDivElement>(null)
  const add = () =>
    setSaid(focusInvalidQuantity(line.current) ? "Refused" : `Added ${quantityIn(line.current)}`)
  return (
    <div ref={line} className="flex items-start gap-3">
      <QuantityStepper label="Quantity of Zebra TC22" hideLabel max={9_999} />
      <Button onClick={add}>Add</Button>
      <p role="log">{said}</p>
    </div>
  )
}

/** A button beside the field uses what stands in it, and nothing else: without a quantity it only leads there. */
export const UsedByItsNeighbour: Story = {
  render: () => <UsedByAButton />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    // One mouse, which is still down when the next step begins.
    const mouse = userEvent.setup()
    const field = canvas.getByRole("spinbutton")
    const add = canvas.getByRole("button", { name: "Add" })
    const { top } = add.getBoundingClientRect()
    const enter = async (text: string) => {
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await step("nothing moves during the press that leaves the field", async () => {
      await enter("12000")
      await mouse.pointer({ keys: "[MouseLeft>]", target: add })
      await expect(field).not.toHaveFocus()
      await expect(field).toHaveAttribute("aria-invalid", "false")
      await fireEvent.click(add)
      await expect(canvas.getByRole("log")).toHaveTextContent("Refused")
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await mouse.pointer({ keys: "[/MouseLeft]", target: add })
      await expect(canvas.getByRole("log")).toHaveTextContent("Refused")
      await expect(field).toHaveFocus()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await expect(add.getBoundingClientRect().top).toBe(top)
    })
    await step("a press that becomes a drag is over, too", async () => {
      await enter("5{Enter}")
      await enter("2.6")
      await mouse.pointer({ keys: "[MouseLeft>]", target: add })
      await expect(field).toHaveAttribute("aria-invalid", "false")
      await fireEvent.dragEnd(add)
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await mouse.pointer({ keys: "[/MouseLeft]", target: document.body })
    })
    await step("so is one that opens a menu, to paste, and any before a key", async () => {
      await enter("5{Enter}")
      await enter("2.6")
      await fireEvent.mouseDown(field)
      await fireEvent.contextMenu(field)
      await fireEvent.focusOut(field)
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await enter("5{Enter}")
      await enter("2.6")
      await fireEvent.mouseDown(field)
      await userEvent.tab()
      await expect(field).toHaveAttribute("aria-invalid", "true")
    })
    await step("a quantity counts as it stands there", async () => {
      await enter("1,200")
      await expect(field).toHaveAttribute("aria-valuenow", "1200")
      await userEvent.click(add)
      await expect(canvas.getByRole("log")).toHaveTextContent("Added 1200")
    })
    await step("also where the press leaves the focus in the field, as by voice control", async () => {
      await enter("1,300")
      await fireEvent.click(add)
      await expect(canvas.getByRole("log")).toHaveTextContent("Added 1300")
      await expect(field).toHaveFocus()
      await enter("2.6")
      await fireEvent.click(add)
      await expect(canvas.getByRole("log")).toHaveTextContent("Refused")
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await expect(field).toHaveFocus()
    })
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
export const NoQuantity: Story = {
  args: { defaultValue: 8 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("spinbutton")
    await userEvent.clear(field)
    await userEvent.type(field, "12000")
    await userEvent.tab()
    await expect(field).toHaveAttribute("aria-invalid", "true")
  },
}
export const LongText: Story = {
  args: { label: longName, defaultValue: 8, maxReason: longName },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { defaultValue: 8 }, globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

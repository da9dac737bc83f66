import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { Button } from "../button"
import { Link } from "../link"
import { withTimersHeld } from "../lib/held-timers"
import { longName } from "../lib/samples"
import { Tooltip } from "./Tooltip"

const meta = {
  title: "Overlays/Tooltip",
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `A few words about a control while it has focus or the pointer rests on it.

**Do** use it for what helps but can be done without: what an icon means, where a figure comes from, which key does the same. Keep it to one short phrase.

**Don't** put in it what somebody needs: fingers never see it. No links, no buttons, no errors, nothing to copy. Don't hang it on words or on a disabled button: neither takes focus. Don't repeat the label that is already in view.

The W3C pattern is [Tooltip](https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/): at once on focus, after half a second under the pointer; Escape hides it and nothing else; the pointer may move onto it (WCAG 1.4.13); one at a time. It is a popover placed by CSS anchors, so nothing cuts it off; where the browser has none, a few lines of script place it.`,
      },
    },
  },
  args: {
    text: "Ex VAT, for one device",
    children: <Button variant="secondary">Unit price</Button>,
  },
  decorators: [(Story) => <div className="flex justify-center py-12">{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story["play"]>
type Canvas = Parameters<Play>[0]["canvas"]

const shown = (canvas: Canvas) => waitFor(() => expect(canvas.getByRole("tooltip")).toBeVisible())
const hidden = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole("tooltip")).toBeNull())
const showByFocus: Play = async ({ canvas }) => {
  await userEvent.tab()
  await shown(canvas)
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Unit price" })).toHaveAccessibleDescription(
      "Ex VAT, for one device",
    )
    await expect(canvas.queryByRole("tooltip")).toBeNull()
  },
}

export const Top: Story = {
  play: async (context) => {
    await showByFocus(context)
    const { canvas } = context
    const [button, tooltip] = [canvas.getByRole("button"), canvas.getByRole("tooltip")]
    await expect(tooltip.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      Math.ceil(button.getBoundingClientRect().top),
    )
  },
}

export const Bottom: Story = {
  args: { placement: "bottom" },
  play: async (context) => {
    await showByFocus(context)
    const { canvas } = context
    const [button, tooltip] = [canvas.getByRole("button"), canvas.getByRole("tooltip")]
    await expect(tooltip.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      Math.floor(button.getBoundingClientRect().bottom),
    )
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    await step("at once on focus; Escape hides it and focus stays", async () => {
      await userEvent.tab()
      await shown(canvas)
      await userEvent.keyboard("{Escape}")
      await hidden(canvas)
      await expect(canvas.getByRole("button")).toHaveFocus()
    })
    await step("gone when focus leaves", async () => {
      await userEvent.tab({ shift: true })
      await userEvent.tab()
      await shown(canvas)
      await userEvent.tab()
      await hidden(canvas)
    })
  },
}

/** How long the pointer rests before the tooltip shows, in ms. */
const RESTS_MS = 500

export const Pointer: Story = {
  play: withTimersHeld(RESTS_MS, async ({ canvas, step }, timer) => {
    const button = canvas.getByRole("button")
    await step("only when the pointer rests", async () => {
      await userEvent.hover(button)
      await expect(timer.count()).toBe(1)
      await userEvent.unhover(button)
      await expect(timer.count()).toBe(0)
      await expect(canvas.queryByRole("tooltip")).toBeNull()
      await userEvent.hover(button)
      await expect(canvas.queryByRole("tooltip")).toBeNull()
      await timer.run()
      await shown(canvas)
    })
    await step("it stays while the pointer is on it", async () => {
      await userEvent.hover(canvas.getByRole("tooltip"))
      await shown(canvas)
      await userEvent.unhover(canvas.getByRole("tooltip"))
      await hidden(canvas)
    })
    await step("a press on the button hides it", async () => {
      await userEvent.hover(button)
      await timer.run()
      await shown(canvas)
      await userEvent.click(button)
      await hidden(canvas)
    })
  }),
}

export const OneAtATime: Story = {
  render: (args) => (
    <div className="flex gap-6">
      <Tooltip {...args} />
      <Tooltip text="With the current promotion">
        <Link href="/offers">Offer price</Link>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await shown(canvas)
    await userEvent.hover(canvas.getByRole("link"))
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent("With the current promotion"))
  },
}

export const LongText: Story = { args: { text: longName }, play: showByFocus }

export const AtTheEdge: Story = {
  args: { text: "The price without VAT, for one device, before any discount on quantity" },
  decorators: [(Story) => <div className="flex justify-end">{Story()}</div>],
  play: async (context) => {
    await showByFocus(context)
    const { left, right, top } = context.canvas.getByRole("tooltip").getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Dark: Story = { play: showByFocus, globals: { theme: "dark" } }
export const Narrow: Story = {
  args: { text: longName },
  play: showByFocus,
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { play: showByFocus, globals: { direction: "rtl" } }

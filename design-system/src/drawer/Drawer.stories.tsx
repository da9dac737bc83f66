import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { formatPounds } from "../lib/money"
import { longName, shelf } from "../lib/samples"
import { Drawer, type DrawerProps } from "./Drawer"

function WithOpener({ open, onClose, ...drawer }: DrawerProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <div className="p-4">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Saved products
      </Button>
      <Drawer
        {...drawer}
        open={isOpen}
        onClose={(reason) => {
          onClose(reason)
          setOpen(false)
        }}
      />
    </div>
  )
}

/** A given number of products with name and price. */
function Saved({ count = 4 }: { count?: number }) {
  const lines = Array.from({ length: count }, (_, index) => ({ index, line: shelf[index % shelf.length] }))
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ index, line }) => (
        <li key={index} className="flex justify-between gap-4 py-3 first:pt-0">
          <span>{line?.[0]}</span>
          <span className="tabular shrink-0 font-medium">{formatPounds(line?.[2] ?? 0)}</span>
        </li>
      ))}
    </ul>
  )
}

const meta = {
  title: "Overlays/Drawer",
  component: Drawer,
  render: (args) => <WithOpener {...args} />,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "520px" },
      description: {
        component: `Slides in from the side with what belongs to the page behind it: filters, saved products, the cart at a glance.

**Do** keep the button that goes on in the footer, where it stays in view, and label it with its result: “Show 128 products”. Use the end side, unless what opens it stands at the start. Use \`staysMounted\` for filters, so that nothing chosen is lost.

**Don't** ask questions in it (a Dialog) or put the only way to something in it. Don't open a drawer from a drawer.

The W3C pattern is [Dialog (Modal)](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/): a native \`dialog\`, with everything that is said there of Dialog. In languages written from right to left the sides change places.`,
      },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: "Saved products",
    children: <Saved />,
    footer: <Button className="w-full">Request a quote</Button>,
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

const atTheEdge = (side: "left" | "right") =>
  (async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog", { name: "Saved products" })
    const page = document.documentElement.getBoundingClientRect()
    await waitFor(() => expect(drawer.getBoundingClientRect()[side]).toBe(page[side]))
    await expect(drawer.getBoundingClientRect().height).toBe(window.innerHeight)
  }) satisfies Story["play"]

export const End: Story = { play: atTheEdge("right") }
export const Start: Story = { args: { side: "start" }, play: atTheEdge("left") }
export const RightToLeft: Story = { globals: { direction: "rtl" }, play: atTheEdge("left") }
export const StartRightToLeft: Story = {
  args: { side: "start" },
  globals: { direction: "rtl" },
  play: atTheEdge("right"),
}

export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "Saved products" })
    const closedByNow = () => waitFor(() => expect(canvas.queryByRole("dialog", { hidden: true })).toBeNull())
    await step("by pointer", async () => {
      await userEvent.click(opener)
      const drawer = await canvas.findByRole("dialog")
      await userEvent.click(within(drawer).getByRole("button", { name: "Close" }))
      await expect(args.onClose).toHaveBeenLastCalledWith("button")
      await closedByNow()
      await expect(opener).toHaveFocus()
    })
    await step("by keyboard", async () => {
      await userEvent.keyboard("{Enter}")
      const drawer = await canvas.findByRole("dialog")
      await expect(within(drawer).getByRole("button", { name: "Close" })).toHaveFocus()
      await userEvent.keyboard("{Escape}")
      await expect(args.onClose).toHaveBeenLastCalledWith("escape")
      await closedByNow()
      await expect(opener).toHaveFocus()
    })
  },
}

export const Empty: Story = {
  args: {
    footer: undefined,
    children: <p className="text-ink-muted">Nothing saved yet. Press Save on a product to keep it here.</p>,
  },
}
export const OneItem: Story = { args: { children: <Saved count={1} /> } }

export const Many: Story = {
  args: { children: <Saved count={500} />, description: "500 products" },
  play: async ({ canvas }) => {
    const drawer = await canvas.findByRole("dialog")
    const button = within(drawer).getByRole("button", { name: "Request a quote" })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
    drawer.scrollTo({ top: drawer.scrollHeight, behavior: "instant" })
    await waitFor(() =>
      expect(within(drawer).getByRole("heading").getBoundingClientRect().top).toBeGreaterThanOrEqual(0),
    )
  },
}

export const LongText: Story = { args: { title: longName, description: longName } }
export const Hover: Story = { parameters: { pseudo: { hover: ["button"] } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["button"] } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const NarrowDark: Story = { globals: { theme: "dark", viewport: { value: "w320" } } }

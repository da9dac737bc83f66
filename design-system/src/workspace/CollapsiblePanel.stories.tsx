import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent } from "storybook/test"
import { Badge } from "../badge"
import { longName } from "../lib/samples"
import { SaveBar } from "../save-bar"
import { TextField } from "../text-field"
import { CollapsiblePanel, type CollapsiblePanelProps } from "./CollapsiblePanel"

function Held({ open: initial, onToggle, ...props }: CollapsiblePanelProps) {
  const [open, setOpen] = useState(initial)
  return (
    <CollapsiblePanel
      {...props}
      open={open}
      onToggle={(next) => {
        onToggle(next)
        setOpen(next)
      }}
    />
  )
}

const meta = {
  title: "Layout/CollapsiblePanel",
  component: CollapsiblePanel,
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          "A part of a long form that people close when they are done with it, or never need it.",
          "**Do** leave parts open at first, store which ones somebody has closed, and open those in which something is to be corrected. Offer to open and to close all of them at once.",
          "**Don't** use it where everything fits a screen (Panel), or to hide what must be filled in.",
          "The title is a button in a heading, by the W3C's accordion pattern. A closed panel opens by itself when ErrorSummary or SaveBar leads to a field in it.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    title: "Price and stock",
    open: true,
    onToggle: fn(),
    children: <TextField id="panel-price" label="Price ex VAT" defaultValue="412.00" />,
  },
} satisfies Meta<typeof CollapsiblePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Price and stock", expanded: true })
    const box = canvas.getByRole("textbox", { name: "Price ex VAT" })
    await userEvent.type(box, "9")
    button.focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onToggle).toHaveBeenLastCalledWith(false)
    await expect(button).toHaveAttribute("aria-expanded", "false")
    await expect(box).not.toBeVisible()
    await userEvent.click(button)
    await expect(box).toHaveValue("412.009")
    await expect(canvas.getByRole("region", { name: "Price and stock" })).toContainElement(box)
  },
}
export const Closed: Story = { args: { open: false } }
export const WithIntro: Story = { args: { intro: "Without a price, the page shows the price text." } }
/** A closed part says how much in it is to be corrected, and opens when a link leads to a field of it. */
export const LedInto: Story = {
  args: { open: false, note: <Badge variant="danger">1 to correct</Badge> },
  render: (args) => (
    <div className="grid gap-6 pt-40">
      <Held {...args} />
      <SaveBar
        status="Unsaved changes"
        problems={[{ fieldId: "panel-price", message: "Price ex VAT: Enter a price" }]}
      >
        {null}
      </SaveBar>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "1 field to correct" }))
    await userEvent.click(canvas.getByRole("link", { name: "Price ex VAT: Enter a price" }))
    await expect(canvas.getByRole("textbox", { name: "Price ex VAT" })).toHaveFocus()
    await expect(canvas.getByRole("button", { name: "Price and stock" })).toHaveAttribute(
      "aria-expanded",
      "true",
    )
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { args: { open: false }, parameters: { pseudo: { focusVisible: true } } }
export const LongText: Story = {
  args: { title: longName, intro: longName, note: <Badge variant="danger">12 to correct</Badge> },
}
export const Dark: Story = { ...WithIntro, globals: { theme: "dark" } }
export const ClosedDark: Story = { ...Closed, globals: { theme: "dark" } }
export const Narrow: Story = { ...LongText, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...Closed, globals: { direction: "rtl" } }

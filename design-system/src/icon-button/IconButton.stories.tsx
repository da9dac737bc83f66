import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { IconButton } from "./IconButton"
import { PlainIconButton } from "./PlainIconButton"

const meta = {
  title: "Actions/IconButton",
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `A button that shows only an icon, where words would crowd out what they act on: in a table's rows, on a card, at the head of a drawer.

**Do** name what it does (“Remove from cart”) and, where there are several alike, to what (“Remove Zebra DS2208 from cart”). Keep to icons that the trade knows. Take \`pressed\` for what can be on or off, and leave the label as it is. Take size \`sm\` in dense tables only: fingers want 44 px.

**Don't** use it for the main action of a screen: use a Button with text. Don't put two with the same icon and different meanings on a page.

The label is the button's name and shows as a [tooltip](https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/), which is not read a second time. A toggle is the W3C's [toggle button](https://www.w3.org/WAI/ARIA/apg/patterns/button/). An icon that points, such as an arrow, takes \`mirrored\`.`,
      },
    },
  },
  args: { icon: "trash", label: "Remove from cart", onClick: fn() },
  decorators: [(Story) => <div className="flex justify-center py-10">{Story()}</div>],
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof IconButton>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Remove from cart" })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard("{Enter}")
    await userEvent.keyboard(" ")
    await expect(args.onClick).toHaveBeenCalledTimes(3)
    button.blur()
  },
}

export const ShowsItsLabel: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByText("Remove from cart", { ignore: "button > *" })).toBeVisible())
    await expect(canvas.getByRole("button")).toHaveAccessibleName("Remove from cart")
    await expect(canvas.getByRole("button")).not.toHaveAccessibleDescription()
  },
}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <IconButton icon="search" label="Search" variant="primary" />
      <IconButton icon="printer" label="Print" variant="secondary" />
      <IconButton icon="bookmark" label="Save" variant="ghost" />
      <IconButton icon="trash" label="Delete product" variant="danger" />
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <IconButton icon="printer" label="Print, small" variant="secondary" size="sm" />
      <IconButton icon="printer" label="Print, medium" variant="secondary" size="md" />
      <IconButton icon="printer" label="Print, large" variant="secondary" size="lg" />
    </div>
  ),
}

function SaveToggle() {
  const [isSaved, setSaved] = useState(false)
  return (
    <IconButton
      icon="bookmark"
      label="Save Zebra DS2208"
      variant="secondary"
      pressed={isSaved}
      onClick={() => setSaved(!isSaved)}
    />
  )
}

export const Toggle: Story = {
  render: () => <SaveToggle />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Save Zebra DS2208", pressed: false })
    await userEvent.click(button)
    await expect(canvas.getByRole("button", { name: "Save Zebra DS2208", pressed: true })).toBe(button)
    await userEvent.keyboard(" ")
    await expect(button).toHaveAttribute("aria-pressed", "false")
  },
}

export const Pressed: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <IconButton icon="bookmark" label="Save" variant="secondary" pressed />
      <IconButton icon="bookmark" label="Save as ghost" pressed />
    </div>
  ),
}

export const AsLink: Story = {
  args: { href: "/cart", icon: "cart", label: "Cart", onClick: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Cart" })).toHaveAttribute("href", "/cart")
  },
}

export const Loading: Story = {
  args: { loading: true, variant: "secondary" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Remove from cart" })
    await expect(button).toHaveAttribute("aria-busy", "true")
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true, variant: "secondary" } }
export const WithoutTooltip: Story = {
  args: { icon: "close", label: "Close" },
  render: ({ tooltip: _, ...button }) => <PlainIconButton {...button} />,
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Active: Story = { args: { variant: "secondary" }, parameters: { pseudo: { active: true } } }
export const Dark: Story = { ...Variants, globals: { theme: "dark" } }
export const PressedDark: Story = { ...Pressed, globals: { theme: "dark" } }

export const RightToLeft: Story = {
  args: { icon: "arrow-right", label: "Next page", variant: "secondary", mirrored: true },
  globals: { direction: "rtl" },
}
export const LongLabel: Story = {
  args: {
    label: "Remove Honeywell Granit XP 1991iXR Ultra-Rugged Extended-Range Cordless Scanner from cart",
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await userEvent.tab()
  },
}

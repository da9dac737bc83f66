import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Icon } from "../icon"
import { Button } from "./Button"

const meta = {
  title: "Actions/Button",
  component: Button,
  parameters: {
    docs: {
      description: {
        component: `Runs an action: adds to the cart, sends a form, opens a dialog. With \`href\` it is a link that looks like a button.

**Do** give a screen one primary button, and label it with its result: “Add to Cart”, “Request a quote”. Use \`loading\` while it works: it keeps its width and ignores presses. Say beside a disabled button what it waits for, or leave it enabled and say what is missing.

**Don't** use danger for anything that can be undone, or “Submit”, “OK” and “Click here” for anything. Don't make a button of what only leads elsewhere: give it \`href\`. Don't put two primary buttons side by side.

It is a native button, the W3C pattern [Button](https://www.w3.org/WAI/ARIA/apg/patterns/button/): Enter and Space press it. While loading it stays in the tab order and is \`aria-busy\`, so that the focus is not lost.`,
      },
    },
  },
  args: { children: "Add to Cart", onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Add to Cart" })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
export const Secondary: Story = { args: { variant: "secondary", children: "Save" } }
export const Ghost: Story = { args: { variant: "ghost", children: "← Back to Brands" } }
export const Danger: Story = { args: { variant: "danger", children: "Delete product" } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Add to Cart" })).toBeDisabled()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Add to Cart" })
    await expect(button).toHaveAttribute("aria-busy", "true")
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { href: "/products", children: "Browse products", onClick: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Browse products" })).toHaveAttribute(
      "href",
      "/products",
    )
  },
}

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
      <Button size="lg">
        With an icon <Icon name="arrow-right" />
      </Button>
    </div>
  ),
}

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Add to Cart</Button>
      <Button variant="secondary">Save</Button>
      <Button variant="ghost">Compare</Button>
      <Button variant="danger">Delete product</Button>
      <Button disabled>Out of stock</Button>
      <Button variant="secondary" disabled>
        Saved
      </Button>
    </div>
  ),
}
export const VariantsHover: Story = { ...Variants, parameters: { pseudo: { hover: true } } }
export const VariantsFocus: Story = { ...Variants, parameters: { pseudo: { focusVisible: true } } }
export const Active: Story = { parameters: { pseudo: { active: true } } }

/** Two buttons in a form: only the second, of type submit, sends it. */
const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault())
export const InAForm: Story = {
  render: () => (
    <form onSubmit={onSubmit} className="flex flex-wrap gap-3">
      <Button variant="secondary">Add a line</Button>
      <Button type="submit">Request a quote</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    await userEvent.click(canvas.getByRole("button", { name: "Add a line" }))
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Request a quote" }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { children: "Request a quote for every device in this list, delivered to three sites" },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { ...Variants, globals: { theme: "dark" } }
export const HoverDark: Story = { ...VariantsHover, globals: { theme: "dark" } }
export const Narrow: Story = { ...Variants, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        Request a quote <Icon name="arrow-right" className="rtl:-scale-x-100" />
      </>
    ),
  },
  globals: { direction: "rtl" },
}

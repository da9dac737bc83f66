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
        component:
          "**Do** give a screen one primary button, and say what happens: “Add to Cart”. **Don't** use danger for anything that can be undone, or a button for what only leads elsewhere: give it `href`.",
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

export const LongText: Story = {
  args: { children: "Request a quote for every device in this list, delivered to three sites" },
  globals: { viewport: { value: "w320" } },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { ShareButton, type ShareButtonProps, type ShareState } from "./ShareButton"

const meta = {
  title: "Actions/ShareButton",
  component: ShareButton,
  parameters: {
    docs: {
      description: {
        component: `Passes on the address of an article or a product.

**Do** open the device's own sharing where there is one (\`navigator.share\`), and otherwise copy the address and say so with the toast 'Link copied!' / 'The article link has been copied to your clipboard.' (specification, 2.8). Go back to \`idle\` after a few seconds.

**Don't** show \`done\` when the visitor closed the device's dialog without sharing, and don't put up a row of social networks instead: it tracks, and nobody presses it.

The button keeps its width when its words change. A failed share changes nothing: it is only logged.`,
      },
    },
  },
  args: { onShare: fn() },
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Share" })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard("{Enter}")
    await expect(args.onShare).toHaveBeenCalledTimes(2)
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Busy: Story = {
  args: { state: "busy" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Share" })
    await expect(button).toHaveAttribute("aria-busy", "true")
    await userEvent.click(button)
    await expect(args.onShare).not.toHaveBeenCalled()
  },
}
export const Done: Story = {
  args: { state: "done" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Copied" })).toBeVisible()
  },
}

function Copying({ onShare, ...props }: ShareButtonProps) {
  const [state, setState] = useState<ShareState>("idle")
  return (
    <ShareButton
      {...props}
      state={state}
      onShare={() => {
        onShare()
        setState("done")
      }}
    />
  )
}

export const Announced: Story = {
  args: { announcement: "Link copied" },
  render: (args) => <Copying {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole("button", { name: "Share" })
    const { width } = button.getBoundingClientRect()
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.click(button)
    await expect(canvas.getByRole("status")).toHaveTextContent("Link copied")
    await expect(canvas.getByRole("button", { name: "Copied" })).toHaveFocus()
    await expect(button.getBoundingClientRect().width).toBe(width)
  },
}
export const LongText: Story = {
  args: { label: "Share this comparison of repair contracts with a colleague", doneLabel: "Copied" },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { state: "done" }, globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

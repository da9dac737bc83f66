import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ErrorScreen } from "./ErrorScreen"

const meta = {
  title: "Feedback/ErrorScreen",
  component: ErrorScreen,
  args: {
    kind: "general",
    onTryAgain: fn(),
    onResetConnection: undefined,
    onReload: undefined,
    onDismiss: undefined,
  },
} satisfies Meta<typeof ErrorScreen>

export default meta
type Story = StoryObj<typeof meta>

export const General: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole("button", { name: "Reset Connection" })).toBeNull()
    await expect(canvas.getByRole("link", { name: "Go to homepage" })).toHaveAttribute("href", "/")
  },
}

export const Blocked: Story = {
  args: { kind: "blocked", onResetConnection: fn(), onReload: fn(), onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("heading", { name: "Request Blocked by Browser" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Reset Connection" }))
    await userEvent.click(canvas.getByRole("button", { name: "Reload the page" }))
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await expect(args.onResetConnection).toHaveBeenCalledOnce()
    await expect(args.onReload).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Network: Story = { args: { kind: "network", onReload: fn() } }
export const Permission: Story = { args: { kind: "permission", reference: "2F9C-41A7" } }
export const NotFound: Story = {
  args: {
    kind: "general",
    title: "Product Not Found",
    message: "The product may have moved or been withdrawn.",
    onTryAgain: undefined,
  },
}
export const NarrowDark: Story = {
  args: { kind: "blocked", onResetConnection: fn() },
  globals: { theme: "dark", viewport: { value: "w320" } },
}

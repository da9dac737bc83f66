import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { longName } from "../lib/samples"
import { ErrorScreen } from "./ErrorScreen"

const meta = {
  title: "Feedback/ErrorScreen",
  component: ErrorScreen,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `In place of a page that could not be shown: what happened, what to try, and the buttons to try it with.

**Do** give the handlers of what can really help: each button appears with its handler. Pass the \`reference\` that the server's log knows the failure by. Set the document's title to the same text.

**Don't** use it for a part of a page (an Alert) or for something that was never there (EmptyState). Don't show the server's message: it means nothing to the visitor and may reveal too much.

Titles and buttons are the specification's (section 8). What happened is an \`alert\` and is read out at once.`,
      },
    },
  },
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
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible()
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "We're sorry, but something went wrong loading this page.",
    )
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }))
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole("button", { name: "Reset Connection" })).toBeNull()
    await expect(canvas.getByRole("link", { name: "Go to homepage" })).toHaveAttribute("href", "/")
  },
}

export const Blocked: Story = {
  args: { kind: "blocked", onResetConnection: fn(), onReload: fn(), onDismiss: fn() },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole("heading", { name: "Request Blocked by Browser" })).toBeVisible()
    await expect(canvas.getAllByRole("listitem").map((fix) => fix.textContent)).toEqual([
      "Disable ad blockers for this site",
      "Try a private or incognito window",
      "Disable privacy extensions for this site",
      "Add this site to your trusted sites",
      "Reset Connection",
    ])
    await step("the buttons of the specification, in its order, by keyboard", async () => {
      await expect(canvas.getAllByRole("button").map((button) => button.textContent)).toEqual([
        "Try Again",
        "Reset Connection",
        "Dismiss",
        "Reload the page",
      ])
      for (const handler of [args.onTryAgain, args.onResetConnection, args.onDismiss, args.onReload]) {
        await userEvent.tab()
        await userEvent.keyboard("{Enter}")
        await expect(handler).toHaveBeenCalledOnce()
      }
      await userEvent.tab()
      await expect(canvas.getByRole("link", { name: "Go to homepage" })).toHaveFocus()
    })
  },
}

export const BlockedWithoutReset: Story = {
  args: { kind: "blocked" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Reset Connection")).toBeNull()
  },
}

export const Network: Story = {
  args: { kind: "network", onReload: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Network Connection Issue" })).toBeVisible()
  },
}

export const Permission: Story = {
  args: { kind: "permission", reference: "2F9C-41A7" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Permission Denied" })).toBeVisible()
    await expect(canvas.getByText("Reference: 2F9C-41A7")).toBeVisible()
  },
}

export const OwnText: Story = {
  args: {
    title: "Error Loading Blogs",
    message: "Please try again later.",
    headingLevel: "h2",
    homeHref: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Error Loading Blogs" })).toBeVisible()
    await expect(canvas.queryByRole("link")).toBeNull()
  },
}

export const HomeOnly: Story = { args: { onTryAgain: undefined } }
export const LongText: Story = {
  args: { title: longName, message: longName, reference: "2F9C41A7".repeat(8) },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { args: { kind: "permission", onReload: fn() }, globals: { theme: "dark" } }
export const NarrowDark: Story = {
  args: { kind: "blocked", onResetConnection: fn() },
  globals: { theme: "dark", viewport: { value: "w320" } },
}
export const RightToLeft: Story = {
  args: { kind: "blocked", onResetConnection: fn() },
  globals: { direction: "rtl" },
}

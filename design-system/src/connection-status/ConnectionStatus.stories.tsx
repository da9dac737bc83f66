import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Button } from "../button"
import { type ConnectionState, ConnectionStatus } from "./ConnectionStatus"

const meta = {
  title: "Feedback/ConnectionStatus",
  component: ConnectionStatus,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: `A band across the page that says the connection to the shop's data is lost, why, and that it is back.

**Do** keep it in the page all the time, with \`state\` null while all is well: the live region has to be there before its first message. Show \`connected\` for a few seconds after a failure, then null again. Offer “Reset Connection” where trying again can help.

**Don't** block the page with it: what is already shown can still be read. Where it is rendered after the page, as on this site, let it lie over the page (\`placement="window"\`): it then moves nothing. Don't say “Connected” to somebody who never was cut off.

The texts are the connection messages of the specification. It is a \`status\`: it waits for a pause and takes no focus. For a page that could not be shown at all, take ErrorScreen.`,
      },
    },
  },
  args: { state: "offline", onReset: fn(), onDismiss: fn() },
} satisfies Meta<typeof ConnectionStatus>

export default meta
type Story = StoryObj<typeof meta>

/** A story that shows exactly this text. */
const showing = (state: ConnectionState, text: string): Story => ({
  args: { state },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status").textContent).toBe(text)
  },
})

export const Offline: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status").textContent).toBe("No internet connection")
    await userEvent.click(canvas.getByRole("button", { name: "Reset Connection" }))
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    await expect(args.onReset).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Blocked: Story = showing("blocked", "Database connection blocked by browser extension")
export const Permission: Story = showing("permission", "Permission denied - please check authentication")
export const Network: Story = showing("network", "Network error connecting to database")
export const Unavailable: Story = showing("unavailable", "Database connection unavailable")

export const Connected: Story = {
  args: { state: "connected" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status").textContent).toBe("Connected")
    await expect(canvas.queryByRole("button", { name: "Reset Connection" })).toBeNull()
  },
}

export const Resetting: Story = {
  args: { resetting: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Reset Connection" }))
    await expect(args.onReset).not.toHaveBeenCalled()
  },
}

export const OverThePage: Story = {
  args: { placement: "window" },
  parameters: { docs: { story: { inline: false, height: "160px" } } },
}
export const WithoutButtons: Story = { args: { onReset: undefined, onDismiss: undefined } }

function Page() {
  const [state, setState] = useState<ConnectionState | null>(null)
  return (
    <>
      <ConnectionStatus
        state={state}
        onReset={() => setState("connected")}
        onDismiss={() => setState(null)}
      />
      <div className="p-4">
        <Button variant="secondary" onClick={() => setState("unavailable")}>
          Pull the plug
        </Button>
      </div>
    </>
  )
}

export const LostAndFound: Story = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status")
    await expect(status).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole("button", { name: "Pull the plug" }))
    await waitFor(() => expect(status).toHaveTextContent("Database connection unavailable"))
    await userEvent.click(canvas.getByRole("button", { name: "Reset Connection" }))
    await waitFor(() => expect(status).toHaveTextContent("Connected"))
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }))
    await waitFor(() => expect(status).toBeEmptyDOMElement())
  },
}

export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const ConnectedDark: Story = { args: { state: "connected" }, globals: { theme: "dark" } }
export const Narrow: Story = { args: { state: "blocked" }, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { Link } from "../link"
import { Alert } from "./Alert"

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  parameters: {
    docs: {
      description: {
        component: `A message in the page, where it matters: above a form that was not sent, beside prices that changed.

**Do** write the event and the next step, in that order. Put the alert next to the part it concerns. Set \`live="assertive"\` for a failure that appears after an action, \`live="polite"\` for other news; leave it off for alerts that are in the page from the start. Give it a \`headingLevel\` when it opens a part of the page.

**Don't** use it for passing news (a toast) or for one field's error (the field shows it). Don't make a required task dismissible. Don't stack more than two: one with a list reads better.

The tone is said in words (“Warning:”) to those who cannot see the icon. The roles are those of the W3C pattern [Alert](https://www.w3.org/WAI/ARIA/apg/patterns/alert/): it never takes focus.`,
      },
    },
  },
  args: {
    title: "Two prices have changed",
    children: "The Zebra ZT411 is now £1,189.99 ex VAT. Your cart shows the new price.",
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("alert")).toBeNull()
    await expect(canvas.getByText(/Note:/)).toBeInTheDocument()
  },
}
export const Success: Story = {
  args: { variant: "success", title: "Quote requested", children: "We answer within one working day." },
}
export const Warning: Story = {
  args: {
    variant: "warning",
    title: "Only 4 left",
    children: "More Zebra ZT411 printers arrive in about ten days.",
  },
}
export const Danger: Story = {
  args: {
    variant: "danger",
    title: "Your request was not sent",
    children: "Network error. Please check your internet connection and try again.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Error:/)).toBeInTheDocument()
  },
}

export const SentenceOnly: Story = {
  args: { title: undefined, children: "Prices are ex VAT." },
}

export const WithActions: Story = {
  args: {
    variant: "danger",
    title: "Your request was not sent",
    children: (
      <>
        Network error. Please check your internet connection and try again, or{" "}
        <Link href="/contact">telephone us</Link>.
      </>
    ),
    actions: (
      <Button variant="secondary" size="sm">
        Try Again
      </Button>
    ),
  },
}

function Forgettable({ onDismiss }: { onDismiss: () => void }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return <p>The rest of the page.</p>
  return (
    <Alert
      title="New: rental by the week"
      onDismiss={() => {
        onDismiss()
        setShown(false)
      }}
    >
      Mobile computers for stocktaking, delivered with chargers.
    </Alert>
  )
}

const onDismiss = fn()
export const Dismissible: Story = {
  render: () => <Forgettable onDismiss={onDismiss} />,
  play: async ({ canvas }) => {
    onDismiss.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await expect(onDismiss).toHaveBeenCalledOnce()
    await expect(canvas.queryByText("New: rental by the week")).toBeNull()
  },
}

export const DismissibleShown: Story = { args: { onDismiss: fn() } }

function FailingForm() {
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="grid gap-4">
      {hasFailed && (
        <Alert variant="danger" live="assertive" title="Your request was not sent" headingLevel="h2">
          Network error. Please check your internet connection and try again.
        </Alert>
      )}
      <Button className="justify-self-start" onClick={() => setFailed(true)}>
        Request a quote
      </Button>
    </div>
  )
}

export const Announced: Story = {
  render: () => <FailingForm />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Request a quote" })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(/Error:.*was not sent/))
    await expect(canvas.getByRole("heading", { level: 2, name: "Your request was not sent" })).toBeVisible()
    await expect(button).toHaveFocus()
  },
}

export const Polite: Story = {
  args: { live: "polite" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Two prices have changed")
  },
}

export const LongText: Story = {
  args: { variant: "warning", title: longName, children: longName, onDismiss: fn() },
}
export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      <Alert {...meta.args} />
      <Alert {...meta.args} {...Success.args} />
      <Alert {...meta.args} {...Warning.args} />
      <Alert {...meta.args} {...Danger.args} />
    </div>
  ),
}
export const Hover: Story = { args: { onDismiss: fn() }, parameters: { pseudo: { hover: ["button"] } } }
export const Focus: Story = {
  args: { onDismiss: fn() },
  parameters: { pseudo: { focusVisible: ["button"] } },
}
export const Dark: Story = { ...Variants, globals: { theme: "dark" } }
export const Narrow: Story = { ...WithActions, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...WithActions, globals: { direction: "rtl" } }

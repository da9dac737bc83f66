import { lazy, Suspense, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { Dialog } from "../dialog"
import { withTimersHeld } from "../lib/held-timers"
import { longName, product } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { createToaster, type ToastMessage } from "./store"
import { Toaster } from "./Toaster"

const added: ToastMessage = {
  title: "Added to Cart!",
  description: `${product.name} has been added to your cart.`,
  variant: "success",
}
const copied: ToastMessage = {
  title: "Link copied!",
  description: "The article link has been copied to your clipboard.",
}
const failed: ToastMessage = {
  title: "Error",
  description: "Failed to fetch products",
  variant: "destructive",
}

const toaster = createToaster()

/** A page whose buttons show a toast each. */
function Page({ messages }: { messages: ToastMessage[] }) {
  return (
    <div className="flex flex-wrap gap-3">
      {messages.map((message) => (
        <Button key={message.title} variant="secondary" onClick={() => toaster.show(message)}>
          {`Show “${message.title}”`}
        </Button>
      ))}
    </div>
  )
}

const meta = {
  title: "Feedback/Toast",
  component: Toaster,
  parameters: {
    docs: {
      story: { inline: false, height: "240px" },
      description: {
        component: `Says that something was done, or failed, without getting in the way.

**Do** put one \`<Toaster />\` at the end of the page, and call \`toaster.show({ title, description })\` from anywhere, or \`useToast()\` in a component. Use \`variant: "destructive"\` for what failed: its announcement interrupts. Give an action only for what can also be done elsewhere.

**Don't** tell with it what somebody must act on (an Alert where it happened, or a Dialog), or what a form field got wrong. Don't show one for what the page shows already.

One is shown at a time and a newer takes its place. It closes after 6 s, but not while somebody points at it or has the focus in it, when another page is opened (\`staysOnNextPage\` is for a toast shown just before that), and when it is dismissed, by its button or Escape. Its record is removed 1,000,000 ms after that. The live regions (\`status\`, and \`alert\` for failures) are in the page before the first toast, and each toast is a new element in them, so that the same words are read again. It takes no focus; who moves into it and dismisses it goes back to where they were. While a modal is open the toasts move into it, because the rest of the page is inert.`,
      },
    },
  },
  // Longer than any story is looked at.
  args: { from: toaster, shownMs: 600_000 },
  beforeEach: (context) => {
    toaster.dismiss()
    return stayOnPage(context)
  },
  render: (args) => (
    <>
      <Page messages={[added, copied, failed]} />
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type Canvas = Parameters<Play>[0]["canvas"]

const press = (canvas: Canvas, title: string) =>
  userEvent.click(canvas.getByRole("button", { name: `Show “${title}”` }))
const reads = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() =>
    expect(within(canvas.getByRole("region", { name: "Notifications" })).getByText(text)).toBeVisible(),
  )
const gone = (canvas: Canvas, text: string) => waitFor(() => expect(canvas.queryByText(text)).toBeNull())

/** A story that shows this toast. */
const showing = (message: ToastMessage): Story => ({
  render: (args) => (
    <>
      <Page messages={[message]} />
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await press(canvas, message.title)
    await reads(canvas, message.title)
    if (message.description) await reads(canvas, message.description)
  },
})

export const AddedToCart: Story = showing(added)
export const LinkCopied: Story = showing(copied)

export const Failed: Story = {
  ...showing(failed),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole("alert")
    await expect(alert).toBeEmptyDOMElement()
    await press(canvas, "Error")
    await waitFor(() => expect(alert).toHaveTextContent("Failed to fetch products"))
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}

export const TitleOnly: Story = showing({ title: "Quote sent" })
export const WithAction: Story = {
  ...showing({ ...added, action: { label: "View cart", href: "/cart" } }),
  play: async ({ canvas }) => {
    await press(canvas, "Added to Cart!")
    await expect(await canvas.findByRole("link", { name: "View cart" })).toHaveAttribute("href", "/cart")
  },
}

const onUndo = fn()
export const ActionClosesIt: Story = {
  ...showing({ title: "Line removed", action: { label: "Undo", onSelect: onUndo } }),
  play: async ({ canvas }) => {
    onUndo.mockClear()
    await press(canvas, "Line removed")
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }))
    await expect(onUndo).toHaveBeenCalledOnce()
    await gone(canvas, "Line removed")
  },
}

export const BeforeTheFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
    await expect(canvas.getByRole("alert")).toBeEmptyDOMElement()
    await expect(canvas.queryByRole("button", { name: "Dismiss" })).toBeNull()
  },
}

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "Added to Cart!")
    await reads(canvas, "Added to Cart!")
    await press(canvas, "Link copied!")
    await reads(canvas, "Link copied!")
    await expect(canvas.queryByText("Added to Cart!")).toBeNull()
    await expect(canvas.getAllByRole("button", { name: "Dismiss" })).toHaveLength(1)
  },
}

export const SameTextTwice: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "Added to Cart!")
    await reads(canvas, "Added to Cart!")
    const first = canvas.getByText("Added to Cart!")
    await press(canvas, "Added to Cart!")
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(canvas.getByRole("status")).toContainElement(canvas.getByText("Added to Cart!"))
  },
}

export const Dismissing: Story = {
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "Show “Link copied!”" })
    await step("it takes no focus; Escape dismisses it from anywhere", async () => {
      await userEvent.click(opener)
      await reads(canvas, "Link copied!")
      await expect(opener).toHaveFocus()
      await userEvent.keyboard("{Escape}")
      await gone(canvas, "Link copied!")
      await expect(opener).toHaveFocus()
    })
    await step("its button dismisses it, and focus goes back", async () => {
      await userEvent.click(opener)
      await reads(canvas, "Link copied!")
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await gone(canvas, "Link copied!")
      await expect(canvas.getByRole("button", { name: "Show “Error”" })).toHaveFocus()
    })
  },
}

const SHOWN_MS = 2_000
export const LeavesByItself: Story = {
  args: { shownMs: SHOWN_MS },
  parameters: {
    docs: {
      description: { story: "In 2 s here. It waits while it is pointed at, and while the focus is in it." },
    },
  },
  play: withTimersHeld(SHOWN_MS, async ({ canvas, step }, timer) => {
    const isCounted = (times: number) => waitFor(() => expect(timer.count()).toBe(times))
    await step("held, no time is counted", async () => {
      await press(canvas, "Link copied!")
      const dismiss = await canvas.findByRole("button", { name: "Dismiss" })
      await isCounted(1)
      dismiss.focus()
      await isCounted(0)
      await userEvent.hover(dismiss)
      dismiss.blur()
      await isCounted(0)
      await expect(canvas.getByText("Link copied!")).toBeInTheDocument()
    })
    await step("let go, it leaves", async () => {
      await userEvent.unhover(canvas.getByRole("button", { name: "Dismiss" }))
      await timer.run()
      await gone(canvas, "Link copied!")
    })
  }),
}

export const InFrontOfADialog: Story = {
  render: (args) => (
    <>
      <Dialog open onClose={fn()} title="Share this article">
        <Page messages={[copied]} />
      </Dialog>
      <Toaster {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog")
    await press(canvas, "Link copied!")
    await reads(canvas, "Link copied!")
    await expect(dialog).toContainElement(canvas.getByText("Link copied!"))
    const dismiss = canvas.getByRole("button", { name: "Dismiss" })
    const { left, top, width, height } = dismiss.getBoundingClientRect()
    await expect(dismiss).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    )
    await userEvent.click(dismiss)
    await gone(canvas, "Link copied!")
    await expect(dialog).toBeVisible()
  },
}

/** How long the region is in the page before its first text, in ms. */
const NOTICE_MS = 150

const ImportedToaster = lazy(async () => ({ default: (await import("./Toaster")).Toaster }))

function PageWithLazyToaster() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          toaster.show(copied)
          setShown(true)
        }}
      >
        Share
      </Button>
      <Suspense>{isShown && <ImportedToaster from={toaster} />}</Suspense>
    </>
  )
}

export const LazyToaster: Story = {
  parameters: {
    docs: {
      description: {
        story: "Loaded with the first toast, the region is still rendered first and the text after it.",
      },
    },
  },
  render: () => <PageWithLazyToaster />,
  play: withTimersHeld(NOTICE_MS, async ({ canvas }, timer) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }))
    await expect(await canvas.findByRole("status")).toBeEmptyDOMElement()
    await timer.run()
    await reads(canvas, "Link copied!")
  }),
}

export const LongText: Story = showing({
  title: "Added to Cart!",
  description: `${longName} has been added to your cart.`,
  variant: "success",
  action: { label: "View cart", href: "/cart" },
})
export const Dark: Story = { ...showing(added), globals: { theme: "dark" } }
export const FailedDark: Story = { ...showing(failed), globals: { theme: "dark" } }
export const Narrow: Story = { ...showing(added), globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { ...showing(added), globals: { direction: "rtl" } }

import { type ReactNode, useRef, useState } from "react"
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { longName, shelf } from "../lib/samples"
import { Dialog, type DialogProps } from "./Dialog"

interface OpenerProps extends DialogProps {
  /** Label of the button that opens the dialog. */
  opener: string
}

/** A page with a button that opens the dialog, which closes on every request. */
function WithOpener({ opener, open, onClose, ...dialog }: OpenerProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        {...dialog}
        open={isOpen}
        onClose={(reason) => {
          onClose(reason)
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  render: (args) => <WithOpener opener="Delete product" {...args} />,
  parameters: {
    layout: "fullscreen",
    // In a frame on the docs page, because it covers its window.
    docs: {
      story: { inline: false, height: "420px" },
      description: {
        component: `Asks one question, or takes one short task, in front of a page that waits for the answer.

**Do** name the question in the title and the deed on the button: “Delete product?”, “Delete product”. Put the safe button first and the one that acts last. Use \`role="alertdialog"\` with \`initialFocus\` on the safe button where something would be lost. Set \`dismissible={false}\` when a press beside it would throw away what was typed. Put a form's id on its button in the footer: \`<Button type="submit" form="…">\`.

**Don't** use it for good news (a toast), for what belongs beside the page (a Drawer) or for a task of many steps (a page). Don't open one from another unless the second only confirms. Don't open one that nobody asked for.

The W3C pattern is [Dialog (Modal)](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). It is a native \`dialog\`: the browser makes the page inert, keeps focus in, and gives it back to the opener. Focus goes to the first field, or the close button where there is none. Unlike the pattern's example, Tab may also reach the browser's own controls, as it may on any page. The page behind keeps its place for the scrollbar, so nothing moves. Closed, it renders nothing, unless \`staysMounted\`.`,
      },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: "Delete product?",
    description: "Zebra DS2208 Handheld Imager leaves the shop at once.",
    children: "Quotes that already name it keep its name and price.",
    footer: (
      <>
        <Button variant="secondary">Keep it</Button>
        <Button variant="danger">Delete product</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = StoryContext["canvas"]

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Delete product?" })
    await expect(dialog).toHaveAccessibleDescription("Zebra DS2208 Handheld Imager leaves the shop at once.")
    await shown(within(dialog).getByRole("heading", { level: 2, name: "Delete product?" }))
    await expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus()
  },
}

export const Small: Story = { args: { size: "sm" } }
export const Large: Story = { args: { size: "lg" } }

export const FullScreen: Story = {
  args: { size: "full", title: "Edit the label", description: undefined, footer: undefined },
  play: async ({ canvas }) => {
    const box = (await canvas.findByRole("dialog")).getBoundingClientRect()
    await expect([box.width, box.height]).toEqual([pageWidth(), window.innerHeight])
  },
}

export const TitleOnly: Story = {
  args: { description: undefined, children: undefined, footer: undefined, title: "Link copied" },
}

export const Closed: Story = {
  args: { open: false },
  parameters: { docs: { story: { height: "120px" } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("dialog", { hidden: true })).toBeNull()
  },
}

/** The page's width, without the space reserved for its scrollbar. */
const pageWidth = () => document.documentElement.getBoundingClientRect().width

/** Waits for the end of the fade-in. */
const shown = async (element: HTMLElement | Promise<HTMLElement>) => {
  const found = await element
  await waitFor(() => expect(found).toBeVisible())
}

const question = { open: false, description: undefined } satisfies Story["args"]
const closedByNow = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole("dialog", { hidden: true })).toBeNull())

export const ClosesOnEscape: Story = {
  args: question,
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "Delete product" })
    await step("Enter opens it; Escape closes it and goes back to the opener", async () => {
      opener.focus()
      await userEvent.keyboard("{Enter}")
      await canvas.findByRole("dialog")
      await userEvent.keyboard("{Escape}")
      await expect(args.onClose).toHaveBeenLastCalledWith("escape")
      await closedByNow(canvas)
      await expect(opener).toHaveFocus()
    })
    await step("it opens again", async () => {
      await userEvent.keyboard("{Enter}")
      await shown(canvas.findByRole("dialog"))
    })
  },
}

export const ClosesOnItsButton: Story = {
  args: question,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Delete product" })
    await userEvent.click(opener)
    const dialog = await canvas.findByRole("dialog")
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }))
    await expect(args.onClose).toHaveBeenLastCalledWith("button")
    await closedByNow(canvas)
    await expect(opener).toHaveFocus()
  },
}

/** A press that begins at one place and ends at another; the click goes to their common ancestor. */
async function press(target: HTMLElement, from: { x: number; y: number }, to = from) {
  const at = ({ x, y }: { x: number; y: number }) => ({ clientX: x, clientY: y })
  await userEvent.pointer([
    { target, coords: at(from), keys: "[MouseLeft>]" },
    { target, coords: at(to) },
    { target, coords: at(to), keys: "[/MouseLeft]" },
  ])
}
const BESIDE = { x: 4, y: 4 }
const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

export const ClosesOnAPressOutside: Story = {
  args: question,
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete product" }))
    const dialog = await canvas.findByRole("dialog")
    await step("a press inside, or one that only ends outside, leaves it open", async () => {
      await press(dialog, middleOf(dialog))
      await press(dialog, middleOf(dialog), BESIDE)
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step("a press outside closes it", async () => {
      await press(dialog, BESIDE)
      await expect(args.onClose).toHaveBeenLastCalledWith("outside")
      await closedByNow(canvas)
    })
  },
}

export const NotDismissible: Story = {
  args: { ...question, open: true, dismissible: false },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole("dialog")
    await press(dialog, BESIDE)
    await expect(args.onClose).not.toHaveBeenCalled()
    await shown(dialog)
  },
}

function RenameForm({ id }: { id: string }) {
  return (
    <form id={id} className="grid gap-2" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={`${id}-name`} className="font-medium">
        Name of the list
      </label>
      <input
        id={`${id}-name`}
        defaultValue="Warehouse refresh"
        className="min-h-11 rounded-md border border-line-strong bg-surface-raised px-3"
      />
    </form>
  )
}

export const FocusOnTheFirstField: Story = {
  args: {
    title: "Rename the list",
    description: undefined,
    children: <RenameForm id="rename" />,
    footer: (
      <Button type="submit" form="rename">
        Save the name
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name of the list" })).toHaveFocus()
  },
}

function Confirmation(args: DialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <WithOpener
      {...args}
      opener="Delete product"
      initialFocus={safe}
      footer={
        <>
          <button ref={safe} type="button" className="button button-secondary button-md">
            Keep it
          </button>
          <Button variant="danger">Delete product</Button>
        </>
      }
    />
  )
}

export const AlertWithChosenFocus: Story = {
  args: { role: "alertdialog" },
  render: (args) => <Confirmation {...args} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("alertdialog", { name: "Delete product?" })
    await expect(within(dialog).getByRole("button", { name: "Keep it" })).toHaveFocus()
  },
}

function Row({ name, onDeleted }: { name: string; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      {name}
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Remove from the list?"
        footer={
          <Button variant="danger" onClick={onDeleted}>
            Remove it
          </Button>
        }
      />
    </li>
  )
}

function ListWithRows() {
  const [names, setNames] = useState(shelf.slice(0, 2).map(([name]) => name))
  return (
    <ul className="p-4">
      {names.map((name) => (
        <Row key={name} name={name} onDeleted={() => setNames(names.filter((other) => other !== name))} />
      ))}
    </ul>
  )
}

export const RemovedWhileOpen: Story = {
  parameters: {
    docs: { description: { story: "The page stays usable when its owner goes while it is open." } },
  },
  render: () => <ListWithRows />,
  play: async ({ canvas }) => {
    const first = canvas.getByText(shelf[0][0])
    await userEvent.click(within(first).getByRole("button", { name: "Remove" }))
    await userEvent.click(await canvas.findByRole("button", { name: "Remove it" }))
    await closedByNow(canvas)
    await expect(getComputedStyle(document.documentElement).overflow).toBe("visible")
    await userEvent.click(canvas.getByRole("button", { name: "Remove" }))
    await shown(canvas.findByRole("dialog"))
  },
}

function GuardedForm() {
  const [isOpen, setOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    setOpen(false)
  }
  return (
    <Dialog
      open={isOpen}
      onClose={() => setAsking(true)}
      dismissible={false}
      title="Rename the list"
      footer={<Button>Save the name</Button>}
    >
      <RenameForm id="guarded" />
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        size="sm"
        role="alertdialog"
        title="Leave without saving?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Go on editing
            </Button>
            <Button variant="danger" onClick={leave}>
              Leave
            </Button>
          </>
        }
      />
    </Dialog>
  )
}

/** Waits for the form's dialog to have the focus: a key pressed before goes to the page behind. */
const formHasFocus = (canvas: StoryContext["canvas"]) =>
  waitFor(() => expect(canvas.getByRole("textbox", { name: "Name of the list" })).toHaveFocus())

export const Nested: Story = {
  parameters: {
    docs: {
      description: { story: "Closing can be questioned: Escape in the second leaves the first open." },
    },
  },
  render: () => <GuardedForm />,
  play: async ({ canvas, step }) => {
    await formHasFocus(canvas)
    const second = () => canvas.queryByRole("alertdialog", { hidden: true })
    await step("Escape asks; Escape again takes the question back", async () => {
      await userEvent.keyboard("{Escape}")
      await canvas.findByRole("alertdialog", { name: "Leave without saving?" })
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(second()).toBeNull())
      await expect(canvas.getByRole("dialog", { name: "Rename the list" })).toBeVisible()
      await expect(canvas.getByRole("textbox", { name: "Name of the list" })).toHaveFocus()
    })
    await step("the choice closes both", async () => {
      await userEvent.keyboard("{Escape}")
      await userEvent.click(await canvas.findByRole("button", { name: "Leave" }))
      await closedByNow(canvas)
    })
  },
}

export const NestedOpen: Story = {
  render: () => <GuardedForm />,
  play: async ({ canvas }) => {
    await formHasFocus(canvas)
    await userEvent.keyboard("{Escape}")
    await shown(canvas.findByRole("alertdialog", { name: "Leave without saving?" }))
  },
}

/** A page long enough to scroll. */
const LongPage = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <div className="h-screen" />
    <p className="p-4">The end of a long page.</p>
  </>
)

export const PageStaysWhereItIs: Story = {
  args: { open: false },
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Delete product" })
    const before = opener.getBoundingClientRect()
    await userEvent.click(opener)
    await canvas.findByRole("dialog")
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden")
    await expect(opener.getBoundingClientRect()).toEqual(before)
    await userEvent.keyboard("{Escape}")
    await closedByNow(canvas)
    await expect(getComputedStyle(document.documentElement).overflow).toBe("visible")
    await expect(opener.getBoundingClientRect()).toEqual(before)
  },
}

const terms = Array.from(
  { length: 500 },
  (_, index) => `${index + 1}. ${shelf[index % shelf.length]?.[0] ?? ""}`,
)

export const Many: Story = {
  args: {
    title: "Products on this quote",
    description: "500 lines",
    children: (
      <ul className="divide-y divide-line">
        {terms.map((term) => (
          <li key={term} className="py-2">
            {term}
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog")
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight)
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight)
    await shown(within(dialog).getByRole("heading"))
  },
}

export const LongText: Story = {
  args: { title: `Delete ${longName}?`, description: longName, children: longName },
}
export const Hover: Story = { parameters: { pseudo: { hover: ["button"] } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["button"] } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog")
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight))
    await expect(dialog.getBoundingClientRect().width).toBe(pageWidth())
  },
}
export const NarrowDark: Story = { globals: { theme: "dark", viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

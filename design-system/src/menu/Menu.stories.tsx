import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor } from "storybook/test"
import { Dialog } from "../dialog"
import { longName, shelf } from "../lib/samples"
import { stayOnPage } from "../lib/story-links"
import { Menu } from "./Menu"

const onEdit = fn()
const onArchive = fn()
const onDelete = fn()

const meta = {
  title: "Actions/Menu",
  component: Menu,
  parameters: {
    docs: {
      story: { inline: false, height: "340px" },
      description: {
        component: `Actions that are not worth a button each, behind one that opens them: what can be done with a row, how a list is exported.

**Do** name what the actions are for: “Actions for Zebra DS2208”, not “More”. Start each with a verb. Put what cannot be undone last, in a group of its own, with \`variant: "danger"\`. Leave an action that cannot be done now in its place and give the reason with \`disabledReason\`.

**Don't** hide the main action in it, or fewer than two. Don't choose values with it (a Select) or navigate the site (the Header's dropdowns are disclosures of links).

The W3C pattern is [Menu Button](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/): Enter, Space and the down arrow open on the first item, the up arrow on the last; arrows, Home, End and typed letters move; Escape goes back to the button. The behaviour is Headless UI's. Where that falls short we make up for it: checkable items have the role \`menuitemcheckbox\`, disabled items can still be reached and show their reason, and the list is a popover in the top layer placed by CSS anchors, so that it also works inside a dialog and is never cut off.`,
      },
    },
  },
  args: {
    label: "Actions",
    groups: [
      [
        { kind: "action", label: "Edit", icon: "edit", onSelect: onEdit },
        { kind: "link", label: "See in the shop", icon: "arrow-right", href: "/products/zebra-ds2208" },
        {
          kind: "action",
          label: "Archive",
          icon: "bookmark",
          onSelect: onArchive,
          disabledReason: "Two open quotes name it",
        },
      ],
      [{ kind: "action", label: "Delete", icon: "trash", variant: "danger", onSelect: onDelete }],
    ],
  },
  beforeEach: (context) => {
    for (const action of [onEdit, onArchive, onDelete]) action.mockClear()
    return stayOnPage(context)
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type Canvas = Parameters<Play>[0]["canvas"]

const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole("button"))
  await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible())
}
const closed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole("menu")).toBeNull())
/** The active item for assistive technology. */
const active = (canvas: Canvas) => {
  const id = canvas.getByRole("menu").getAttribute("aria-activedescendant")
  return id === null ? null : document.getElementById(id)
}

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Actions" })
    await expect(button).toHaveAttribute("aria-haspopup", "menu")
    await expect(button).toHaveAttribute("aria-expanded", "false")
  },
}

export const Open: Story = { play: open }

export const ByPointer: Story = {
  play: async (context) => {
    const { canvas, step } = context
    await step("choosing acts, closes and goes back to the button", async () => {
      await open(context)
      await userEvent.click(canvas.getByRole("menuitem", { name: "Edit" }))
      await expect(onEdit).toHaveBeenCalledOnce()
      await closed(canvas)
      await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus())
    })
    await step("a link is one", async () => {
      await open(context)
      await expect(canvas.getByRole("menuitem", { name: "See in the shop" })).toHaveAttribute(
        "href",
        "/products/zebra-ds2208",
      )
    })
    await step("a press elsewhere closes", async () => {
      await userEvent.click(document.body)
      await closed(canvas)
    })
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole("button", { name: "Actions" })
    const activeIs = (name: string) => waitFor(() => expect(active(canvas)).toHaveAccessibleName(name))
    await step("the down arrow opens on the first, the up arrow on the last", async () => {
      button.focus()
      await userEvent.keyboard("{ArrowDown}")
      await activeIs("Edit")
      await userEvent.keyboard("{Escape}")
      await closed(canvas)
      await expect(button).toHaveFocus()
      await userEvent.keyboard("{ArrowUp}")
      await activeIs("Delete")
    })
    await step("Home, End, arrows and letters move", async () => {
      await userEvent.keyboard("{Home}")
      await activeIs("Edit")
      await userEvent.keyboard("{ArrowDown}")
      await activeIs("See in the shop")
      await userEvent.keyboard("{End}")
      await activeIs("Delete")
      await userEvent.keyboard("se")
      await activeIs("See in the shop")
    })
    await step("Enter chooses", async () => {
      await userEvent.keyboard("{Home}{Enter}")
      await expect(onEdit).toHaveBeenCalledOnce()
      await closed(canvas)
      await waitFor(() => expect(button).toHaveFocus())
    })
  },
}

export const DisabledWithReason: Story = {
  play: async (context) => {
    const { canvas } = context
    canvas.getByRole("button").focus()
    await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}")
    await waitFor(() => expect(active(canvas)).toHaveAccessibleName("Archive Two open quotes name it"))
    const item = canvas.getByRole("menuitem", { name: "Archive Two open quotes name it" })
    await expect(item).toHaveAttribute("aria-disabled", "true")
    await userEvent.keyboard("{Enter}")
    await userEvent.click(item)
    await expect(onArchive).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole("menu")).toBeVisible())
  },
}

function Columns() {
  const [hidden, setHidden] = useState<string[]>(["Cost"])
  const columns = ["Part number", "Price", "Stock", "Cost"]
  return (
    <Menu
      label="Columns"
      groups={[
        columns.map((label) => ({
          kind: "check",
          label,
          checked: !hidden.includes(label),
          onChange: (checked) =>
            setHidden(checked ? hidden.filter((other) => other !== label) : [...hidden, label]),
        })),
      ]}
    />
  )
}

export const Checked: Story = {
  render: () => <Columns />,
  play: async (context) => {
    const { canvas } = context
    await open(context)
    await expect(canvas.getByRole("menuitemcheckbox", { name: "Cost" })).not.toBeChecked()
    await userEvent.click(canvas.getByRole("menuitemcheckbox", { name: "Cost" }))
    await closed(canvas)
    await open(context)
    await expect(canvas.getByRole("menuitemcheckbox", { name: "Cost" })).toBeChecked()
  },
}

export const MoreActions: Story = {
  args: { trigger: "more", label: "Actions for Zebra DS2208" },
  play: async (context) => {
    await expect(context.canvas.getByRole("button", { name: "Actions for Zebra DS2208" })).toBeVisible()
    await open(context)
    await expect(context.canvas.getByRole("menu", { name: "Actions for Zebra DS2208" })).toBeVisible()
  },
}

export const MoreSmall: Story = { args: { trigger: "more", size: "sm", variant: "secondary" } }

export const AlignedAtTheEnd: Story = {
  args: { align: "end" },
  decorators: [(Story) => <div className="flex justify-end">{Story()}</div>],
  play: async (context) => {
    await open(context)
    const menu = context.canvas.getByRole("menu").getBoundingClientRect()
    const button = context.canvas.getByRole("button").getBoundingClientRect()
    await expect(Math.abs(menu.right - button.right)).toBeLessThan(1)
  },
}

export const InsideADialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Zebra DS2208 Handheld Imager" dismissible={false}>
      <Menu {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("dialog")
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }))
    const item = await canvas.findByRole("menuitem", { name: "Delete" })
    const { left, top, width, height } = item.getBoundingClientRect()
    await expect(item).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    )
    await userEvent.keyboard("{Escape}")
    await closed(canvas)
    // It may still be fading in.
    await waitFor(() => expect(canvas.getByRole("dialog")).toBeVisible())
  },
}

const exports = shelf.map(([label]) => ({ kind: "action" as const, label, onSelect: fn() }))
export const OneItem: Story = { args: { groups: [exports.slice(0, 1)] }, play: open }
export const Many: Story = {
  args: {
    groups: [
      Array.from({ length: 500 }, (_, index) => ({
        kind: "action",
        label: `${index + 1}. ${shelf[index % shelf.length]?.[0] ?? ""}`,
        onSelect: fn(),
      })),
    ],
  },
  play: async (context) => {
    await open(context)
    const { top, bottom } = context.canvas.getByRole("menu").getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const LongText: Story = {
  args: {
    groups: [
      [
        { kind: "action", label: `Edit ${longName}`, icon: "edit", onSelect: fn() },
        { kind: "action", label: "Archive", onSelect: fn(), disabledReason: longName },
      ],
    ],
  },
  play: open,
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { play: open, globals: { theme: "dark" } }
export const Narrow: Story = { play: open, globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { play: open, globals: { direction: "rtl" } }

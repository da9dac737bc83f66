import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ShortcutDialog, type ShortcutDialogProps } from "./ShortcutDialog"

function Held({ singleKeys: initial, onSingleKeys, ...props }: ShortcutDialogProps) {
  const [singleKeys, setSingleKeys] = useState(initial)
  return (
    <ShortcutDialog
      {...props}
      singleKeys={singleKeys}
      onSingleKeys={(on) => {
        onSingleKeys(on)
        setSingleKeys(on)
      }}
    />
  )
}

const meta = {
  title: "Overlays/ShortcutDialog",
  component: ShortcutDialog,
  render: (args) => <Held {...args} />,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "520px" },
      description: {
        component: [
          "Lists what the keyboard does in an application where people work all day.",
          "**Do** open it by “?” and by a button, and list every shortcut there is, by what it does. Leave out what a person's role does not allow.",
          "**Don't** let shortcuts of a single character act while somebody types, or in front of an open dialog; and don't make anything work by a shortcut alone.",
          "The switch is what WCAG 2.1.4 asks for: people who speak to their computer would set off single characters without knowing.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    singleKeys: true,
    onSingleKeys: fn(),
    groups: [
      {
        label: "Everywhere",
        shortcuts: [
          { label: "Search everything", keys: ["Ctrl", "K"] },
          { label: "Save the form", keys: ["Ctrl", "S"] },
          { label: "Show the shortcuts", keys: ["?"] },
        ],
      },
      {
        label: "Go to",
        shortcuts: [
          { label: "Products", keys: ["G", "P"], pressed: "in turn" },
          { label: "Submissions", keys: ["G", "S"], pressed: "in turn" },
        ],
      },
      {
        label: "Lists",
        shortcuts: [
          { label: "Next row", keys: ["J", "↓"], pressed: "either" },
          { label: "Select the row", keys: ["X"] },
        ],
      },
    ],
  },
} satisfies Meta<typeof ShortcutDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = within(await canvas.findByRole("dialog", { name: "Keyboard shortcuts" }))
    await step("shortcuts stand beside what they do", async () => {
      const lists = within(dialog.getByRole("region", { name: "Lists" }))
      await expect(lists.getByText("Next row").nextElementSibling).toHaveTextContent("Jor↓")
    })
    await step("those of a single character can be switched off, by keyboard", async () => {
      const control = dialog.getByRole("switch", { name: "Shortcuts of a single character" })
      await expect(control).toHaveFocus()
      await expect(control).toBeChecked()
      await userEvent.keyboard(" ")
      await expect(args.onSingleKeys).toHaveBeenLastCalledWith(false)
      await expect(control).not.toBeChecked()
      await userEvent.keyboard(" ")
    })
    await step("Escape closes", async () => {
      await userEvent.keyboard("{Escape}")
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
}
export const SwitchedOff: Story = { args: { singleKeys: false } }
export const LongText: Story = {
  args: { groups: [{ label: longName, shortcuts: [{ label: longName, keys: ["Ctrl", "Shift", "F10"] }] }] },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

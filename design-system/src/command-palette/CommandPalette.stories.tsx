import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { CommandPalette, type CommandPaletteProps, type PaletteItem } from "./CommandPalette"

const groups = [
  {
    label: "Pages",
    items: [
      { id: "dashboard", label: "Dashboard" },
      { id: "products", label: "Products" },
    ],
  },
  {
    label: "Products",
    items: [
      { id: "ds2208", label: "Zebra DS2208", hint: "DS2208-SR7U2100AZW" },
      { id: "ds8178", label: "Zebra DS8178", hint: "DS8178-SR7U2100PFW" },
    ],
  },
]

/** Opens from a button, filters its items, and reports the choice. */
function Sample(props: CommandPaletteProps<PaletteItem>) {
  const [isOpen, setOpen] = useState(props.open)
  const [query, setQuery] = useState(props.query)
  const found = props.groups.map(({ label, items }) => ({
    label,
    items: items.filter((item) => item.label.toLowerCase().includes(query.toLowerCase())),
  }))
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        groups={found}
        onChoose={(item) => {
          props.onChoose(item)
          setOpen(false)
        }}
      />
    </>
  )
}

const meta = {
  title: "Overlays/CommandPalette",
  component: CommandPalette,
  parameters: {
    docs: {
      description: {
        component: [
          "Finds anything in a workspace by a part of its name: pages, records, things to do.",
          "**Do** open it with Ctrl K or ⌘ K and with a button, show where people can go before they have typed, and respond at once where no server is needed.",
          "**Don't** use it for visitors' search, which is SearchBox, or as the only way to anything.",
        ].join("\n\n"),
      },
    },
  },
  args: {
    open: true,
    onClose: fn(),
    label: "Search the staff area",
    placeholder: "Product, reference, page…",
    query: "",
    onQueryChange: fn(),
    groups,
    onChoose: fn(),
  },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Search the staff area" })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getAllByRole("option")).toHaveLength(4)
    await expect(canvas.getByRole("option", { name: "Dashboard" })).toHaveAttribute("aria-selected", "true")
  },
}
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox")
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard("zebra")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2))
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}")
    const last = canvas.getByRole("option", { name: /DS8178/ })
    await expect(last).toHaveAttribute("aria-selected", "true")
    await expect(field).toHaveAttribute("aria-activedescendant", last.id)
    await userEvent.keyboard("{Enter}")
    await expect(args.onChoose).toHaveBeenCalledWith(groups[1]?.items[1])
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
  },
}
export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("option", { name: "Products" }))
    await expect(args.onChoose).toHaveBeenCalledWith({ id: "products", label: "Products" })
  },
}
export const Escape: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
  },
}
export const NothingFound: Story = {
  args: { query: "xyzzy" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing found")
    await expect(within(canvas.getByRole("listbox", { hidden: true })).queryByRole("option")).toBeNull()
  },
}
export const Loading: Story = { args: { groups: [], state: "loading" } }
export const Failed: Story = { args: { groups: [], state: "failed" } }
export const LongText: Story = {
  args: { groups: [{ label: longName, items: [{ id: "long", label: longName, hint: longName }] }] },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

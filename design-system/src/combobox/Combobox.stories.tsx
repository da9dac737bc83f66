import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Combobox, type ComboboxOption, type ComboboxProps } from "./Combobox"

const brands: ComboboxOption[] = [
  "Brother",
  "Bixolon",
  "Cisco",
  "CipherLab",
  "Datalogic",
  "Epson",
  "Getac",
  "Honeywell",
  "Opticon",
  "Panasonic",
  "SATO",
  "Star Micronics",
  "Unitech",
  "Zebra",
].map((label) => ({ value: label.toLowerCase().replaceAll(" ", "-"), label }))

type Shared = Pick<
  ComboboxProps,
  "label" | "hint" | "error" | "options" | "state" | "placeholder" | "disabled" | "required" | "className"
> & {
  /** Values chosen at first. */
  chosen?: string[]
  multiple?: boolean
  canCreate?: boolean
  onChange?: (values: string[]) => void
  onRetry?: () => void
}

/** Acts as an application: stores value and query, and filters the options. */
function Choosing({ chosen = [], multiple = false, canCreate = false, onChange, options, ...props }: Shared) {
  const [all, setAll] = useState(options)
  const [query, setQuery] = useState("")
  const [value, setValue] = useState(options.filter((option) => chosen.includes(option.value)))
  const set = (next: ComboboxOption[]) => {
    setValue(next)
    onChange?.(next.map((option) => option.value))
  }
  const create = (label: string) => {
    const option = { value: label.toLowerCase(), label }
    setAll([...all, option])
    set(multiple ? [...value, option] : [option])
  }
  const shared = {
    ...props,
    name: "brand",
    options: all.filter((option) => option.label.toLowerCase().includes(query.trim().toLowerCase())),
    query,
    onQueryChange: setQuery,
    onCreate: canCreate ? create : undefined,
  }
  return (
    <form>
      {multiple ? (
        <Combobox {...shared} multiple value={value} onChange={set} />
      ) : (
        <Combobox {...shared} value={value[0] ?? null} onChange={(option) => set(option ? [option] : [])} />
      )}
    </form>
  )
}

const meta = {
  title: "Forms/Combobox",
  component: Choosing,
  subcomponents: { Combobox },
  parameters: {
    docs: {
      story: { inline: false, height: "380px" },
      description: {
        component:
          "One or several choices of a list too long to look through: a brand out of hundreds, the models a spare fits.\n\n" +
          "**Do** filter where the data is (in the browser for hundreds, on the server for more) and say `loading` meanwhile. Allow `onCreate` only where any answer is acceptable, and let it ask first where others see the result. **Don't** use it for fewer than about fifteen options: a select needs no typing and works without scripts. Don't make it the only way through a form that must work without them.\n\n" +
          "W3C pattern “editable combobox with list autocomplete”, on Headless UI's Combobox: typing highlights the first match, the first arrow key stays there and further ones go on, Enter and Tab choose, Escape closes. Tab never makes a new option. Made good here: the number of options, loading, failure and each choice are announced; Escape on a closed list clears; Backspace in an empty field takes the last chip out; the list is a native popover, never cut off by what is around it; messages stand beside the list instead of in it; and it does not make the page inert. The form gets one hidden field for each value.",
      },
    },
  },
  args: {
    label: "Brand",
    placeholder: "Type to find a brand",
    options: brands,
    className: "max-w-reading",
    onChange: fn(),
  },
} satisfies Meta<typeof Choosing>

export default meta
type Story = StoryObj<typeof meta>

const formOf = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector("form") ?? undefined)

export const Single: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("combobox", { name: "Brand" })
    await expect(input).toHaveAttribute("aria-expanded", "false")
    await step("typing finds, and says how many", async () => {
      await userEvent.type(input, "o")
      await canvas.findByRole("listbox", { name: "Brand: options" })
      await expect(input).toHaveAttribute("aria-expanded", "true")
      await userEvent.type(input, "n")
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("6 options"))
      await expect(canvas.getAllByRole("option")).toHaveLength(6)
    })
    await step("the first arrow key is at the first match", async () => {
      const [first, second] = canvas.getAllByRole("option")
      await userEvent.keyboard("{ArrowDown}")
      await waitFor(() => expect(input).toHaveAttribute("aria-activedescendant", first?.id))
      await userEvent.keyboard("{ArrowDown}")
      await waitFor(() => expect(input).toHaveAttribute("aria-activedescendant", second?.id))
    })
    await step("arrow keys and Enter choose", async () => {
      await userEvent.keyboard("{ArrowDown}{Enter}")
      await expect(input).toHaveValue("Honeywell")
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
      await expect(input).toHaveFocus()
      await expect(args.onChange).toHaveBeenLastCalledWith(["honeywell"])
      await expect([...formOf(canvasElement)]).toEqual([["brand", "honeywell"]])
    })
    await step("Escape closes what is open, then clears", async () => {
      await userEvent.keyboard("{ArrowDown}")
      await canvas.findByRole("listbox")
      await userEvent.keyboard("{Escape}")
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
      await expect(input).toHaveValue("Honeywell")
      await userEvent.keyboard("{Escape}")
      await expect(input).toHaveValue("")
      await expect(args.onChange).toHaveBeenLastCalledWith([])
    })
    await step("by pointer", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Brand: options" }))
      await userEvent.click(await canvas.findByRole("option", { name: "Zebra" }))
      await expect(input).toHaveValue("Zebra")
      await userEvent.click(canvas.getByRole("button", { name: "Clear Brand" }))
      await expect(input).toHaveValue("")
      await expect(input).toHaveFocus()
    })
  },
}

export const Multiple: Story = {
  args: { multiple: true, label: "Brands you use", chosen: ["zebra"] },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("combobox", { name: "Brands you use" })
    await step("choosing adds a chip, is announced and keeps the list open", async () => {
      await userEvent.type(input, "epson")
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1))
      await userEvent.keyboard("{Enter}")
      await expect(args.onChange).toHaveBeenLastCalledWith(["zebra", "epson"])
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Epson chosen"))
      await expect(input).toHaveValue("")
      await expect(canvas.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true")
      await expect(formOf(canvasElement).getAll("brand")).toEqual(["zebra", "epson"])
    })
    await step("Backspace takes the last one out", async () => {
      await userEvent.keyboard("{Escape}")
      await userEvent.keyboard("{Backspace}")
      await expect(args.onChange).toHaveBeenLastCalledWith(["zebra"])
      await expect(canvas.getByRole("status")).toHaveTextContent("Epson removed")
    })
    await step("a chip's button takes it out and the focus stays with the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Zebra" }))
      await expect(args.onChange).toHaveBeenLastCalledWith([])
      await expect(input).toHaveFocus()
    })
  },
}

export const Chosen: Story = { args: { chosen: ["zebra"] } }
export const ManyChosen: Story = {
  args: { multiple: true, label: "Brands you use", chosen: brands.map(({ value }) => value) },
}

export const Creates: Story = {
  args: { canCreate: true },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole("combobox", { name: "Brand" })
    await step("a name that is there is not offered as a new one", async () => {
      await userEvent.type(input, "Zebra")
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1))
    })
    await step("arrow down and Enter choose what is there, and make nothing new", async () => {
      await userEvent.clear(input)
      await userEvent.type(input, "zeb")
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2))
      await userEvent.keyboard("{ArrowDown}{Enter}")
      await expect(args.onChange).toHaveBeenLastCalledWith(["zebra"])
      await expect(input).toHaveValue("Zebra")
    })
    await step("leaving the field makes nothing new", async () => {
      await userEvent.clear(input)
      await userEvent.type(input, "Newland")
      await canvas.findByRole("option", { name: "Add “Newland”" })
      await userEvent.tab()
      await expect(args.onChange).not.toHaveBeenCalledWith(["newland"])
    })
    await step("its own row does", async () => {
      await userEvent.clear(input)
      await userEvent.type(input, "Newland")
      await userEvent.click(await canvas.findByRole("option", { name: "Add “Newland”" }))
      await expect(args.onChange).toHaveBeenLastCalledWith(["newland"])
      await waitFor(() => expect(input).toHaveValue("Newland"))
    })
  },
}

const opened: Story["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole("button", { name: /: options$/ }))
  await waitFor(() => expect(canvas.getByRole("status")).not.toBeEmptyDOMElement())
}
export const Open: Story = { args: { chosen: ["datalogic"] }, play: opened }
export const Loading: Story = {
  args: { state: "loading" },
  play: async (context) => {
    await opened(context)
    await expect(within(context.canvasElement).getByRole("status")).toHaveTextContent("Loading…")
  },
}
export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole("combobox"), "typewriters")
    await waitFor(() =>
      expect(canvas.getByText("Nothing matches", { selector: ":not([role])" })).toBeVisible(),
    )
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing matches")
  },
}
export const Failed: Story = {
  args: { state: "failed", onRetry: fn() },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await opened(context)
    await expect(canvas.getByRole("status")).toHaveTextContent("The options could not be loaded.")
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(context.args.onRetry).toHaveBeenCalledTimes(1)
    await expect(context.args.onChange).not.toHaveBeenCalled()
  },
}
export const DescribedAndDisabled: Story = {
  args: {
    label: "Battery for",
    options: [
      { value: "tc22", label: "Zebra TC22", description: "BTRY-TC2Y-1XMA1-01" },
      { value: "mc33", label: "Zebra MC3300", description: "Discontinued", disabled: true },
    ],
  },
  play: async (context) => {
    await opened(context)
    await expect(within(context.canvasElement).getByRole("option", { name: /MC3300/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    )
  },
}
export const One: Story = { args: { options: brands.slice(0, 1) }, play: opened }
export const Many: Story = {
  args: {
    options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Brand ${index + 1}` })),
  },
  play: opened,
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = {
  args: { disabled: true, multiple: true, chosen: ["zebra", "epson"] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox")).toBeDisabled()
    await expect(within(canvasElement).queryByRole("button", { name: /Remove/ })).toBeNull()
  },
}
export const WithError: Story = {
  args: { required: true, error: "Choose a brand" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("combobox")
    await expect(input).toHaveAccessibleErrorMessage("Error: Choose a brand")
    await expect(input).toBeRequired()
  },
}
export const LongText: Story = {
  args: {
    multiple: true,
    options: [{ value: "long", label: longName, description: "1991IXR" }, ...brands],
    chosen: ["long"],
  },
  globals: { viewport: { value: "w320" } },
  play: opened,
}
export const Dark: Story = {
  args: { multiple: true, chosen: ["zebra", "epson"] },
  globals: { theme: "dark" },
  play: opened,
}
export const RightToLeft: Story = {
  args: { multiple: true, chosen: ["zebra", "epson"] },
  globals: { direction: "rtl" },
  play: opened,
}

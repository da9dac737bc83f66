import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fireEvent, fn, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { ListField, type ListFieldProps } from "./ListField"

function Held({ values: initial, onChange, ...props }: ListFieldProps) {
  const [values, setValues] = useState(initial)
  return (
    <ListField
      {...props}
      values={values}
      onChange={(list) => {
        onChange(list)
        setValues(list)
      }}
    />
  )
}

const meta = {
  title: "Forms/ListField",
  component: ListField,
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          "A list of short texts in an order that matters: key features, tags, what a product works with.\n\n" +
          "**Do** explain in the hint what the first entries are used for. Keep one entry to a line; what is pasted is split at its lines, or at the commas of a single line, and a comma split can be undone with one press.\n\n" +
          "**Don't** use it for choices out of a fixed set (Checkbox group, Combobox) or for long texts.\n\n" +
          "Order changes by the arrow buttons, which keep the focus, and by dragging the dots. Buttons at an end stay focusable and do nothing. Every change is announced. What was typed into the last box is added when the box is left: nothing gets lost by forgetting a button.",
      },
    },
  },
  args: {
    label: "Key features",
    itemLabel: "Key feature",
    hint: "The first five show at once on the product's page",
    values: ["Reads 1D and 2D codes, also from screens", "Cable of 2 m, USB", "Drops of 1.5 m"],
    onChange: fn(),
  },
} satisfies Meta<typeof ListField>

export default meta
type Story = StoryObj<typeof meta>

const entries = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole<HTMLInputElement>("textbox", { name: /^Key feature \d+$/ })
    .map(({ value }) => value)

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("group", { name: "Key features" })).toHaveAccessibleDescription(
      "The first five show at once on the product's page",
    )
    await step("Enter adds and keeps the place", async () => {
      const adder = canvas.getByRole("textbox", { name: "Add to Key features" })
      await userEvent.type(adder, "  Two years of warranty {Enter}")
      await expect(entries(canvasElement)[3]).toBe("Two years of warranty")
      await expect(adder).toHaveFocus()
      await expect(adder).toHaveValue("")
      await expect(canvas.getByRole("status")).toHaveTextContent("Key feature 4 added")
    })
    await step("arrows move an entry, and the focus goes with it", async () => {
      const up = canvas.getByRole("button", { name: "Move Key feature 3 up" })
      up.focus()
      await userEvent.keyboard("{Enter}")
      await expect(entries(canvasElement)[1]).toBe("Drops of 1.5 m")
      await expect(canvas.getByRole("button", { name: "Move Key feature 2 up" })).toHaveFocus()
      await userEvent.keyboard("{Enter}{Enter}")
      await expect(entries(canvasElement)[0]).toBe("Drops of 1.5 m")
      await expect(canvas.getByRole("button", { name: "Move Key feature 1 up" })).toHaveFocus()
    })
    await step("removing keeps the place", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Key feature 1" }))
      await expect(entries(canvasElement)).toHaveLength(3)
      await expect(canvas.getByRole("button", { name: "Remove Key feature 1" })).toHaveFocus()
    })
  },
}

export const Pasting: Story = {
  args: { values: ["Cordless"] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const adder = canvas.getByRole("textbox", { name: "Add to Key features" })
    await step("lines become entries", async () => {
      adder.focus()
      await userEvent.paste("• Reads 1D\n• Reads 2D, also from screens\n")
      await expect(entries(canvasElement)).toEqual(["Cordless", "Reads 1D", "Reads 2D, also from screens"])
    })
    await step("so do the parts between commas, until they are joined again", async () => {
      adder.focus()
      await userEvent.paste("IP65, drops of 2 m")
      await expect(entries(canvasElement)).toHaveLength(5)
      await userEvent.click(canvas.getByRole("button", { name: "Keep as one" }))
      await expect(entries(canvasElement)[3]).toBe("IP65, drops of 2 m")
    })
  },
}

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const [first, , third] = within(canvasElement).getAllByRole("listitem")
    const dataTransfer = new DataTransfer()
    const grip = first?.querySelector(".drag-grip")
    if (!grip || !third) throw new Error("No list")
    await fireEvent.dragStart(grip, { dataTransfer })
    await fireEvent.dragOver(third, { dataTransfer })
    await expect(third).toHaveAttribute("data-drop", "after")
    await fireEvent.drop(third, { dataTransfer })
    await expect(entries(canvasElement)[2]).toBe("Reads 1D and 2D codes, also from screens")
  },
}

export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvasElement }) => {
    const adder = within(canvasElement).getByRole("textbox", { name: "Add to Key features" })
    await userEvent.type(adder, "One more{Enter}")
    await expect(entries(canvasElement)).toHaveLength(3)
    await expect(adder).toHaveValue("One more")
  },
}

export const Empty: Story = { args: { values: [], required: false } }
export const WithErrors: Story = {
  args: { error: "Shorten one key feature", itemErrors: { 1: "200 characters at most" } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("textbox", { name: "Key feature 2" }),
    ).toHaveAccessibleDescription("Error: 200 characters at most")
  },
}
export const LongText: Story = { args: { label: longName, values: [longName, longName] } }
export const Disabled: Story = { args: { disabled: true } }
export const Dark: Story = { ...WithErrors, play: undefined, globals: { theme: "dark" } }
export const Narrow: Story = {
  args: { values: [longName, "IP65"] },
  globals: { viewport: { value: "w320" } },
}
export const RightToLeft: Story = { globals: { direction: "rtl" } }

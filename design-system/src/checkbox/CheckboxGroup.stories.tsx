import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { machineTypes } from "../lib/samples"
import { CheckboxGroup } from "./CheckboxGroup"

const options = machineTypes.map(([label]) => ({ value: label, label }))

const meta = {
  title: "Forms/CheckboxGroup",
  component: CheckboxGroup,
  parameters: {
    docs: {
      description: {
        component:
          "Any number of choices for one question.\n\n" +
          "**Do** say that several may be chosen: “Choose all that apply”. **Don't** put more than about ten in view: a combobox with chips searches long lists.\n\n" +
          "A fieldset of native checkboxes with one name: the form sends each value that is ticked.",
      },
    },
  },
  args: { legend: "Device types", hint: "Choose all that apply", name: "device_types", options },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: ["Tablets"] },
  render: (args) => (
    <form>
      <CheckboxGroup {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("group", { name: "Device types" })).toHaveAccessibleDescription(
      "Choose all that apply",
    )
    await userEvent.tab()
    await userEvent.keyboard(" ")
    await expect(canvas.getByRole("checkbox", { name: "Barcode Scanners" })).toBeChecked()
    const form = canvasElement.querySelector("form") ?? undefined
    await expect(new FormData(form).getAll("device_types")).toEqual(["Barcode Scanners", "Tablets"])
  },
}

function Chosen() {
  const [value, setValue] = useState<string[]>(["Tablets"])
  return (
    <>
      <CheckboxGroup legend="Device types" name="types" options={options} value={value} onChange={setValue} />
      <p className="mt-3 text-sm text-ink-muted">Chosen: {value.join(", ") || "none"}</p>
    </>
  )
}
export const Controlled: Story = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("checkbox", { name: "Label Printers" }))
    await expect(canvas.getByText("Chosen: Label Printers, Tablets")).toBeVisible()
    await userEvent.click(canvas.getByRole("checkbox", { name: "Tablets" }))
    await expect(canvas.getByText("Chosen: Label Printers")).toBeVisible()
  },
}
export const TwoColumns: Story = { args: { columns: "two" } }
export const WithCounts: Story = {
  args: { options: options.map((option, index) => ({ ...option, end: index * 37, disabled: index === 0 })) },
}
export const WithError: Story = {
  args: { error: "Choose at least one type of device" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription(
      "Error: Choose at least one type of device Choose all that apply",
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const One: Story = { args: { options: options.slice(0, 1) } }
export const Many: Story = {
  args: {
    columns: "two",
    options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Brand ${index + 1}` })),
  },
}
export const Dark: Story = { ...WithError, globals: { theme: "dark" } }
export const RightToLeftNarrow: Story = {
  ...WithCounts,
  globals: { direction: "rtl", viewport: { value: "w320" } },
}

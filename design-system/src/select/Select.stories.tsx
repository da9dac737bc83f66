import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Select } from "./Select"

const services = [
  { value: "repair", label: "Repair" },
  { value: "rentals", label: "Rental" },
  { value: "buy-back", label: "Buy-back" },
  { value: "refurbishment", label: "Refurbishment" },
  { value: "itad", label: "IT asset disposal" },
]

const meta = {
  title: "Forms/Select",
  component: Select,
  parameters: {
    docs: {
      description: {
        component:
          "One choice of a list: the browser's own control, which works without scripts and opens on every phone the way its owner knows.\n\n" +
          "**Do** use it from about six choices upward and give it a `placeholder` when no choice is likelier than the others. **Don't** use it for two or three choices (radio buttons show them all), nor for hundreds (a combobox can be searched).",
      },
    },
  },
  args: { label: "Service of interest", options: services, placeholder: "Choose a service" },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Service of interest" })
    await expect(select).toHaveDisplayValue("Choose a service")
    await expect(select).toHaveValue("")
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, "Buy-back")
    await expect(select).toHaveValue("buy-back")
  },
}
export const Chosen: Story = { args: { defaultValue: "itad" } }
export const Grouped: Story = {
  args: {
    label: "Device",
    placeholder: "Choose a device",
    options: [
      {
        label: "Zebra",
        options: [
          { value: "tc22", label: "TC22" },
          { value: "mc9400", label: "MC9400" },
        ],
      },
      {
        label: "Honeywell",
        options: [
          { value: "ct47", label: "CT47" },
          { value: "ck65", label: "CK65 (no longer repaired)", disabled: true },
        ],
      },
      { value: "other", label: "Another make" },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole("group", { name: "Honeywell" })).toBeInTheDocument()
    await expect(canvas.getByRole("option", { name: "CK65 (no longer repaired)" })).toBeDisabled()
  },
}

function SortBy() {
  const [order, setOrder] = useState("name")
  return (
    <>
      <Select
        label="Sort by"
        width="sm"
        value={order}
        onChange={({ target }) => setOrder(target.value)}
        options={[
          { value: "name", label: "Name" },
          { value: "price", label: "Lowest price" },
        ]}
      />
      <p className="mt-3 text-sm text-ink-muted">Order: {order}</p>
    </>
  )
}
export const Controlled: Story = {
  render: () => <SortBy />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "Lowest price")
    await expect(canvas.getByText("Order: price")).toBeVisible()
  },
}

export const Many: Story = {
  args: {
    label: "Site",
    placeholder: "Choose a site",
    options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Depot ${index + 1}` })),
  },
}
export const OneOption: Story = { args: { options: services.slice(0, 1), placeholder: undefined } }
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = {
  args: { required: true, error: "Choose a service" },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox")
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleErrorMessage("Error: Choose a service")
  },
}
export const LongText: Story = {
  args: { options: [{ value: "long", label: longName }], placeholder: undefined },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { defaultValue: "repair" }, globals: { direction: "rtl" } }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { TextField } from "../text-field"
import { Fieldset } from "./Fieldset"

const meta = {
  title: "Forms/Fieldset",
  component: Fieldset,
  parameters: {
    docs: {
      description: {
        component:
          "Several controls under one legend: a part of a long form (`heading`), or one question with several boxes (`label`).\n\n" +
          "**Do** let the legend name what the fields have in common; labels are then shorter. **Don't** put a single text field in one.\n\n" +
          "Radio and checkbox groups are made of it.",
      },
    },
  },
  args: {
    legend: "Registered address",
    hint: "As Companies House has it",
    children: (
      <div className="grid gap-5">
        <TextField label="Address line 1" autoComplete="address-line1" required />
        <TextField label="Town or city" autoComplete="address-level2" required />
        <TextField label="Postcode" autoComplete="postal-code" width="sm" required />
      </div>
    ),
  },
} satisfies Meta<typeof Fieldset>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Registered address" })
    await expect(group).toHaveAccessibleDescription("As Companies House has it")
    await expect(within(group).getAllByRole("textbox")).toHaveLength(3)
  },
}
export const AsQuestion: Story = { args: { size: "label" } }
export const Optional: Story = {
  args: { required: false },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("group", { name: "Registered address (optional)" }),
    ).toBeVisible()
  },
}
export const WithError: Story = {
  args: { error: "Enter an address in the United Kingdom" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("group")).toHaveAccessibleDescription(
      "Error: Enter an address in the United Kingdom As Companies House has it",
    )
  },
}
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    for (const input of within(canvasElement).getAllByRole("textbox")) await expect(input).toBeDisabled()
  },
}
export const Dark: Story = { ...WithError, globals: { theme: "dark" } }
export const RightToLeftNarrow: Story = {
  ...WithError,
  globals: { direction: "rtl", viewport: { value: "w320" } },
}

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { longName } from "../lib/samples"
import { Field } from "./Field"

const meta = {
  title: "Forms/Field",
  component: Field,
  parameters: {
    docs: {
      description: {
        component:
          "The frame that every field shares: label, hint, error and control, wired by id so that screen readers announce all of them with the control. Text fields, selects and the other fields contain it; use it by itself for a control of your own.\n\n" +
          "**One rule for required fields:** in a form, `required` is always set. Required fields have no sign; the labels of the others end in “(optional)”. Stars have to be explained, and most fields of a good form are required. Outside forms (filters, settings) leave it out and neither is shown.\n\n" +
          "**Do** put help in the hint, where it stays while somebody types. Say in the error what to do: “Enter a postcode, like NN1 0AA”. Give the form `noValidate` once scripts run and check on submit, then again as the field is corrected.\n\n" +
          "**Don't** use the placeholder as a label or for help. Don't check while somebody is still typing for the first time, nor as they leave a field: the message would push the button from under the pointer.\n\n" +
          "The error stands above the control, where no keyboard on a phone and no list of suggestions covers it, and a bar in the margin marks it for the eye. It is named by `aria-errormessage` and, because not all screen readers read that, by `aria-describedby` as well.",
      },
    },
  },
  args: {
    label: "Device serial number",
    hint: "On the label under the battery, after “S/N”",
    children: (control) => <input {...control} className="control" />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Device serial number" })
    await expect(input).toHaveAccessibleDescription("On the label under the battery, after “S/N”")
    await expect(input).toBeValid()
    await userEvent.click(within(canvasElement).getByText("Device serial number"))
    await expect(input).toHaveFocus()
  },
}
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Device serial number" })
    await expect(input).toBeRequired()
    await expect(input).toHaveAttribute("aria-invalid", "false")
  },
}
export const Optional: Story = {
  args: { required: false },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Device serial number (optional)" })
    await expect(input).not.toBeRequired()
  },
}
export const WithError: Story = {
  args: { required: true, error: "Enter the serial number, like 21183522500431" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Device serial number" })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleErrorMessage("Error: Enter the serial number, like 21183522500431")
    await expect(input).toHaveAccessibleDescription(
      "Error: Enter the serial number, like 21183522500431 On the label under the battery, after “S/N”",
    )
  },
}
export const HiddenLabel: Story = {
  args: { hideLabel: true, hint: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Device serial number" })).toBeVisible()
  },
}
export const LongText: Story = {
  args: { label: longName, hint: longName, error: longName },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { ...WithError, globals: { theme: "dark" } }
export const RightToLeft: Story = { ...WithError, globals: { direction: "rtl" } }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { PasswordField } from "./PasswordField"

const meta = {
  title: "Forms/PasswordField",
  component: PasswordField,
  parameters: {
    docs: {
      description: {
        component:
          "A password, hidden until its owner asks to see it.\n\n" +
          "**Do** write the rules in the hint, and let passwords be pasted. **Don't** ask for it twice: a visible password need not be repeated.\n\n" +
          "The password is hidden again as the form is sent, and both states are announced. Without scripts there is no button.",
      },
    },
  },
  args: { label: "Password", autoComplete: "current-password", required: true },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} name="password" />
      <Button type="submit" className="justify-self-start">
        Sign in
      </Button>
    </form>
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText("Password")
    await step("hidden at first, shown by pointer, hidden by keyboard", async () => {
      await userEvent.type(input, "correct horse")
      await expect(input).toHaveAttribute("type", "password")
      await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
      await expect(input).toHaveAttribute("type", "text")
      await expect(canvas.getByRole("status")).toHaveTextContent("Password shown")
      await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus()
      await userEvent.keyboard(" ")
      await expect(input).toHaveAttribute("type", "password")
      await expect(canvas.getByRole("status")).toHaveTextContent("Password hidden")
      await expect(input).toHaveValue("correct horse")
    })
    await step("hidden again as the form is sent", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show password" }))
      await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
      await expect(input).toHaveAttribute("type", "password")
    })
  },
}
export const New: Story = {
  args: {
    label: "New password",
    autoComplete: "new-password",
    hint: "At least 12 characters; a sentence is easiest",
  },
}
export const WithError: Story = { args: { error: "Enter your password" } }
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Show password" })).toBeDisabled()
  },
}
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeftNarrow: Story = { globals: { direction: "rtl", viewport: { value: "w320" } } }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { TextArea } from "./TextArea"

const letter =
  "We run 46 Zebra TC52s and 12 MC9300s across three warehouses.\n\nAbout a third need batteries, and six have cracked screens. We would like a price for a comprehensive repair contract over three years, and to know whether loan units are included.\n\nOur current contract ends on 31 March."

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  parameters: {
    docs: {
      description: {
        component:
          "Several lines of text: a message, a description of a fault.\n\n" +
          "**Do** ask for what you need in the hint; `rows` shows how much is expected. **Don't** use it for an address: lines with names of their own can be filled in by the browser.\n\n" +
          "The field grows with what is written (`field-sizing`), up to 20 lines; browsers without it scroll and can be pulled larger. The count works as in TextField.",
      },
    },
  },
  args: { label: "Message", hint: "Models, how many, and what you want done", name: "message" },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const message = within(canvasElement).getByRole("textbox", { name: "Message" })
    await expect(message).toHaveAccessibleDescription("Models, how many, and what you want done")
    const before = message.getBoundingClientRect().height
    await step("grows with what is written", async () => {
      await userEvent.click(message)
      await userEvent.paste(letter)
      await waitFor(() => expect(message.getBoundingClientRect().height).toBeGreaterThan(before))
      await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight + 1)
    })
    await step("and stops at 20 lines", async () => {
      await userEvent.paste(letter.repeat(20))
      await expect(message.scrollHeight).toBeGreaterThan(message.clientHeight)
    })
  },
}
export const Filled: Story = { args: { defaultValue: letter } }
export const OneRow: Story = {
  args: { rows: 1, label: "Note for the driver", hint: undefined, required: false },
}
export const Counted: Story = {
  args: { characterLimit: 200 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const message = canvas.getByRole("textbox", { name: "Message" })
    await expect(message).toHaveAccessibleDescription(
      "Models, how many, and what you want done You can enter up to 200 characters",
    )
    await userEvent.click(message)
    await userEvent.paste(letter)
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/too many$/))
    await expect(message).toHaveValue(letter)
  },
}
export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } }
export const Disabled: Story = { args: { disabled: true, defaultValue: letter } }
export const WithError: Story = {
  args: { required: true, error: "Tell us what you need" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox")).toHaveAccessibleErrorMessage(
      "Error: Tell us what you need",
    )
  },
}
export const LongText: Story = {
  args: { defaultValue: "DS2208-SR7U2100SGW/".repeat(20) },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { args: { characterLimit: 200 }, globals: { theme: "dark" } }
export const RightToLeft: Story = { ...WithError, globals: { direction: "rtl" } }

import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "../button"
import { FormActions } from "./FormActions"

const meta = {
  title: "Forms/FormActions",
  component: FormActions,
  parameters: {
    docs: {
      description: {
        component:
          "The end of a form: its buttons, and what happens next.\n\n" +
          "**Do** put the button that sends the form first, with its result as label: “Request a quote”. Show it as loading while the form is under way. **Don't** switch it off until everything is right: nobody can ask a disabled button what is missing.",
      },
    },
  },
  args: {
    children: (
      <>
        <Button type="submit">Request a quote</Button>
        <Button variant="secondary">Save for later</Button>
      </>
    ),
    note: "We answer within one working day. Requesting a quote is free and without obligation.",
  },
} satisfies Meta<typeof FormActions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sending: Story = { args: { children: <Button loading>Request a quote</Button> } }
export const NoNote: Story = { args: { note: undefined } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const Dark: Story = { globals: { theme: "dark" } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

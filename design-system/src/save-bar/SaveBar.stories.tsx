import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { SaveBar } from "./SaveBar"

const meta = {
  title: "Forms/SaveBar",
  component: SaveBar,
  parameters: {
    docs: {
      description: {
        component:
          "The end of a form that is longer than the window, always in view.\n\n" +
          "**Do** put it last in the form, so that the keyboard reaches it after the fields. Say in `status` what is not saved yet, and when the last save was. One primary button, last.\n\n" +
          "**Don't** use it for forms that fit a screen (FormActions), or put links into it that lead away.\n\n" +
          "It keeps out of the way of what has the focus (WCAG 2.2, 2.4.11), and scrolls with the page where the window is low.",
      },
    },
  },
  args: {
    status: "Unsaved changes",
    children: (
      <>
        <Button variant="secondary">Preview</Button>
        <Button variant="secondary">Save</Button>
        <Button>Save and publish</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Unsaved changes")
  },
}
export const Saving: Story = { args: { status: "Saving…", children: <Button loading>Save</Button> } }
/** The content that the bar covers on a long page can be scrolled into view. */
export const LongPage: Story = {
  render: (args) => (
    <>
      <div className="h-dvh" />
      <div className="h-dvh" />
      <SaveBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement).getByRole("button", { name: "Save" }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
export const LongText: Story = { args: { status: longName } }
export const Dark: Story = { globals: { theme: "dark" } }
export const Narrow: Story = { globals: { viewport: { value: "w320" } } }
export const RightToLeft: Story = { globals: { direction: "rtl" } }

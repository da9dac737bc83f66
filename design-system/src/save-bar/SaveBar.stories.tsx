import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { TextField } from "../text-field"
import { SaveBar } from "./SaveBar"

const meta = {
  title: "Forms/SaveBar",
  component: SaveBar,
  parameters: {
    docs: {
      description: {
        component:
          "The end of a form that is longer than the window, always in view.\n\n" +
          "**Do** put it last in the form, so that the keyboard reaches it after the fields. Say in `status` what is not saved yet, and when the last save was. One primary button, last. Pass the errors of a refused attempt in `problems`: their number opens a list that leads to the fields.\n\n" +
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

const PROBLEMS = [
  { fieldId: "bar-name", message: "Name: Enter the product's name" },
  { fieldId: "bar-price", message: "Price ex VAT: 12,50 could mean 12.50 or 1,250: write 12.50 or 1250" },
]

/** A refused attempt: the number of errors is announced, and its list leads to the fields. */
export const WithProblems: Story = {
  args: { problems: PROBLEMS },
  render: (args) => (
    <>
      <div className="grid gap-6 pb-80">
        <TextField id="bar-name" label="Name" required error="Enter the product's name" />
        <TextField id="bar-price" label="Price ex VAT" error="12,50 could mean 12.50 or 1,250" />
      </div>
      <SaveBar {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole("button", { name: "2 fields to correct" })
    await step("the number is announced", async () => {
      await expect(canvas.getByRole("status")).toHaveTextContent("Unsaved changes 2 fields to correct.")
    })
    await step("an entry leads to its field and closes the list", async () => {
      await userEvent.click(opener)
      await expect(opener).toHaveAttribute("aria-expanded", "true")
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("textbox", { name: /^Price ex VAT/ })).toHaveFocus()
      await expect(canvas.queryByRole("list", { name: "Fields to correct" })).toBeNull()
    })
    await step("Escape closes it and leaves the focus on the button", async () => {
      opener.focus()
      await userEvent.keyboard("{Enter}{Tab}{Escape}")
      await expect(opener).toHaveFocus()
      await expect(opener).toHaveAttribute("aria-expanded", "false")
    })
    await step("opened, for the picture", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getAllByRole("link")).toHaveLength(2)
    })
  },
}
export const WithProblemsDark: Story = { ...WithProblems, globals: { theme: "dark" } }
export const WithProblemsNarrow: Story = { ...WithProblems, globals: { viewport: { value: "w320" } } }
/** One error. */
export const OneProblem: Story = { args: { problems: PROBLEMS.slice(0, 1) } }

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

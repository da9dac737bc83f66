import { useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { Button } from "../button"
import { longName } from "../lib/samples"
import { RadioGroup } from "../radio"
import { TextField } from "../text-field"
import { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary"

const problems = [
  { fieldId: "summary-name", message: "Enter your name" },
  { fieldId: "summary-email", message: "Enter an e-mail address, like name@company.co.uk" },
  { fieldId: "summary-type", message: "Choose a company type" },
]
const errorFor = (id: string, shown: ErrorSummaryProps["problems"]) =>
  shown.find(({ fieldId }) => fieldId === id)?.message

/** A form in which every field has an error, each time it is sent. */
function Form({ problems: shown, ...summary }: ErrorSummaryProps) {
  const [attempt, setAttempt] = useState(0)
  const errors = attempt > 0 ? shown : []
  return (
    <form
      noValidate
      className="grid max-w-reading gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
      }}
    >
      <ErrorSummary {...summary} problems={errors} attempt={attempt} />
      <TextField id="summary-name" label="Name" required error={errorFor("summary-name", errors)} />
      <TextField
        id="summary-email"
        label="Work e-mail"
        type="email"
        required
        error={errorFor("summary-email", errors)}
      />
      <RadioGroup
        id="summary-type"
        legend="Company type"
        name="type"
        required
        error={errorFor("summary-type", errors)}
        options={[
          { value: "limited", label: "Limited company" },
          { value: "sole-trader", label: "Sole trader" },
        ]}
      />
      <Button type="submit" className="justify-self-start">
        Request a quote
      </Button>
    </form>
  )
}

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component:
          "What keeps a form from being sent, in one place above it, each line leading to its field.\n\n" +
          "**Do** show it only after somebody tried to send the form, in the order of the fields, with the same texts as beside them; count the attempts, so that each takes the focus anew; and begin the page's title with “Error: ”. A form that fits a screen may send the focus on to its first wrong field (`focus=\"field\"`). **Don't** use it for one field that is checked as it is filled in, nor for a failure that no field is to blame for: that is an alert.\n\n" +
          "It is an alert as well as focused, so that it is read whole, whichever of the two a screen reader follows. Its links focus the control and bring the label into view; a group's link focuses its first control.",
      },
    },
  },
  args: { problems },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const TakesTheFocus: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const send = canvas.getByRole("button", { name: "Request a quote" })
    await expect(canvas.queryByRole("alert")).toBeNull()
    await step("when it appears, and on each further attempt", async () => {
      await userEvent.click(send)
      const summary = canvas.getByRole("alert", { name: "There is a problem" })
      await expect(summary).toHaveFocus()
      await expect(within(summary).getAllByRole("link")).toHaveLength(3)
      await userEvent.click(send)
      await expect(summary).toHaveFocus()
    })
    await step("its links lead to the fields, by keyboard and by pointer", async () => {
      await userEvent.tab()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus()
      await userEvent.click(canvas.getByRole("link", { name: "Choose a company type" }))
      await expect(canvas.getByRole("radio", { name: "Limited company" })).toHaveFocus()
    })
  },
}

export const PassesTheFocusOn: Story = {
  args: { focus: "field" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: "Request a quote" }))
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus()
    await expect(canvas.getByRole("alert")).toBeVisible()
  },
}

const alone: Story["render"] = (args) => <ErrorSummary {...args} />
export const Default: Story = { render: alone }
export const One: Story = { render: alone, args: { problems: problems.slice(0, 1) } }
export const None: Story = {
  render: alone,
  args: { problems: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("alert")).toBeNull()
  },
}
export const Hover: Story = { render: alone, parameters: { pseudo: { hover: true } } }
export const LongText: Story = {
  render: alone,
  args: { problems: [{ fieldId: "long", message: longName }, ...problems] },
  globals: { viewport: { value: "w320" } },
}
export const Dark: Story = { render: alone, globals: { theme: "dark" } }
export const RightToLeft: Story = { render: alone, globals: { direction: "rtl" } }

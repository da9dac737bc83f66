import { type SubmitEvent, useEffect, useRef, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Button } from "../../button"
import { Checkbox } from "../../checkbox"
import { ErrorSummary, type FieldProblem } from "../../error-summary"
import { Fieldset } from "../../field"
import { FormActions, FormGrid } from "../../form"
import { Container } from "../../layout"
import { Link } from "../../link"
import { QuantityStepper } from "../../quantity-stepper"
import { TextArea } from "../../text-area"
import { TextField } from "../../text-field"

/** The requested products, with the stock that limits their quantity. */
const LINES = [
  { name: "Zebra TC22 Mobile Computer", sku: "WLMT0-T22B6ABC2-A6", quantity: 12, stock: 57 },
  { name: "Zebra ZD421 Desktop Printer", sku: "ZD4A042-D0EM00EZ", quantity: 2, stock: 4 },
] as const

const MESSAGE_LIMIT = 1000

/** Rules as in an application's schema: the error of each field. */
const RULES: Record<string, (value: string) => string | false> = {
  name: (value) => value === "" && "Enter your name",
  email: (value) =>
    !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value) && "Enter an e-mail address, like name@company.co.uk",
  company: (value) => value === "" && "Enter the name of your company",
  message: (value) =>
    value.length > MESSAGE_LIMIT &&
    `Shorten your message to ${MESSAGE_LIMIT.toLocaleString("en-GB")} characters`,
  privacy_consent: (value) => value === "" && "Agree to the privacy policy so that we may answer you",
}

function problemsOf(data: FormData): FieldProblem[] {
  return Object.entries(RULES).flatMap(([name, rule]) => {
    const value = data.get(name)
    const message = rule(typeof value === "string" ? value.trim() : "")
    return message ? [{ fieldId: `enquire-${name}`, message }] : []
  })
}

function ThankYou({ reference }: { reference: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="max-w-reading">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-semibold">
        Thank you, we have your enquiry
      </h1>
      <p className="mt-4 text-lg text-ink-muted">
        Your reference is <strong className="part-number text-ink">{reference}</strong>. We answer within one
        working day.
      </p>
    </div>
  )
}

interface EnquireProps {
  onSend: (data: [string, FormDataEntryValue][]) => void
}

/** A quote request, as in the shop. */
function Enquire({ onSend }: EnquireProps) {
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isSent, setSent] = useState(false)

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found = problemsOf(data)
    setProblems(found)
    setAttempt(attempt + 1)
    if (found.length > 0) return
    onSend([...data])
    setSent(true)
  }
  const errorOf = (name: string) => problems.find(({ fieldId }) => fieldId === `enquire-${name}`)?.message
  const field = (name: string) => ({ name, id: `enquire-${name}`, error: errorOf(name) })

  if (isSent) return <ThankYou reference="ENQ-2026-0412" />
  return (
    <>
      <h1 className="text-3xl font-semibold">Request a quote</h1>
      <p className="mt-3 max-w-reading text-lg text-ink-muted">
        Tell us who you are and how many you need. We answer with a price and a delivery date, within one
        working day.
      </p>
      <form
        noValidate
        className="mt-8 grid gap-8"
        onSubmit={send}
        // After the first attempt, each correction removes its error at once.
        onInput={(event) => attempt > 0 && setProblems(problemsOf(new FormData(event.currentTarget)))}
      >
        <ErrorSummary problems={problems} attempt={attempt} focus="field" />
        <Fieldset legend="What you need">
          <ul className="grid divide-y divide-line border-y border-line">
            {LINES.map(({ name, sku, quantity, stock }) => (
              <li key={sku} className="flex flex-wrap items-center justify-between gap-4 py-4">
                <div className="min-w-0">
                  <p className="font-semibold">{name}</p>
                  <p className="part-number text-sm text-ink-muted">{sku}</p>
                </div>
                <QuantityStepper
                  label={`Quantity of ${name}`}
                  hideLabel
                  name={`quantity_${sku}`}
                  defaultValue={quantity}
                  max={stock}
                  maxReason={`${stock} in stock; ask below for more`}
                />
              </li>
            ))}
          </ul>
        </Fieldset>
        <Fieldset legend="About you">
          <FormGrid>
            <TextField {...field("name")} label="Name" required autoComplete="name" />
            <TextField {...field("email")} label="Work e-mail" type="email" required autoComplete="email" />
            <TextField {...field("company")} label="Company" required autoComplete="organization" />
            <TextField
              {...field("phone")}
              label="Phone"
              type="tel"
              required={false}
              autoComplete="tel"
              hint="If you would like us to call you"
            />
          </FormGrid>
        </Fieldset>
        <Fieldset legend="About the order">
          <FormGrid>
            <TextField
              {...field("reference")}
              label="Your reference"
              required={false}
              hint="A purchase order or project number to show on the quote"
              width="md"
              autoComplete="off"
            />
            <TextArea
              {...field("message")}
              label="Message"
              required={false}
              characterLimit={MESSAGE_LIMIT}
              hint="For example accessories, software or the delivery address"
            />
            <Checkbox
              {...field("privacy_consent")}
              required
              label={
                <>
                  I agree that Scanwright may use these details to answer me, as the{" "}
                  <Link href="/privacy-policy">privacy policy</Link> says
                </>
              }
            />
          </FormGrid>
        </Fieldset>
        <FormActions note="Requesting a quote is free and without obligation.">
          <Button type="submit" size="lg">
            Request a quote
          </Button>
        </FormActions>
      </form>
    </>
  )
}

const meta = {
  title: "Patterns/Enquire",
  component: Enquire,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "720px" },
      description: {
        component:
          "A whole quote request: how the fields, the error summary and the end of a form work together.\n\n" +
          "**Do** check on submit, send the focus to the first wrong field, and from then on acknowledge each correction as it is made. Keep everything that was typed. End with a heading that takes the focus and says the reference. **Don't** ask for what the order does not need: four of these nine fields may stay empty, and say so.\n\n" +
          "The rules here are the story's; an application takes them from the one schema that browser and server share. The form posts without scripts too.",
      },
    },
  },
  args: { onSend: fn() },
  decorators: [
    (Story) => (
      <Container width="narrow" className="py-10">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Enquire>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const ByKeyboardOnly: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const textbox = (name: string) => canvas.getByRole("textbox", { name })
    await step("an empty form is not sent: the first wrong field has the focus and its error", async () => {
      canvas.getByRole("button", { name: "Request a quote" }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(args.onSend).not.toHaveBeenCalled()
      await expect(textbox("Name")).toHaveFocus()
      await expect(textbox("Name")).toHaveAccessibleErrorMessage("Error: Enter your name")
      await expect(within(canvas.getByRole("alert")).getAllByRole("link")).toHaveLength(4)
    })
    await step("each correction is acknowledged as it is made", async () => {
      await userEvent.keyboard("Joy Okafor")
      await expect(textbox("Name")).toBeValid()
      await userEvent.tab()
      await userEvent.keyboard("j.okafor@brightwell")
      await expect(textbox("Work e-mail")).toBeInvalid()
      await userEvent.keyboard(".co.uk")
      await expect(textbox("Work e-mail")).toBeValid()
      await userEvent.tab()
      await userEvent.keyboard("Brightwell Logistics Ltd")
      await expect(within(canvas.getByRole("alert")).getAllByRole("link")).toHaveLength(1)
    })
    await step("quantities by arrow keys, within the stock", async () => {
      const printers = canvas.getByRole("spinbutton", { name: "Quantity of Zebra ZD421 Desktop Printer" })
      printers.focus()
      await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}")
      await expect(printers).toHaveValue("4")
      await expect(canvas.getByText("4 in stock; ask below for more", { selector: "p" })).toBeVisible()
    })
    await step("sent again without consent, the consent has the focus", async () => {
      textbox("Your reference (optional)").focus()
      await userEvent.keyboard("PO 4471{Enter}")
      const consent = canvas.getByRole("checkbox", { name: /^I agree/ })
      await expect(consent).toHaveFocus()
      await userEvent.keyboard(" ")
      await expect(canvas.queryByRole("alert")).toBeNull()
    })
    await step("then it goes, and the answer is read", async () => {
      canvas.getByRole("button", { name: "Request a quote" }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(args.onSend).toHaveBeenCalledTimes(1)
      await expect(args.onSend).toHaveBeenCalledWith([
        ["quantity_WLMT0-T22B6ABC2-A6", "12"],
        ["quantity_ZD4A042-D0EM00EZ", "4"],
        ["name", "Joy Okafor"],
        ["email", "j.okafor@brightwell.co.uk"],
        ["company", "Brightwell Logistics Ltd"],
        ["phone", ""],
        ["reference", "PO 4471"],
        ["message", ""],
        ["privacy_consent", "on"],
      ])
      await expect(canvas.getByRole("heading", { name: "Thank you, we have your enquiry" })).toHaveFocus()
    })
  },
}

const failing: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Request a quote" }))
}
export const Failing: Story = { globals: { viewport: { value: "w1280" } }, play: failing }
export const FailingOnAPhone: Story = { globals: { viewport: { value: "w320" } }, play: failing }
export const FailingDark: Story = { globals: { theme: "dark" }, play: failing }
export const FailingRightToLeft: Story = { globals: { direction: "rtl" }, play: failing }

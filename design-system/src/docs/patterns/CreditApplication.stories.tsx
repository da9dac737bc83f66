import { type SubmitEvent, useEffect, useRef, useState } from "react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { Button } from "../../button"
import { Checkbox } from "../../checkbox"
import { ErrorSummary, type FieldProblem } from "../../error-summary"
import { Fieldset } from "../../field"
import { FormActions, FormGrid } from "../../form"
import { Container } from "../../layout"
import { RadioGroup } from "../../radio"
import { Stepper } from "../../stepper"
import { TextField } from "../../text-field"

type Values = Record<string, string>

const STEPS = ["Company", "Addresses", "Contacts", "Trade references", "Declaration"] as const

/** Required fields by step, with their error messages. */
const REQUIRED: readonly Record<string, string>[] = [
  {
    legal_name: "Enter the company's legal name",
    company_type: "Choose a company type",
    credit_limit: "Enter the credit limit you ask for",
  },
  {
    line1: "Enter the first line of the address",
    city: "Enter a town or city",
    postcode: "Enter a postcode, like NN1 0AA",
  },
  {
    applicant_name: "Enter your name",
    applicant_email: "Enter your e-mail address",
    accounts_name: "Enter the name of your accounts contact",
    accounts_email: "Enter the e-mail address of your accounts contact",
  },
  {
    first_company: "Enter the first trade reference",
    first_email: "Enter the e-mail address of the first trade reference",
    second_company: "Enter the second trade reference",
    second_email: "Enter the e-mail address of the second trade reference",
  },
  { declaration: "Confirm the declaration", privacy_consent: "Agree to the privacy policy" },
]

interface StepProps {
  values: Values
  errorOf: (name: string) => string | undefined
}

/** Props of a field by its name: its initial value, and its error. */
const field = ({ values, errorOf }: StepProps, name: string) => ({
  name,
  id: `credit-${name}`,
  defaultValue: values[name],
  error: errorOf(name),
})

function CompanyStep(props: StepProps) {
  return (
    <FormGrid>
      <TextField {...field(props, "legal_name")} label="Legal name" required autoComplete="organization" />
      <TextField {...field(props, "trading_name")} label="Trading name" required={false} />
      <RadioGroup
        {...field(props, "company_type")}
        legend="Company type"
        required
        appearance="two"
        options={[
          { value: "limited", label: "Limited company" },
          { value: "llp", label: "Limited liability partnership" },
          { value: "partnership", label: "Partnership" },
          { value: "sole-trader", label: "Sole trader" },
        ]}
      />
      <TextField
        {...field(props, "company_number")}
        label="Company number"
        required={false}
        hint="Eight characters, as at Companies House"
        width="sm"
      />
      <TextField {...field(props, "vat_number")} label="VAT number" required={false} width="md" />
      <TextField
        {...field(props, "credit_limit")}
        label="Credit limit requested"
        required
        prefix="£"
        suffix="a month"
        width="md"
        inputMode="numeric"
      />
      <TextField
        {...field(props, "years_trading")}
        label="Years trading"
        required={false}
        width="xs"
        inputMode="numeric"
      />
    </FormGrid>
  )
}

function AddressStep(props: StepProps) {
  return (
    <Fieldset legend="Registered address" hint="As Companies House has it; invoices go there too">
      <FormGrid>
        <TextField {...field(props, "line1")} label="Address line 1" required autoComplete="address-line1" />
        <TextField
          {...field(props, "line2")}
          label="Address line 2"
          required={false}
          autoComplete="address-line2"
        />
        <TextField {...field(props, "city")} label="Town or city" required autoComplete="address-level2" />
        <TextField
          {...field(props, "postcode")}
          label="Postcode"
          required
          width="sm"
          autoComplete="postal-code"
        />
      </FormGrid>
    </Fieldset>
  )
}

/** The same fields for two people or two companies. */
function Twice({
  pairs,
  name,
  ...props
}: StepProps & { pairs: readonly { key: string; legend: string }[]; name: { key: string; label: string } }) {
  return (
    <div className="grid gap-8">
      {pairs.map(({ key, legend }) => (
        <Fieldset key={key} legend={legend}>
          <FormGrid>
            <TextField {...field(props, `${key}_${name.key}`)} label={name.label} required />
            <TextField {...field(props, `${key}_email`)} label="E-mail" type="email" required />
            <TextField {...field(props, `${key}_phone`)} label="Phone" type="tel" required={false} />
          </FormGrid>
        </Fieldset>
      ))}
    </div>
  )
}

function DeclarationStep({ values, errorOf }: StepProps) {
  const box = (name: string) => ({
    name,
    id: `credit-${name}`,
    error: errorOf(name),
    defaultChecked: values[name] === "on",
  })
  return (
    <>
      <Checkbox
        {...box("declaration")}
        required
        label="I may sign for the company, and what I have stated is true"
      />
      <Checkbox
        {...box("privacy_consent")}
        required
        label="I agree that Scanwright may check these details with a credit reference agency"
      />
    </>
  )
}

function drawStep(step: number, props: StepProps) {
  switch (step) {
    case 0:
      return <CompanyStep {...props} />
    case 1:
      return <AddressStep {...props} />
    case 2:
      return (
        <Twice
          {...props}
          name={{ key: "name", label: "Name" }}
          pairs={[
            { key: "applicant", legend: "You" },
            { key: "accounts", legend: "Your accounts contact" },
          ]}
        />
      )
    case 3:
      return (
        <Twice
          {...props}
          name={{ key: "company", label: "Company" }}
          pairs={[
            { key: "first", legend: "First trade reference" },
            { key: "second", legend: "Second trade reference" },
          ]}
        />
      )
    default:
      return <DeclarationStep {...props} />
  }
}

interface CreditApplicationProps {
  /** Step shown at first, counted from 0. */
  startAt: number
  onSend: (values: Values) => void
}

/** A credit application in five steps. */
function CreditApplication({ startAt, onSend }: CreditApplicationProps) {
  const [step, setStep] = useState(startAt)
  const [values, setValues] = useState<Values>({})
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  const goTo = (next: number) => {
    setProblems([])
    setAttempt(0)
    setStep(next)
  }
  const proceed = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given: Values = {}
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") given[name] = value.trim()
    }
    const found = Object.entries(REQUIRED[step] ?? {}).flatMap(([name, message]) =>
      given[name] ? [] : [{ fieldId: `credit-${name}`, message }],
    )
    const all = { ...values, ...given }
    setValues(all)
    setProblems(found)
    setAttempt(attempt + 1)
    if (found.length > 0) return
    if (step === STEPS.length - 1) onSend(all)
    goTo(step + 1)
  }
  const errorOf = (name: string) => problems.find(({ fieldId }) => fieldId === `credit-${name}`)?.message

  const name = STEPS[step]
  return (
    <>
      <h1 className="mb-6 text-3xl font-semibold">Credit application</h1>
      <Stepper
        label="Credit application"
        current={step}
        steps={STEPS.map((label, index) => ({ label, onSelect: () => goTo(index) }))}
      />
      <h2 ref={heading} tabIndex={-1} className="mt-8 mb-6 text-2xl font-semibold">
        {name ?? "Thank you, we have your application"}
      </h2>
      {name ? (
        <form key={step} noValidate className="grid gap-8" onSubmit={proceed}>
          <ErrorSummary problems={problems} attempt={attempt} headingLevel="h3" />
          {drawStep(step, { values, errorOf })}
          <FormActions note="What you have answered is kept while you go back and forth.">
            <Button type="submit">{step === STEPS.length - 1 ? "Send application" : "Continue"}</Button>
            {step > 0 && (
              <Button variant="secondary" onClick={() => goTo(step - 1)}>
                Back
              </Button>
            )}
          </FormActions>
        </form>
      ) : (
        <p className="max-w-reading text-lg text-ink-muted">
          We write to you and to your accounts contact within three working days.
        </p>
      )}
    </>
  )
}

const meta = {
  title: "Patterns/CreditApplication",
  component: CreditApplication,
  parameters: {
    layout: "fullscreen",
    docs: {
      story: { inline: false, height: "720px" },
      description: {
        component:
          "A long form in steps: one subject a step, checked before the next, with the way back open.\n\n" +
          "**Do** move the focus to the heading of each new step, keep what was answered, and put Continue before Back. **Don't** ask for everything on one page, or let a step that is not answered be skipped.",
      },
    },
  },
  args: { startAt: 0, onSend: fn() },
  decorators: [
    (Story) => (
      <Container width="narrow" className="py-10">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CreditApplication>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const FromStartToEnd: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const type = async (name: string, text: string) =>
      userEvent.type(canvas.getByRole("textbox", { name }), text)
    const go = async () => userEvent.click(canvas.getByRole("button", { name: "Continue" }))
    const isAt = async (name: string) => expect(canvas.getByRole("heading", { name, level: 2 })).toHaveFocus()

    await step("what is missing stops it, in one list that has the focus", async () => {
      await go()
      const summary = canvas.getByRole("alert", { name: "There is a problem" })
      await expect(summary).toHaveFocus()
      await userEvent.click(within(summary).getByRole("link", { name: "Choose a company type" }))
      await expect(canvas.getByRole("radio", { name: "Limited company" })).toHaveFocus()
      await userEvent.keyboard(" ")
    })
    await step("answered, the next step has the focus", async () => {
      await type("Legal name", "Brightwell Logistics Ltd")
      await type("Credit limit requested", "2500")
      await go()
      await isAt("Addresses")
      await expect(canvas.getByRole("listitem", { current: "step" })).toHaveTextContent("Addresses")
    })
    await step("the way back keeps what was answered", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Done: Company" }))
      await isAt("Company")
      await expect(canvas.getByRole("textbox", { name: "Legal name" })).toHaveValue(
        "Brightwell Logistics Ltd",
      )
      await expect(canvas.getByRole("radio", { name: "Limited company" })).toBeChecked()
      await go()
    })
    await step("addresses, contacts, references", async () => {
      await type("Address line 1", "Unit 9, Cutler Park")
      await type("Town or city", "Leeds")
      await type("Postcode", "LS1 0AA")
      await go()
      await isAt("Contacts")
      for (const [who, name] of [
        ["You", "Joy Okafor"],
        ["Your accounts contact", "Tom Reid"],
      ] as const) {
        const group = within(canvas.getByRole("group", { name: who }))
        await userEvent.type(group.getByRole("textbox", { name: "Name" }), name)
        await userEvent.type(group.getByRole("textbox", { name: "E-mail" }), "office@brightwell.example")
      }
      await go()
      await isAt("Trade references")
      for (const which of ["First", "Second"]) {
        const group = within(canvas.getByRole("group", { name: `${which} trade reference` }))
        await userEvent.type(group.getByRole("textbox", { name: "Company" }), `${which} Supplies`)
        await userEvent.type(group.getByRole("textbox", { name: "E-mail" }), "credit@supplies.example")
      }
      await go()
    })
    await step("declared and sent", async () => {
      await isAt("Declaration")
      for (const box of canvas.getAllByRole("checkbox")) await userEvent.click(box)
      await userEvent.click(canvas.getByRole("button", { name: "Send application" }))
      await isAt("Thank you, we have your application")
      await expect(args.onSend).toHaveBeenCalledTimes(1)
      await expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ legal_name: "Brightwell Logistics Ltd", city: "Leeds", declaration: "on" }),
      )
    })
  },
}
export const Contacts: Story = { args: { startAt: 2 }, globals: { viewport: { value: "w1280" } } }
export const OnAPhone: Story = { args: { startAt: 1 }, globals: { viewport: { value: "w320" } } }
export const Dark: Story = { args: { startAt: 2 }, globals: { theme: "dark" } }
export const RightToLeft: Story = { args: { startAt: 2 }, globals: { direction: "rtl" } }

"use client"

import {
  Button,
  FormActions,
  FormGrid,
  Heading,
  QuantityStepper,
  RadioGroup,
  Select,
  Text,
} from "@scanwright/design-system"
import { type SyntheticEvent, useId } from "react"
import * as routes from "@/config/routes"
import { CHOICES, type Choice, co2 } from "@/content/co2"
import { SharePage } from "@/shell/sharing/SharePage"
import { type Asked, useQuestion } from "@/shell/sharing/useQuestion"
import { ResultActions } from "../ResultActions"
import { addressOf, QUANTITY_MOST, readQuestion, YEARS } from "./address"
import { estimate, type Question } from "./estimate"
import { EstimateResult } from "./EstimateResult"
import { DEVICES } from "./factors"
import { amount } from "./labels"

const copy = co2.form

/** The result in a sentence, announced to screen readers. */
function spokenResult(question: Question): string {
  const { deviceCount, savedKgCo2ePerYear: saved } = estimate(question)
  if (deviceCount === 0) return co2.result.nothing
  const ends = co2.result.range(amount(saved.low), amount(saved.high))
  return `${co2.result.perYear}: ${amount(saved.value)} ${co2.result.unit}, ${ends}`
}

const TOOL = { read: readQuestion, addressOf, announce: spokenResult }

/** The input in one line: the devices with their numbers, the choice and the years. */
const summaryOf = (question: Question): string =>
  [
    ...DEVICES.flatMap(({ id: kind, name, plural }) => {
      const quantity = question.quantities[kind] ?? 0
      return quantity > 0
        ? [
            `${quantity.toLocaleString("en-GB")} ${(quantity === 1 ? name : plural).replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
          ]
        : []
    }),
    co2.choices[question.choice].label.toLowerCase(),
    copy.yearsOf(question.years),
  ].join(" · ")

/** A quantity field for each kind of device. */
function DeviceQuantities({
  quantities,
  onChange,
}: {
  quantities: Question["quantities"]
  onChange: (quantities: Question["quantities"]) => void
}) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={`${id}-devices`} className="grid gap-4">
      <Heading level="h3" size="sm" id={`${id}-devices`}>
        {copy.devices}
      </Heading>
      <FormGrid>
        {DEVICES.map((device) => (
          <div key={device.id}>
            <QuantityStepper
              label={device.plural}
              name={device.id}
              min={0}
              max={QUANTITY_MOST}
              value={quantities[device.id] ?? 0}
              onChange={(quantity) => onChange({ ...quantities, [device.id]: quantity })}
            />
            <Text size="sm" variant="muted" className="mt-1">
              {device.models}
            </Text>
          </div>
        ))}
      </FormGrid>
    </div>
  )
}

/** The result, with its actions: share and print. */
function ResultSection({ question, spoken, form }: Omit<Asked<Question>, "ask">) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-result`} className="grid content-start gap-6">
      <div>
        <Heading level="h2" id={`${id}-result`}>
          {co2.result.title}
        </Heading>
        <Text variant="muted" className="mt-1">
          {summaryOf(question)}
        </Text>
      </div>
      <EstimateResult question={question} />
      <ResultActions form={form} className="noscript:hidden">
        <SharePage
          title={co2.title}
          address={addressOf(question)}
          copy={{
            label: co2.result.share,
            done: co2.result.shared,
            title: co2.result.shared,
            text: co2.result.sharedText,
          }}
        />
        <Button variant="secondary" onClick={() => window.print()}>
          {co2.result.print}
        </Button>
      </ResultActions>
      <Text size="sm" variant="muted">
        {co2.result.address}
      </Text>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  )
}

/**
 * The form and its result. Without scripts the form is submitted as an address, and the server computes the result; with
 * scripts every change applies at once and updates the address.
 */
export default function Calculator({ initial }: { initial: Question }) {
  "use memo"
  const { form, question, spoken, ask } = useQuestion(initial, TOOL)

  return (
    <div className="grid gap-10 lg:grid-cols-2 print:block">
      <form
        ref={form}
        method="get"
        action={routes.co2Calculator}
        // The result is already up to date; Enter in a field must not load the page again.
        onSubmit={(event: SyntheticEvent) => event.preventDefault()}
        className="grid content-start gap-6 print:hidden"
      >
        <Heading level="h2">{copy.title}</Heading>
        <RadioGroup
          legend={copy.choice}
          name="choice"
          appearance="cards"
          options={CHOICES.map((value) => ({ value, ...co2.choices[value] }))}
          value={question.choice}
          onChange={(choice) => ask({ choice: choice as Choice })}
        />
        <Select
          label={copy.years}
          hint={copy.yearsHint}
          name="years"
          width="md"
          options={YEARS.map((years) => ({ value: String(years), label: copy.yearsOf(years) }))}
          value={String(question.years)}
          onChange={({ target }) => ask({ years: Number(target.value) })}
        />
        <DeviceQuantities quantities={question.quantities} onChange={(quantities) => ask({ quantities })} />
        <div className="hidden noscript:block">
          <FormActions>
            <Button type="submit">{copy.calculate}</Button>
          </FormActions>
        </div>
      </form>
      <ResultSection form={form} question={question} spoken={spoken} />
    </div>
  )
}

"use client"

import {
  Alert,
  Button,
  FormActions,
  Heading,
  QuantityStepper,
  RadioGroup,
  Select,
  Text,
} from "@scanwright/design-system"
import { type SyntheticEvent, useId } from "react"
import * as routes from "@/config/routes"
import { buyBackCopy, type Condition, CONDITIONS } from "@/content/buy-back"
import { SharePage } from "@/shell/sharing/SharePage"
import { type Asked, useQuestion } from "@/shell/sharing/useQuestion"
import { ResultActions } from "../ResultActions"
import { FIRM_OFFER_ID, OFFER_ID, offerAddress, readOfferQuestion } from "./address"
import { BUY_BACK_MODELS } from "./models"
import { type OfferQuestion, QUANTITY_MOST, workOutOffer, YEARS_MOST } from "./offer"
import { OfferResult } from "./OfferResult"
import { ageOf, rangeText } from "./labels"

const { form: copy, result, conditions } = buyBackCopy

const MODEL_OPTIONS = [...new Set(BUY_BACK_MODELS.map(({ machineType }) => machineType))].map((label) => ({
  label,
  options: BUY_BACK_MODELS.filter(({ machineType }) => machineType === label).map(({ id, name }) => ({
    value: id,
    label: name,
  })),
}))

const YEAR_OPTIONS = Array.from({ length: YEARS_MOST + 1 }, (_, years) => ({
  value: String(years),
  label: ageOf(years),
}))

const TOOL = {
  read: readOfferQuestion,
  addressOf: offerAddress,
  announce: (question: OfferQuestion) =>
    `${result.title}: ${rangeText(workOutOffer(question).total) ?? result.none}`,
}

/** The fields: model, age, condition and quantity. */
function OfferFields({
  question,
  ask,
}: {
  question: OfferQuestion
  ask: (change: Partial<OfferQuestion>) => void
}) {
  return (
    <>
      <Select
        label={copy.model}
        hint={copy.modelHint}
        name="model"
        options={MODEL_OPTIONS}
        value={question.model}
        onChange={({ target }) => ask({ model: target.value })}
      />
      <Select
        label={copy.years}
        name="years"
        width="md"
        options={YEAR_OPTIONS}
        value={String(question.years)}
        onChange={({ target }) => ask({ years: Number(target.value) })}
      />
      <RadioGroup
        legend={copy.condition}
        name="condition"
        options={CONDITIONS.map((value) => ({ value, ...conditions[value] }))}
        value={question.condition}
        onChange={(condition) => ask({ condition: condition as Condition })}
      />
      <div>
        <QuantityStepper
          label={copy.quantity}
          name="quantity"
          min={1}
          max={QUANTITY_MOST}
          value={question.quantity}
          onChange={(quantity) => ask({ quantity })}
        />
        <Text size="sm" variant="muted" className="mt-1">
          {copy.quantityHint}
        </Text>
      </div>
    </>
  )
}

/** The offer, with its actions: accept, share and print. */
function OfferSection({ question, spoken, form }: Omit<Asked<OfferQuestion>, "ask">) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-result`} className="grid content-start gap-6">
      <div>
        <Heading level="h3" size="md" id={`${id}-result`}>
          {result.title}
        </Heading>
        <Text variant="muted" className="mt-1">
          {[
            `${question.quantity.toLocaleString("en-GB")} × ${workOutOffer(question).model.name}`,
            ageOf(question.years),
            conditions[question.condition].label,
          ].join(" · ")}
        </Text>
      </div>
      <OfferResult question={question} />
      <Alert title={buyBackCopy.sample}>{buyBackCopy.sampleText}</Alert>
      <ResultActions form={form}>
        <Button href={`${offerAddress(question)}#${FIRM_OFFER_ID}`}>{result.firm}</Button>
        <SharePage
          title={buyBackCopy.title}
          address={offerAddress(question)}
          copy={{
            label: result.share,
            done: result.shared,
            title: result.shared,
            text: result.sharedText,
          }}
        />
        <Button variant="secondary" className="noscript:hidden" onClick={() => window.print()}>
          {result.print}
        </Button>
      </ResultActions>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </section>
  )
}

/**
 * The form and its offer. Without scripts the form is submitted as an address, and the server computes the offer; with
 * scripts every change applies at once and updates the address.
 */
export default function OfferForm({ initial }: { initial: OfferQuestion }) {
  "use memo"
  const { form, question, spoken, ask } = useQuestion(initial, TOOL)

  return (
    <div id={OFFER_ID} className="grid gap-10 lg:grid-cols-2 print:block">
      <form
        ref={form}
        method="get"
        action={`${routes.buyBack}#${OFFER_ID}`}
        // The offer is already up to date; Enter in a field must not load the page again.
        onSubmit={(event: SyntheticEvent) => event.preventDefault()}
        className="grid content-start gap-6 print:hidden"
      >
        <OfferFields question={question} ask={ask} />
        <div className="hidden noscript:block">
          <FormActions>
            <Button type="submit">{copy.calculate}</Button>
          </FormActions>
        </div>
      </form>
      <OfferSection form={form} question={question} spoken={spoken} />
    </div>
  )
}

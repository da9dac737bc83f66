"use client"

import type { FormFieldError } from "@scanwright/backend/contract"
import {
  FormSummary,
  Button,
  Checkbox,
  Fieldset,
  FormGrid,
  Heading,
  Select,
  Stepper,
  TextField,
} from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { type ReactNode, useEffect, useRef, useState } from "react"
import * as routes from "@/config/routes"
import { enquiry } from "@/content/enquiry"
import { type AnsweredStep, CREDIT_STEPS, LAST_STEP, stepOf } from "../schema/credit-steps"
import { FormShell } from "./FormShell"
import type { ShownForm } from "./interactive-form"
import { keepSentCopy } from "../sending/sent-copy"
import { type FormSubmission, useFormSubmission } from "../sending/use-form-submission"
import { useSteps } from "./use-steps"

export interface CreditApplicationProps extends ShownForm {
  /** Kinds of business: what the form sends, and what people read. */
  companyTypes: readonly { readonly value: string; readonly label: string }[]
}

type Place = Pick<FormSubmission, "field">

const loadDefinition = () => import("../schema/credit-definition").then(({ definition }) => definition)

const words = enquiry.credit

/** The first step with a fault; the last where there is none, or none before it. */
const firstStep = (errors: readonly FormFieldError[]): number =>
  Math.min(LAST_STEP, ...errors.map(({ path }) => stepOf(path)))

/** An address; one that may be left out is checked only when something of it is given. */
function AddressFields({
  field,
  name,
  required,
}: Place & { name: "registered_address" | "invoice_address"; required: boolean }) {
  const fill = required ? "" : "billing "
  return (
    <Fieldset legend={words[name]} hint={required ? undefined : words.invoiceHint} {...field(name)}>
      <FormGrid>
        <TextField
          {...field(name, "line1")}
          label={words.line1}
          required={required}
          autoComplete={`${fill}address-line1`}
        />
        <TextField
          {...field(name, "line2")}
          label={words.line2}
          required={false}
          autoComplete={`${fill}address-line2`}
        />
        <TextField
          {...field(name, "city")}
          label={words.city}
          required={required}
          autoComplete={`${fill}address-level2`}
        />
        <TextField
          {...field(name, "postcode")}
          label={words.postcode}
          required={required}
          autoComplete={`${fill}postal-code`}
          width="sm"
        />
      </FormGrid>
    </Fieldset>
  )
}

function PersonFields({
  field,
  name,
  isApplicant,
}: Place & { name: "applicant" | "accounts_contact"; isApplicant: boolean }) {
  const { labels } = enquiry
  return (
    <Fieldset legend={words[name]} {...field(name)}>
      <FormGrid>
        <TextField
          {...field(name, "name")}
          label={labels.name}
          required
          autoComplete={isApplicant ? "name" : "off"}
        />
        {isApplicant && (
          <TextField
            {...field(name, "position")}
            label={words.position}
            required={false}
            autoComplete="organization-title"
          />
        )}
        <TextField
          {...field(name, "email")}
          label={words.email}
          type="email"
          required
          autoComplete={isApplicant ? "email" : "off"}
        />
        <TextField
          {...field(name, "phone")}
          label={labels.phone}
          type="tel"
          required={isApplicant}
          autoComplete={isApplicant ? "tel" : "off"}
        />
      </FormGrid>
    </Fieldset>
  )
}

function ReferenceFields({ field, number }: Place & { number: 0 | 1 }) {
  const list = "trade_references"
  return (
    <Fieldset
      legend={words.reference(number + 1)}
      hint={number === 0 ? words.referenceHint : undefined}
      {...field(list, number)}
    >
      <FormGrid>
        <TextField {...field(list, number, "company")} label={words.company} required autoComplete="off" />
        <TextField {...field(list, number, "name")} label={words.contact} required autoComplete="off" />
        <TextField
          {...field(list, number, "email")}
          label={words.email}
          type="email"
          required
          autoComplete="off"
        />
        <TextField
          {...field(list, number, "phone")}
          label={enquiry.labels.phone}
          type="tel"
          required={false}
          autoComplete="off"
        />
      </FormGrid>
    </Fieldset>
  )
}

const IDS = CREDIT_STEPS.map(({ id }) => id)

/** Every step is there without scripts; with them one at a time, also before the form's own script has come. */
const HIDDEN = "hidden noscript:grid noscript:gap-6 group-data-plain/lazy:grid group-data-plain/lazy:gap-6"

/** The application for a credit account, step by step: the business, its addresses, its people, two references; then all of it to be checked. */
export default function CreditApplication({ companyTypes, shownAt }: CreditApplicationProps) {
  "use memo"
  const router = useRouter()
  const isBusy = useRef(false)
  const [review, setReview] = useState<readonly AnsweredStep[] | null>(null)
  const [isChanging, setChanging] = useState(false)
  const { current, heading, goTo } = useSteps(IDS)
  const isLast = current === LAST_STEP

  const submission = useFormSubmission({
    type: "credit_application",
    loadDefinition,
    shownAt,
    asked: CREDIT_STEPS[current]?.fields,
    onRefused: (errors) => errors.length > 0 && goTo(firstStep(errors)),
    onRestored: () => void toFirstFault(),
    onSent: ({ reference }) => {
      if (review) keepSentCopy({ reference, sentAt: Date.now(), steps: review })
      router.push(routes.thankYou(reference, "credit_application"))
    },
  })
  const { field, form } = submission

  const toFirstFault = async () => {
    const errors = await submission.findErrors()
    if (errors) goTo(firstStep(errors))
  }

  const advance = async () => {
    if (!(await submission.checkShown())) return
    submission.forgetFaults()
    if (isChanging) await toFirstFault()
    else goTo(current + 1)
  }
  const onContinue = () => {
    if (isBusy.current) return
    isBusy.current = true
    void advance().finally(() => {
      isBusy.current = false
    })
  }

  const turnTo = (place: number, isChange: boolean) => {
    submission.forgetFaults()
    setChanging(isChange)
    goTo(place)
  }

  useEffect(() => {
    if (!isLast) return
    const read = async () => {
      const [definition, { readReview }] = await Promise.all([
        loadDefinition(),
        import("../schema/read-review"),
      ])
      if (form.current) setReview(readReview(definition, new FormData(form.current)))
    }
    read().catch((cause: unknown) => console.error("Summing up an application:", cause))
  }, [isLast, form])

  const part = (place: number, fields: ReactNode) => (
    <section className={place === current ? "grid gap-6" : HIDDEN}>
      <Heading level="h3" size="md" focusRef={place === current ? heading : undefined}>
        {words.steps[IDS[place] ?? "send"]}
      </Heading>
      {fields}
    </section>
  )

  return (
    <FormShell
      type="credit_application"
      submission={submission}
      send={words.send}
      note={words.note}
      onContinue={isLast ? undefined : onContinue}
      progress={
        <div className="noscript:hidden print:hidden group-data-plain/lazy:hidden">
          <Stepper
            label={words.progress}
            current={current}
            steps={IDS.map((id, place) => ({
              label: words.steps[id],
              onSelect: () => turnTo(place, isLast),
            }))}
          />
        </div>
      }
      actions={(sendButton) => (
        <>
          {!isLast && (
            <Button type="submit" size="lg" className="noscript:hidden group-data-plain/lazy:hidden">
              {isChanging ? words.backToReview : words.next}
            </Button>
          )}
          <div className={isLast ? "contents" : "hidden noscript:contents group-data-plain/lazy:contents"}>
            {sendButton}
          </div>
          {current > 0 && (
            <Button variant="ghost" size="lg" onClick={() => turnTo(current - 1, false)}>
              {words.back}
            </Button>
          )}
        </>
      )}
    >
      {part(
        0,
        <Fieldset legend={words.business} hideLegend>
          <FormGrid>
            <TextField
              {...field("legal_name")}
              label={words.legalName}
              required
              autoComplete="organization"
            />
            <TextField
              {...field("trading_name")}
              label={words.tradingName}
              required={false}
              autoComplete="off"
            />
            <Select
              {...field("company_type")}
              label={words.companyType}
              required
              placeholder={words.companyTypeNone}
              options={companyTypes}
            />
            <TextField
              {...field("company_number")}
              label={words.companyNumber}
              required={false}
              hint={words.companyNumberHint}
              autoComplete="off"
              width="md"
            />
            <TextField
              {...field("vat_number")}
              label={words.vatNumber}
              required={false}
              autoComplete="off"
              width="md"
            />
            <TextField
              {...field("years_trading")}
              label={words.yearsTrading}
              required={false}
              inputMode="numeric"
              autoComplete="off"
              width="xs"
            />
            <TextField
              {...field("credit_limit")}
              label={words.creditLimit}
              required
              hint={words.creditLimitHint}
              prefix="£"
              inputMode="decimal"
              autoComplete="off"
              width="sm"
            />
          </FormGrid>
        </Fieldset>,
      )}
      {part(
        1,
        <>
          <AddressFields field={field} name="registered_address" required />
          <AddressFields field={field} name="invoice_address" required={false} />
        </>,
      )}
      {part(
        2,
        <>
          <PersonFields field={field} name="applicant" isApplicant />
          <PersonFields field={field} name="accounts_contact" isApplicant={false} />
        </>,
      )}
      {part(
        3,
        <>
          <ReferenceFields field={field} number={0} />
          <ReferenceFields field={field} number={1} />
        </>,
      )}
      {part(
        LAST_STEP,
        <>
          {isLast && review && (
            <>
              <FormSummary
                title={words.summary}
                note={words.notSent}
                headingLevel="h3"
                printsAlone
                parts={review.map(({ id, groups }, place) => ({
                  title: words.steps[id],
                  groups: groups.map(({ heading, answers }) => ({ heading, values: answers })),
                  onChange: () => turnTo(place, true),
                }))}
              />
              <div>
                <Button variant="secondary" onClick={() => window.print()}>
                  {words.print}
                </Button>
              </div>
            </>
          )}
          <Fieldset legend={words.declarationTitle}>
            <FormGrid>
              <Checkbox {...field("declaration")} required label={words.declaration} />
              <Checkbox {...field("privacy_consent")} required label={words.consent} />
            </FormGrid>
          </Fieldset>
        </>,
      )}
    </FormShell>
  )
}

"use client"

import { Checkbox, Fieldset, FormGrid, Select, TextField } from "@scanwright/design-system"
import { useRouter } from "next/navigation"
import { routes } from "@/config/routes"
import { enquiry } from "@/content/enquiry"
import { FormShell } from "./FormShell"
import type { ShownForm } from "./late-form"
import { type FormSubmission, useFormSubmission } from "./use-form-submission"

export interface CreditApplicationProps extends ShownForm {
  /** Kinds of business: what the form sends, and what people read. */
  companyTypes: readonly { readonly value: string; readonly label: string }[]
}

type Place = Pick<FormSubmission, "field">

const loadDefinition = () => import("./credit-rules").then(({ definition }) => definition)

const words = enquiry.credit

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

/** The application for a credit account: the business, its addresses, its people, two references. */
export default function CreditApplication({ companyTypes, shownAt }: CreditApplicationProps) {
  "use memo"
  const router = useRouter()
  const submission = useFormSubmission({
    type: "credit_application",
    loadDefinition,
    shownAt,
    onSent: ({ reference }) => router.push(routes.thankYou(reference)),
  })
  const { field } = submission
  return (
    <FormShell type="credit_application" submission={submission} send={words.send} note={words.note}>
      <Fieldset legend={words.business}>
        <FormGrid>
          <TextField {...field("legal_name")} label={words.legalName} required autoComplete="organization" />
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
      </Fieldset>
      <AddressFields field={field} name="registered_address" required />
      <AddressFields field={field} name="invoice_address" required={false} />
      <PersonFields field={field} name="applicant" isApplicant />
      <PersonFields field={field} name="accounts_contact" isApplicant={false} />
      <ReferenceFields field={field} number={0} />
      <ReferenceFields field={field} number={1} />
      <Fieldset legend={words.declarationTitle}>
        <FormGrid>
          <Checkbox {...field("declaration")} required label={words.declaration} />
          <Checkbox {...field("privacy_consent")} required label={words.consent} />
        </FormGrid>
      </Fieldset>
    </FormShell>
  )
}

import {
  FormSummary,
  Button,
  Checkbox,
  Fieldset,
  FormGrid,
  Select,
  TextField,
} from "@scanwright/design-system"
import { formCopy } from "@/content/forms"
import type { ReviewStep } from "../schema/credit-steps"
import type { FormSubmission } from "../sending/use-form-submission"
import { PrivacyConsent } from "./PrivacyConsent"

type Place = Pick<FormSubmission, "field">

const copy = formCopy.credit

/** Types of company: value and label. */
export type CompanyTypes = readonly { readonly value: string; readonly label: string }[]

/** Fields of the business itself. */
export function BusinessFields({ field, companyTypes }: Place & { companyTypes: CompanyTypes }) {
  return (
    <Fieldset legend={copy.business} hideLegend>
      <FormGrid>
        <TextField {...field("legal_name")} label={copy.legalName} required autoComplete="organization" />
        <TextField {...field("trading_name")} label={copy.tradingName} required={false} autoComplete="off" />
        <Select
          {...field("company_type")}
          label={copy.companyType}
          required
          placeholder={copy.companyTypeNone}
          options={companyTypes}
        />
        <TextField
          {...field("company_number")}
          label={copy.companyNumber}
          required={false}
          hint={copy.companyNumberHint}
          autoComplete="off"
          width="md"
        />
        <TextField
          {...field("vat_number")}
          label={copy.vatNumber}
          required={false}
          autoComplete="off"
          width="md"
        />
        <TextField
          {...field("years_trading")}
          label={copy.yearsTrading}
          required={false}
          inputMode="numeric"
          autoComplete="off"
          width="xs"
        />
        <TextField
          {...field("credit_limit")}
          label={copy.creditLimit}
          required
          hint={copy.creditLimitHint}
          prefix="£"
          inputMode="decimal"
          autoComplete="off"
          width="sm"
        />
      </FormGrid>
    </Fieldset>
  )
}

/** Fields of an address; an optional address is checked only when one of its fields is filled. */
export function AddressFields({
  field,
  name,
  required,
}: Place & { name: "registered_address" | "invoice_address"; required: boolean }) {
  const fill = required ? "" : "billing "
  return (
    <Fieldset legend={copy[name]} hint={required ? undefined : copy.invoiceHint} {...field(name)}>
      <FormGrid>
        <TextField
          {...field(name, "line1")}
          label={copy.line1}
          required={required}
          autoComplete={`${fill}address-line1`}
        />
        <TextField
          {...field(name, "line2")}
          label={copy.line2}
          required={false}
          autoComplete={`${fill}address-line2`}
        />
        <TextField
          {...field(name, "city")}
          label={copy.city}
          required={required}
          autoComplete={`${fill}address-level2`}
        />
        <TextField
          {...field(name, "postcode")}
          label={copy.postcode}
          required={required}
          autoComplete={`${fill}postal-code`}
          width="sm"
        />
      </FormGrid>
    </Fieldset>
  )
}

/** Fields of the applicant, or of the accounts contact. */
export function PersonFields({
  field,
  name,
  isApplicant,
}: Place & { name: "applicant" | "accounts_contact"; isApplicant: boolean }) {
  const { labels } = formCopy
  return (
    <Fieldset legend={copy[name]} {...field(name)}>
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
            label={copy.position}
            required={false}
            autoComplete="organization-title"
          />
        )}
        <TextField
          {...field(name, "email")}
          label={copy.email}
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

/** Fields of one of the two trade references. */
export function ReferenceFields({ field, number }: Place & { number: 0 | 1 }) {
  const list = "trade_references"
  return (
    <Fieldset
      legend={copy.reference(number + 1)}
      hint={number === 0 ? copy.referenceHint : undefined}
      {...field(list, number)}
    >
      <FormGrid>
        <TextField {...field(list, number, "company")} label={copy.company} required autoComplete="off" />
        <TextField {...field(list, number, "name")} label={copy.contact} required autoComplete="off" />
        <TextField
          {...field(list, number, "email")}
          label={copy.email}
          type="email"
          required
          autoComplete="off"
        />
        <TextField
          {...field(list, number, "phone")}
          label={formCopy.labels.phone}
          type="tel"
          required={false}
          autoComplete="off"
        />
      </FormGrid>
    </Fieldset>
  )
}

/** The declaration and the consent. */
export function DeclarationFields({ field }: Place) {
  return (
    <Fieldset legend={copy.declarationTitle}>
      <FormGrid>
        <Checkbox {...field("declaration")} required label={copy.declaration} />
        <PrivacyConsent field={field} sentence={copy.consent} />
      </FormGrid>
    </Fieldset>
  )
}

interface ReviewProps {
  steps: readonly ReviewStep[]
  /** Called with the index of the step to change. */
  onChange: (place: number) => void
}

/** All values, to be reviewed and printed before the form is sent. */
export function Review({ steps, onChange }: ReviewProps) {
  return (
    <>
      <FormSummary
        title={copy.summary}
        note={copy.notSent}
        headingLevel="h3"
        printsAlone
        parts={steps.map(({ id, groups }, place) => ({
          title: copy.steps[id],
          groups: groups.map(({ heading, answers }) => ({ heading, values: answers })),
          onChange: () => onChange(place),
        }))}
      />
      <div>
        <Button variant="secondary" onClick={() => window.print()}>
          {copy.print}
        </Button>
      </div>
    </>
  )
}

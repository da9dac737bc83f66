import {
  COMPANY_ADDRESS_KINDS,
  type CompanyAddress,
  DELIVERY_COUNTRIES,
  INSTRUCTIONS_MOST,
} from "@scanwright/backend/contract"
import { accountCopy } from "@/content/account"
import type { FieldGroup } from "../forms/fields"
import { optionsOf } from "../forms/options"

const copy = accountCopy.addressesPage
const { labels } = accountCopy

/** A line of the form; what colleagues enter for a place is not the person's own address, so browsers suggest nothing. */
const line = (name: keyof CompanyAddress, label: string, required: boolean, hint?: string) =>
  ({ kind: "text", name, label, required, hint, autoComplete: "off" }) as const

/** The fields of an address. @param address to change; without one they are empty */
export function addressGroups(address?: CompanyAddress): FieldGroup[] {
  const fields = [
    line("label", copy.label, true, copy.labelHint),
    line("name", copy.recipient, true),
    line("company", copy.company, false, copy.companyHint),
    line("line1", labels.line1, true),
    line("line2", labels.line2, false),
    line("city", labels.city, true),
    line("county", labels.county, false),
    { ...line("postcode", labels.postcode, true), width: "sm" as const },
  ].map((field) => {
    const value = address?.[field.name]
    return { ...field, ...(typeof value === "string" && { value }) }
  })
  return [
    {
      fields: [
        ...fields,
        {
          kind: "choice",
          name: "country",
          label: labels.country,
          required: true,
          options: optionsOf(DELIVERY_COUNTRIES),
          value: address?.country ?? "gb",
        },
        {
          kind: "tel",
          name: "phone",
          label: copy.phone,
          required: false,
          autoComplete: "off",
          value: address?.phone ?? undefined,
        },
        {
          kind: "choice",
          name: "kind",
          label: copy.kind,
          required: true,
          options: optionsOf(COMPANY_ADDRESS_KINDS),
          value: address?.kind ?? "delivery",
        },
        {
          kind: "paragraphs",
          name: "instructions",
          label: copy.instructions,
          hint: copy.instructionsHint,
          required: false,
          autoComplete: "off",
          characterLimit: INSTRUCTIONS_MOST,
          value: address?.instructions ?? undefined,
        },
        { kind: "tick", name: "is_default", label: copy.isDefault, value: address?.is_default ?? false },
      ],
    },
  ]
}

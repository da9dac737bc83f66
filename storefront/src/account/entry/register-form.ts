import { COMPANY_TYPES, DELIVERY_COUNTRIES } from "@scanwright/backend/contract"
import type { ReactNode } from "react"
import { accountCopy } from "@/content/account"
import type { FieldGroup } from "../forms/fields"
import { optionsOf } from "../forms/options"

const { hints, labels, registerPage: copy } = accountCopy

const YOU: FieldGroup = {
  title: copy.you,
  fields: [
    {
      kind: "text",
      name: "first_name",
      label: labels.firstName,
      autoComplete: "given-name",
      required: true,
    },
    {
      kind: "text",
      name: "last_name",
      label: labels.lastName,
      autoComplete: "family-name",
      required: true,
    },
    {
      kind: "email",
      name: "email",
      label: labels.email,
      hint: hints.registerEmail,
      autoComplete: "email",
      required: true,
    },
    { kind: "tel", name: "phone", label: labels.phone, autoComplete: "tel", required: true },
  ],
}

const COMPANY: FieldGroup = {
  title: copy.company,
  fields: [
    {
      kind: "text",
      name: "legal_name",
      label: copy.legalName,
      autoComplete: "organization",
      required: true,
    },
    { kind: "text", name: "trading_name", label: copy.tradingName, autoComplete: "off", required: false },
    {
      kind: "choice",
      name: "company_type",
      label: copy.companyType,
      required: true,
      options: optionsOf(COMPANY_TYPES),
      placeholder: copy.companyTypeNone,
    },
    {
      kind: "text",
      name: "company_number",
      label: copy.companyNumber,
      hint: hints.companyNumber,
      autoComplete: "off",
      required: false,
      width: "md",
    },
    {
      kind: "text",
      name: "vat_number",
      label: copy.vatNumber,
      hint: hints.vatNumber,
      autoComplete: "off",
      required: false,
      width: "md",
    },
  ],
}

const ADDRESS: FieldGroup = {
  title: copy.address,
  fields: [
    {
      kind: "text",
      name: "registered_address.line1",
      label: labels.line1,
      autoComplete: "address-line1",
      required: true,
    },
    {
      kind: "text",
      name: "registered_address.line2",
      label: labels.line2,
      autoComplete: "address-line2",
      required: false,
    },
    {
      kind: "text",
      name: "registered_address.city",
      label: labels.city,
      autoComplete: "address-level2",
      required: true,
    },
    {
      kind: "text",
      name: "registered_address.postcode",
      label: labels.postcode,
      autoComplete: "postal-code",
      required: true,
      width: "sm",
    },
    {
      kind: "choice",
      name: "registered_address.country",
      label: labels.country,
      required: true,
      options: optionsOf(DELIVERY_COUNTRIES),
      value: "gb",
    },
  ],
}

/** The fields of the form that asks for an account. @param consent label of the box, with its link */
export const registerGroups = (consent: ReactNode): FieldGroup[] => [
  YOU,
  COMPANY,
  ADDRESS,
  { fields: [{ kind: "tick", name: "privacy_consent", label: consent, required: true }] },
]

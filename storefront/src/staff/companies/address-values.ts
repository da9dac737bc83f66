import type { CompanyAddress } from "@scanwright/backend/contract"
import type { TextFieldProps } from "@scanwright/design-system"

/** The form's values of an address; an empty text is no value. */
export interface AddressValues extends Pick<CompanyAddress, "country" | "kind" | "is_default"> {
  label: string
  name: string
  company: string
  line1: string
  line2: string
  city: string
  county: string
  postcode: string
  phone: string
  instructions: string
}

interface AddressLine extends Pick<TextFieldProps, "label" | "hint" | "type" | "width" | "required"> {
  readonly name: Exclude<keyof AddressValues, "country" | "kind" | "is_default" | "instructions">
}

/** The fields of one line, in their order. */
export const ADDRESS_LINES: readonly AddressLine[] = [
  { name: "label", label: "Name for this address", required: true },
  { name: "name", label: "Recipient", required: true },
  { name: "company", label: "Company there", hint: "If it is another one", required: false },
  { name: "line1", label: "Address", required: true },
  { name: "line2", label: "Second line", required: false },
  { name: "city", label: "Town or city", required: true },
  { name: "county", label: "County", required: false },
  { name: "postcode", label: "Postcode", width: "sm", required: true },
  { name: "phone", label: "Telephone there", type: "tel", required: false },
]

/** The form's values of a stored address; of null, those of an empty form. */
export const toAddressValues = (address: CompanyAddress | null): AddressValues => ({
  label: address?.label ?? "",
  name: address?.name ?? "",
  company: address?.company ?? "",
  line1: address?.line1 ?? "",
  line2: address?.line2 ?? "",
  city: address?.city ?? "",
  county: address?.county ?? "",
  postcode: address?.postcode ?? "",
  country: address?.country ?? "gb",
  phone: address?.phone ?? "",
  kind: address?.kind ?? "delivery",
  instructions: address?.instructions ?? "",
  is_default: address?.is_default ?? false,
})

/** Problems by field, from those of a refused request: "body.postcode" is the postcode's. */
export const toAddressProblems = (
  fields: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^body\./, ""), message]))

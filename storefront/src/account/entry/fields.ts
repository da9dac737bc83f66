import type { FormFields } from "../session/read-fields"

/** Fields of the form that asks for an account. */
export const REGISTER_FIELDS: FormFields = {
  texts: [
    "first_name",
    "last_name",
    "email",
    "phone",
    "legal_name",
    "trading_name",
    "company_type",
    "company_number",
    "vat_number",
    "registered_address.line1",
    "registered_address.line2",
    "registered_address.city",
    "registered_address.postcode",
    "registered_address.country",
  ],
  ticks: ["privacy_consent"],
}

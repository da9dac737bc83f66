import type { FormFields } from "../session/read-fields"

/** Fields of the form of an address. */
export const ADDRESS_FIELDS = {
  texts: [
    "label",
    "company",
    "name",
    "line1",
    "line2",
    "city",
    "county",
    "postcode",
    "country",
    "phone",
    "kind",
    "instructions",
  ],
  ticks: ["is_default"],
} as const satisfies FormFields

/** Fields of the form of a cost centre. */
export const CENTRE_FIELDS = { texts: ["code", "name"] } as const satisfies FormFields

import type { FormValueSection } from "@scanwright/backend/contract"

/** Steps of the application in their order: id, and the form's fields in the step. */
export const CREDIT_STEPS = [
  {
    id: "company",
    fields: [
      "legal_name",
      "trading_name",
      "company_type",
      "company_number",
      "vat_number",
      "years_trading",
      "credit_limit",
    ],
  },
  { id: "addresses", fields: ["registered_address", "invoice_address"] },
  { id: "people", fields: ["applicant", "accounts_contact"] },
  { id: "references", fields: ["trade_references"] },
  { id: "send", fields: ["declaration", "privacy_consent"] },
] as const satisfies readonly { readonly id: string; readonly fields: readonly string[] }[]

export type CreditStepId = (typeof CREDIT_STEPS)[number]["id"]

/** Index of the last step: review and submit. */
export const LAST_STEP = CREDIT_STEPS.length - 1

const asksFor = (place: number, name: string): boolean =>
  (CREDIT_STEPS[place]?.fields as readonly string[] | undefined)?.includes(name) ?? false

/**
 * Finds the step of a field.
 *
 * @param path of the field; its first part decides
 * @returns the index of the step; the last one for a field of no step
 */
export function stepOf([name]: readonly (string | number)[]): number {
  const place = CREDIT_STEPS.findIndex((_, index) => asksFor(index, String(name)))
  return place === -1 ? LAST_STEP : place
}

/** Values of one step as text. */
export interface ReviewStep {
  readonly id: CreditStepId
  readonly groups: readonly (Pick<FormValueSection, "heading"> & {
    readonly answers: FormValueSection["values"]
  })[]
}

/**
 * Groups values by step; the last step has no values of its own.
 *
 * @param sections from the contract's `formValues`
 */
export function reviewSteps(sections: readonly FormValueSection[]): ReviewStep[] {
  return CREDIT_STEPS.slice(0, LAST_STEP).map(({ id }, place) => ({
    id,
    groups: sections
      .map(({ name, heading, values }) => ({
        heading,
        answers: values.filter((entry) => asksFor(place, name ?? entry.name)),
      }))
      .filter(({ answers }) => answers.length > 0),
  }))
}

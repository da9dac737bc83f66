import type { FormValueSection } from "@scanwright/backend/contract"

/** The parts of the application in their order: the address of each, and which of the form's fields it asks. */
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

/** Place of the last step, where everything is checked and sent. */
export const LAST_STEP = CREDIT_STEPS.length - 1

const asksFor = (place: number, name: string): boolean =>
  (CREDIT_STEPS[place]?.fields as readonly string[] | undefined)?.includes(name) ?? false

/**
 * Finds the step that asks for a field.
 *
 * @param path of the field; its first part decides
 * @returns the step's place, counted from 0; the last for what no step asks
 */
export function stepOf([name]: readonly (string | number)[]): number {
  const place = CREDIT_STEPS.findIndex((_, index) => asksFor(index, String(name)))
  return place === -1 ? LAST_STEP : place
}

/** Values of one step, as people read them. */
export interface ReviewStep {
  readonly id: CreditStepId
  readonly groups: readonly (Pick<FormValueSection, "heading"> & {
    readonly answers: FormValueSection["values"]
  })[]
}

/**
 * Groups the values by the steps that ask for them; the step in which the application is sent has none to show.
 *
 * @param sections as `formValues` of the contract writes them
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

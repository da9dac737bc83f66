import { type FormDefinition, formValues } from "@scanwright/backend/contract"
import { type ReviewStep, reviewSteps } from "./credit-steps"
import { readValues } from "./read-values"

/**
 * Reads the values of an application, normalised as they will be stored; the declaration may still be missing.
 *
 * @param form element with the fields
 * @returns the values by step; null while a value has an error
 */
export function readReview(definition: FormDefinition, form: FormData): ReviewStep[] | null {
  const values = readValues(definition, form)
  const { data } = definition.schema.safeParse({ ...values, declaration: true, privacy_consent: true })
  return data === undefined ? null : reviewSteps(formValues("credit_application", data))
}

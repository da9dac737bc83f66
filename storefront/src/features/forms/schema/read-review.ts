import { type FormDefinition, formValues } from "@scanwright/backend/contract"
import { type ReviewStep, reviewSteps } from "./credit-steps"
import { readValues } from "./read-values"

/**
 * Reads the values of an application, normalised as they will be stored, before its declaration has been made.
 *
 * @param form its fields
 * @returns the values by step; null while there is a fault in them
 */
export function readReview(definition: FormDefinition, form: FormData): ReviewStep[] | null {
  const values = readValues(definition, form)
  const { data } = definition.schema.safeParse({ ...values, declaration: true, privacy_consent: true })
  return data === undefined ? null : reviewSteps(formValues("credit_application", data))
}

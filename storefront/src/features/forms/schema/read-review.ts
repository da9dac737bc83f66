import { type FormDefinition, formAnswers } from "@scanwright/backend/contract"
import { type AnsweredStep, answersByStep } from "./credit-steps"
import { readAnswers } from "./read-values"

/**
 * Reads what an application says, tidied as it will be stored, before its declaration has been made.
 *
 * @param form its fields
 * @returns the answers by step; null while there is a fault in them
 */
export function readReview(definition: FormDefinition, form: FormData): AnsweredStep[] | null {
  const answers = readAnswers(definition, form)
  const { data } = definition.schema.safeParse({ ...answers, declaration: true, privacy_consent: true })
  return data === undefined ? null : answersByStep(formAnswers("credit_application", data))
}

import {
  type FormDefinition,
  type FormFieldError,
  type FormSubmissionRequest,
  type FormType,
  HONEYPOT_FIELD,
} from "@scanwright/backend/contract"
import { checkValues } from "../schema/check-values"
import { readValues } from "../schema/read-values"
import { randomKey } from "@/lib/random-key"
import { sendFormEmail } from "./send-form-email"
import { submitForm, type SubmissionResult } from "./submit-form"

/** The last values sent, with their key: the same values again are the same submission. */
const last = { values: "", key: "" }

function keyOf(values: string): string {
  if (last.values !== values) Object.assign(last, { values, key: randomKey() })
  return last.key
}

/** Errors of a form's present values. */
export const checkForm = (definition: FormDefinition, form: FormData): FormFieldError[] =>
  checkValues(definition, readValues(definition, form))

/**
 * Checks a form, stores it and requests its mails, without waiting for the mails.
 *
 * @param type of the form
 * @param form element with the fields
 * @param shownAt when the form was shown, in ms by `performance.now()`; null where a draft was put back into it
 * @returns the stored submission, or the errors; does not throw
 */
export async function sendForm(
  type: FormType,
  definition: FormDefinition,
  form: FormData,
  shownAt: number | null,
): Promise<SubmissionResult> {
  const data = readValues(definition, form)
  const errors = checkValues(definition, data)
  if (errors.length > 0) return { ok: false, message: "", errors }
  const fillTime = shownAt === null ? null : performance.now() - shownAt
  const request = { type, data, fill_time_ms: fillTime, [HONEYPOT_FIELD]: form.get(HONEYPOT_FIELD) }
  // The values have just been checked by the schema of this type.
  const result = await submitForm(
    request as unknown as FormSubmissionRequest,
    keyOf(JSON.stringify([type, data])),
  )
  if (result.ok) {
    const { id, status, created_at: createdAt } = result.submission
    void sendFormEmail({ formType: type, data: { ...data, id, type, status, created_at: createdAt } })
  }
  return result
}

import {
  type FormDefinition,
  type FormFieldError,
  type FormSubmissionRequest,
  type FormType,
  HONEYPOT_FIELD,
} from "@scanwright/backend/contract"
import { checkValues } from "../schema/check-values"
import { readValues } from "../schema/read-values"
import { sendFormEmail } from "./send-form-email"
import { submitForm, type SubmissionResult } from "./submit-form"

/** The key of the answers that were sent last: the same answers again are the same submission. */
const last = { values: "", key: "" }

/** Random, also where the page came over plain HTTP and `crypto.randomUUID` is not there. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")

function keyOf(values: string): string {
  if (last.values !== values) Object.assign(last, { values, key: newKey() })
  return last.key
}

/** What is wrong with a form as it stands. */
export const checkForm = (definition: FormDefinition, form: FormData): FormFieldError[] =>
  checkValues(definition, readValues(definition, form))

/**
 * Checks a form, has it stored and asks for its mails, without waiting for those.
 *
 * @param type of the form, by which its definition is known
 * @param form its fields
 * @param startedAt when it was shown, epoch ms
 * @returns the stored submission, or what is wrong; it does not throw
 */
export async function sendForm(
  type: FormType,
  definition: FormDefinition,
  form: FormData,
  startedAt: number,
): Promise<SubmissionResult> {
  const data = readValues(definition, form)
  const errors = checkValues(definition, data)
  if (errors.length > 0) return { ok: false, message: "", errors }
  const request = { type, data, started_at: startedAt, [HONEYPOT_FIELD]: form.get(HONEYPOT_FIELD) }
  // Just checked by the schema of this type.
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

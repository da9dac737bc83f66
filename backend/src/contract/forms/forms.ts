import { type z } from "zod"
import { creditApplicationForm } from "./credit-application"
import { type ValuePath, type FormDefinition } from "./form-definition"
import { generalForm } from "./general"
import { oemForm } from "./oem"
import { productInquiryForm } from "./product-inquiry"

/** Every form by its type: the one place that templates, staff screens and the forms themselves read. */
export const FORMS = {
  general: generalForm,
  oem: oemForm,
  product_inquiry: productInquiryForm,
  credit_application: creditApplicationForm,
} as const satisfies Record<string, FormDefinition>

export type FormType = keyof typeof FORMS

export const FORM_TYPES = Object.keys(FORMS) as [FormType, ...FormType[]]

/** `data` of a form as it is stored. */
export type SubmissionData<Type extends FormType = FormType> = z.output<(typeof FORMS)[Type]["schema"]>

/** Who sent a form, read from its values. */
export interface FormSender {
  name: string
  /** As typed. */
  email: string
  company: string | null
  /** As typed. */
  phone: string | null
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The text at a path, or null where there is none. */
function textAt(data: unknown, path: ValuePath): string | null {
  const value = path.reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), data)
  return typeof value === "string" ? value : null
}

/**
 * Finds out who sent a form.
 *
 * @param type which form
 * @param data its checked values
 */
export function formSender(type: FormType, data: unknown): FormSender {
  const { name, email, company, phone } = FORMS[type].sender
  return {
    name: textAt(data, name) ?? "",
    email: textAt(data, email) ?? "",
    company: textAt(data, company),
    phone: textAt(data, phone),
  }
}

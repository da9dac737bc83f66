import { type z } from "zod"
import { email, phone, privacyConsent } from "./contact-fields"
import { type FormDefinition } from "./form-definition"
import { MESSAGE_MOST } from "./submission-constants"
import { group, line, optional, paragraphs } from "./text"

/** Services the general form offers to choose from; any other text is accepted. */
export const SERVICES_OF_INTEREST = [
  "New equipment",
  "Refurbished equipment",
  "Repairs and maintenance",
  "Rental",
  "Buy-back and recycling",
  "Something else",
] as const

/** Rules of the general enquiry. */
export const generalFormSchema = group("your answers", {
  name: line("your name", 100),
  email: email("your work e-mail address"),
  phone: optional(phone("your phone number")),
  company: optional(line("your company", 120)),
  service: optional(line("the service you are interested in", 100)),
  message: paragraphs("your message", MESSAGE_MOST),
  privacy_consent: privacyConsent,
})
export type GeneralForm = z.output<typeof generalFormSchema>

export const generalForm = {
  title: "General enquiry",
  kind: "general",
  noun: "enquiry",
  schema: generalFormSchema,
  sender: { name: ["name"], email: ["email"], company: ["company"], phone: ["phone"] },
  fields: [
    { name: "name", label: "Name", kind: "line", required: true },
    { name: "email", label: "Work e-mail", kind: "email", required: true },
    { name: "phone", label: "Phone", kind: "phone", required: false },
    { name: "company", label: "Company", kind: "line", required: false },
    {
      name: "service",
      label: "Service of interest",
      kind: "line",
      required: false,
      offered: SERVICES_OF_INTEREST,
    },
    { name: "message", label: "Message", kind: "paragraphs", required: true },
    { name: "privacy_consent", label: "Privacy policy agreed to", kind: "tick", required: true },
  ],
} as const satisfies FormDefinition

import { z } from "zod"
import { MACHINE_TYPES } from "../specifications"
import { email, phone, privacyConsent, website } from "./contact-fields"
import { type FormDefinition } from "./form-definition"
import { MESSAGE_MOST } from "./submission-constants"
import { group, line, optional, paragraphs } from "./text"

/** Yearly volumes the OEM form offers to choose from; any other text, or a number, is accepted. */
export const ANNUAL_VOLUMES = [
  "Under 100",
  "100 to 499",
  "500 to 999",
  "1,000 to 4,999",
  "5,000 or more",
] as const

const deviceTypes = z
  .array(line("a device type", 60), { error: "Choose device types from the list" })
  .max(20, { error: "Choose at most 20 device types" })

/** Digits of a volume given as a number. */
const volume = z
  .union([z.string(), z.number()], { error: "Enter how many devices you need a year" })
  .transform(String)
  .pipe(line("how many devices you need a year", 60))

/** Rules of the enquiry of a manufacturer who builds our equipment into his own. */
export const oemFormSchema = group("your answers", {
  name: line("your name", 100),
  email: email("your work e-mail address"),
  company: line("your company", 120),
  phone: optional(phone("your phone number")),
  website: optional(website),
  device_types: optional(deviceTypes),
  annual_volume: optional(volume),
  message: paragraphs("your message", MESSAGE_MOST),
  privacy_consent: privacyConsent,
})
export type OemForm = z.output<typeof oemFormSchema>

export const oemForm = {
  title: "OEM enquiry",
  kind: "OEM",
  noun: "OEM enquiry",
  schema: oemFormSchema,
  sender: { name: ["name"], email: ["email"], company: ["company"], phone: ["phone"] },
  fields: [
    { name: "name", label: "Name", kind: "line", required: true },
    { name: "email", label: "Work e-mail", kind: "email", required: true },
    { name: "company", label: "Company", kind: "line", required: true },
    { name: "phone", label: "Phone", kind: "phone", required: false },
    { name: "website", label: "Website", kind: "website", required: false },
    {
      name: "device_types",
      label: "Device types",
      kind: "choices",
      required: false,
      offered: MACHINE_TYPES,
    },
    {
      name: "annual_volume",
      label: "Devices a year",
      kind: "line",
      required: false,
      offered: ANNUAL_VOLUMES,
    },
    { name: "message", label: "Message", kind: "paragraphs", required: true },
    { name: "privacy_consent", label: "Privacy policy agreed to", kind: "tick", required: true },
  ],
} as const satisfies FormDefinition

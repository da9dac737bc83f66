import { z } from "zod"
import { INQUIRY_LINES_MOST, INQUIRY_QUANTITY_MOST } from "../constants"
import { email, phone, privacyConsent } from "./contact-fields"
import { type FormDefinition } from "./form-definition"
import { MESSAGE_MOST } from "./submission-constants"
import { group, line, optional, paragraphs } from "./text"

const QUANTITY = `Enter a quantity from 1 to ${INQUIRY_QUANTITY_MOST.toLocaleString("en-GB")}`

const inquiryLine = group("a product and its quantity", {
  product_id: optional(line("the product", 100)),
  variant_id: optional(line("the product's variant", 100)),
  sku: optional(line("the part number", 100)),
  quantity: z
    .int({ error: QUANTITY })
    .min(1, { error: QUANTITY })
    .max(INQUIRY_QUANTITY_MOST, { error: QUANTITY }),
}).refine(({ product_id, variant_id, sku }) => Boolean(product_id ?? variant_id ?? sku), {
  path: ["product_id"],
  error: "Say which product this line is about: its id, its variant's id or its part number",
})
export type InquiryLine = z.output<typeof inquiryLine>

/** Rules of the enquiry about products: a page's one product, or every line of the cart. */
export const productInquiryFormSchema = group("your answers", {
  name: line("your name", 100),
  email: email("your work e-mail address"),
  company: line("your company", 120),
  phone: optional(phone("your phone number")),
  lines: z
    .array(inquiryLine, { error: "Add at least one product" })
    .min(1, { error: "Add at least one product" })
    .max(INQUIRY_LINES_MOST, { error: `Ask about at most ${INQUIRY_LINES_MOST} products at a time` }),
  reference: optional(line("your reference", 100)),
  message: optional(paragraphs("your message", MESSAGE_MOST)),
  privacy_consent: privacyConsent,
})
export type ProductInquiryForm = z.output<typeof productInquiryFormSchema>

export const productInquiryForm = {
  title: "Quote request",
  kind: "quote request",
  noun: "quote request",
  schema: productInquiryFormSchema,
  sender: { name: ["name"], email: ["email"], company: ["company"], phone: ["phone"] },
  fields: [
    { name: "name", label: "Name", kind: "line", required: true },
    { name: "email", label: "Work e-mail", kind: "email", required: true },
    { name: "company", label: "Company", kind: "line", required: true },
    { name: "phone", label: "Phone", kind: "phone", required: false },
    {
      name: "lines",
      label: "Products",
      kind: "list",
      required: true,
      entry: "Product",
      fields: [
        { name: "product_id", label: "Product id", kind: "line", required: false },
        { name: "variant_id", label: "Variant id", kind: "line", required: false },
        { name: "sku", label: "Part number", kind: "line", required: false },
        { name: "quantity", label: "Quantity", kind: "figure", required: true },
      ],
    },
    { name: "reference", label: "Your reference", kind: "line", required: false },
    { name: "message", label: "Message", kind: "paragraphs", required: false },
    { name: "privacy_consent", label: "Privacy policy agreed to", kind: "tick", required: true },
  ],
} as const satisfies FormDefinition

import type { FormSubmissionRequest } from "@scanwright/backend/contract"

/** A complete form submission, for tests. */
export const SAMPLE: FormSubmissionRequest & { type: "product_inquiry" } = {
  type: "product_inquiry",
  data: {
    name: "Ada Byron",
    email: "ada@byron.example",
    company: "Byron Logistics",
    lines: [{ sku: "DS2208-SR7U2100SGW", quantity: 3 }],
    privacy_consent: true,
  },
}

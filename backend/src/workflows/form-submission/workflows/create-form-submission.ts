import { ProductWorkflowEvents } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { type CheckedFormSubmission, type InquiredProduct } from "../../../contract"
import { FormSubmissionEvents } from "../../../lib/events"
import { countPairsStep } from "../../popularity/steps/count-pairs"
import { countPopularityStep } from "../../popularity/steps/count-popularity"
import { createFormSubmissionStep } from "../steps/create-form-submission"
import { readInquiredProductsStep } from "../steps/read-inquired-products"

interface CreateFormSubmission {
  /** The submission, checked by its schema. */
  submission: CheckedFormSubmission
  /** Reason to store the submission as spam, or null. */
  spam_reason: string | null
  /** Two submissions with one key and the same values are one. */
  idempotency_key: string | null
}

/** What an enquiry adds to the popularity of its products: one for each, however many lines name it. */
const inquiriesOf = (products: readonly (InquiredProduct | null)[]) =>
  [...new Set(products.flatMap((product) => (product ? [product.product_id] : [])))].map((product_id) => ({
    product_id,
    views: 0,
    inquiries: 1,
  }))

/**
 * Stores a submission with its pending mails and the products it asks about, and counts the enquiry for these (without spam). Takes {@link CreateFormSubmission},
 * returns the receipt; one that was stored before under the same key is returned again, without a second event.
 */
export const createFormSubmissionWorkflow = createWorkflow(
  "create-form-submission",
  (input: CreateFormSubmission) => {
    const lines = transform({ input }, ({ input: { submission } }) =>
      submission.type === "product_inquiry" ? submission.data.lines : [],
    )
    const products = readInquiredProductsStep(lines)
    const fresh = transform({ input, products }, (data) => ({
      type: data.input.submission.type,
      data: data.input.submission.data,
      products: data.products,
      spam_reason: data.input.spam_reason,
      idempotency_key: data.input.idempotency_key,
    }))
    const receipt = createFormSubmissionStep(fresh)
    when("submission-is-new", receipt, ({ created }) => created).then(() => {
      const counts = transform({ input, products }, (data) =>
        data.input.spam_reason === null ? inquiriesOf(data.products) : [],
      )
      countPopularityStep(counts)
      const together = countPairsStep(
        transform({ counts }, (data) => data.counts.map((one) => one.product_id)),
      )
      // Their pages show each other from now on.
      emitEventStep({
        eventName: ProductWorkflowEvents.UPDATED,
        data: transform({ together }, (data) => data.together.map((id) => ({ id }))),
      }).config({ name: "emit-products-together" })
      const event = transform({ receipt }, (data) => ({ id: data.receipt.id }))
      emitEventStep({ eventName: FormSubmissionEvents.created, data: event })
    })
    return new WorkflowResponse(receipt)
  },
)

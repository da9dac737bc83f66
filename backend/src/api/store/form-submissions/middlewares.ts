import {
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
} from "@medusajs/framework/http"
import { formFieldErrors, type FormSubmissionError, formSubmissionRequestSchema } from "../../../contract"

/** Most faults named in the message of a refusal; `errors` has all of them. */
const NAMED_IN_MESSAGE = 3

/** Checks a submission by its form's schema; a refusal names each field at fault and repeats no value. */
function validateSubmission(
  req: MedusaRequest,
  res: MedusaResponse<FormSubmissionError>,
  next: MedusaNextFunction,
): void {
  const { success, data, error } = formSubmissionRequestSchema.safeParse(req.body)
  if (success) {
    req.validatedBody = data
    next()
    return
  }
  const errors = formFieldErrors(error)
  const named = errors.slice(0, NAMED_IN_MESSAGE).map(({ path, message }) => `${path.join(".")}: ${message}`)
  res.status(400).json({ type: "invalid_data", code: "invalid_data", message: named.join("; "), errors })
}

export const storeFormSubmissionMiddlewares: MiddlewareRoute[] = [
  {
    method: "POST",
    matcher: "/store/form-submissions",
    middlewares: [validateSubmission],
  },
]

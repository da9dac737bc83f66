import { MedusaError } from "@medusajs/framework/utils"

/** A request that is not served, with an HTTP status that Medusa's own error types have no word for. */
export class Refusal extends MedusaError {
  /**
   * @param status HTTP status
   * @param type slug of the answer's `type`
   * @param message a sentence that says what to change
   * @param retryAfter seconds until trying again makes sense
   * @param code says more than the type, for programs
   */
  constructor(
    readonly status: number,
    type: string,
    message: string,
    readonly retryAfter?: number,
    code?: string,
  ) {
    super(type, message, code)
  }
}

import { MedusaError } from "@medusajs/framework/utils"
import { type ProductRefusal } from "../contract"

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

/** A record that is not saved because of what stands in some of its fields. */
export class FieldsRefused extends MedusaError {
  /** @param refusals why, for each field at fault; at least one */
  constructor(readonly refusals: readonly ProductRefusal[]) {
    super(
      MedusaError.Types.INVALID_DATA,
      refusals.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("; "),
      "fields_refused",
    )
  }
}

/**
 * The refusals that an error carries; a workflow hands errors on as plain objects with the same fields.
 *
 * @param error whatever was thrown
 */
export function refusalsOf(error: object): readonly ProductRefusal[] | undefined {
  return "refusals" in error && Array.isArray(error.refusals)
    ? (error.refusals as ProductRefusal[])
    : undefined
}

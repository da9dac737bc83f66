import { MedusaError } from "@medusajs/framework/utils"
import { type ProductRefusal } from "../contract"

/** A refused request, with an HTTP status for which Medusa has no error type. */
export class Refusal extends MedusaError {
  /**
   * @param status HTTP status
   * @param type value of `type` in the response
   * @param message a sentence that names what to change
   * @param retryAfter seconds until trying again makes sense
   * @param code for programs, more exact than the type
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

/**
 * Whether an error is a refusal; workflows rethrow errors as plain objects with the same fields.
 *
 * @param error whatever was thrown
 */
export const isRefusal = (error: object): error is Refusal =>
  error instanceof Refusal ||
  ("__isMedusaError" in error && "status" in error && typeof error.status === "number")

/** A deleted product that is not restored because of codes that others have by now. */
export class CodesTaken extends Refusal {
  /**
   * @param message a sentence that names what to change
   * @param refusals reasons, one for each code
   */
  constructor(
    message: string,
    readonly refusals: readonly ProductRefusal[],
  ) {
    super(409, MedusaError.Types.CONFLICT, message, undefined, "part_number_taken")
  }
}

/** A record that is not saved because of invalid fields. */
export class FieldsRefused extends MedusaError {
  /** @param refusals reasons, one for each field at fault; at least one */
  constructor(readonly refusals: readonly ProductRefusal[]) {
    super(
      MedusaError.Types.INVALID_DATA,
      refusals.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("; "),
      "fields_refused",
    )
  }
}

/**
 * The refusals in an error; workflows rethrow errors as plain objects with the same fields.
 *
 * @param error whatever was thrown
 */
export function refusalsOf(error: object): readonly ProductRefusal[] | undefined {
  return "refusals" in error && Array.isArray(error.refusals)
    ? (error.refusals as ProductRefusal[])
    : undefined
}

import { MedusaError } from "@medusajs/framework/utils"
import { ACCOUNT_REFUSALS, type AccountRefusal } from "../contract"
import { Refusal } from "./refusal"

const { CONFLICT, FORBIDDEN, INVALID_DATA, NOT_FOUND, UNAUTHORIZED } = MedusaError.Types

/** Medusa's types of errors by status. */
const TYPES: Readonly<Record<(typeof ACCOUNT_REFUSALS)[AccountRefusal]["status"], string>> = {
  400: INVALID_DATA,
  401: UNAUTHORIZED,
  403: FORBIDDEN,
  404: NOT_FOUND,
  409: CONFLICT,
  410: NOT_FOUND,
  422: INVALID_DATA,
}

/**
 * A refusal by a route of companies' accounts.
 *
 * @param code of the contract's table, which has the status and the sentence
 */
export function accountRefusal(code: AccountRefusal): Refusal {
  const { status, message } = ACCOUNT_REFUSALS[code]
  return new Refusal(status, TYPES[status], message, undefined, code)
}

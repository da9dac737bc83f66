import { type MedusaNextFunction, type MedusaRequest, type MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { refusedPassword } from "../../modules/staff-password/common-passwords"
import { Refusal } from "../../safety/refusal"
import { claimsIn } from "./session-claims"

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** The address in the token of a link to a new password. */
const resetAddressOf = (req: MedusaRequest) => claimsIn(req.get("authorization") ?? "").entity_id

/** Checks the password for a link from a mail, and leaves requests without one to Medusa. */
export function requireGoodNewPassword(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (req.method === "POST" && resetAddressOf(req) !== undefined) requireGoodPassword(req, res, next)
  else next()
}

/**
 * Refuses a new password that breaks the rule, before Medusa uses up the link from the mail.
 *
 * @throws Refusal (400, code `password_refused`) with a sentence for the person
 */
export function requireGoodPassword(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { email, password } = (req.body ?? {}) as { email?: unknown; password?: unknown }
  const fault = refusedPassword(textOf(password), textOf(resetAddressOf(req) ?? email))
  if (fault !== undefined) {
    throw new Refusal(400, MedusaError.Types.INVALID_DATA, fault, undefined, "password_refused")
  }
  next()
}

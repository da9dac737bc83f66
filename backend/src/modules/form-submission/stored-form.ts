import { createHash } from "node:crypto"
import { emailKey, formSender, NEW_STATUS, phoneNumber, SPAM_STATUS } from "../../contract"
import { type NewSubmission } from "./types"

const yearInLondon = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", year: "numeric" })

/**
 * Makes the reference that people use for a submission.
 *
 * @param number of the submission
 * @param at time of creation; the year is that of London
 * @returns for example "SW-2026-000123"
 */
export const submissionReference = (number: number, at: Date): string =>
  `SW-${yearInLondon.format(at)}-${String(number).padStart(6, "0")}`

/**
 * Hashes a submission to compare it with others. The schema puts keys in its own order, so equal values have equal
 * hashes.
 *
 * @returns SHA-256 of type and values, in hexadecimal
 */
export const bodyHash = ({ type, data }: Pick<NewSubmission, "type" | "data">): string =>
  createHash("sha256")
    .update(JSON.stringify([type, data]))
    .digest("hex")

/**
 * The columns of a new submission, but for number and reference.
 *
 * @param submission checked by its form's schema
 */
export function submissionColumns(submission: NewSubmission) {
  const { type, data, products = null, spam_reason = null, idempotency_key = null } = submission
  const sender = formSender(type, data)
  return {
    type,
    status: spam_reason === null ? NEW_STATUS : SPAM_STATUS,
    data: data as Record<string, unknown>,
    products: products as Record<string, unknown> | null,
    name: sender.name,
    email: emailKey(sender.email),
    company: sender.company,
    phone: sender.phone === null ? null : phoneNumber(sender.phone),
    spam_reason,
    idempotency_key,
    body_hash: bodyHash(submission),
  }
}

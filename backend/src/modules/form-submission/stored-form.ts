import { createHash } from "node:crypto"
import { emailKey, formSender, NEW_STATUS, phoneNumber, SPAM_STATUS } from "../../contract"
import { type NewSubmission } from "./types"

const yearInLondon = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", year: "numeric" })

/**
 * The reference people use for a submission.
 *
 * @param number counts submissions
 * @param at when it was made; the year is that of London
 * @returns for example "SW-2026-000123"
 */
export const submissionReference = (number: number, at: Date): string =>
  `SW-${yearInLondon.format(at)}-${String(number).padStart(6, "0")}`

/**
 * Tells two submissions apart. The schema puts keys in its own order, so equal answers have equal hashes.
 *
 * @returns SHA-256 of type and answers, in hexadecimal
 */
export const bodyHash = ({ type, data }: Pick<NewSubmission, "type" | "data">): string =>
  createHash("sha256")
    .update(JSON.stringify([type, data]))
    .digest("hex")

/**
 * The columns of a new submission, but for those that count it.
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

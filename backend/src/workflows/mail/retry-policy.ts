import { type MailSettings } from "../../modules/mailer/environment"
import { type DeliveryFailure } from "../../modules/mailer/delivery-failure"
import { type ClaimedRow, type MailOutcome } from "../../lib/mail-queue"

/** Failure of a try whose workflow broke off. */
export const INTERNAL_FAILURE: DeliveryFailure = {
  permanent: false,
  reason: "an internal error, see the log",
}

/**
 * Decides about a mail that was not sent: it waits, longer after each try, or is given up when the server refuses it
 * for good or it is too old.
 *
 * @param mail with the number of the failed try
 * @param failure of the try
 * @param settings waits and the age at which a mail is given up, in milliseconds
 * @param now epoch milliseconds
 */
export function afterFailure(
  { attempt, created_at }: Pick<ClaimedRow, "attempt" | "created_at">,
  { permanent, reason }: DeliveryFailure,
  { retryAfter, giveUpAfter }: Pick<MailSettings, "retryAfter" | "giveUpAfter">,
  now: number,
): MailOutcome {
  const retry_in = retryAfter[Math.min(attempt, retryAfter.length) - 1] ?? 0
  const isTooOld = now + retry_in - Date.parse(created_at) > giveUpAfter
  return permanent || isTooOld
    ? { status: "failed", last_error: reason }
    : { status: "pending", last_error: reason, retry_in }
}

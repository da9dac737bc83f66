import type { AdminFormMail } from "@scanwright/backend/contract"
import type { BadgeProps } from "@scanwright/design-system"
import { momentText } from "./moments"

/** States of an owed mail, each with its label and colour. */
export const MAIL_STATES: Readonly<
  Record<AdminFormMail["status"], readonly [label: string, variant: BadgeProps["variant"]]>
> = {
  pending: ["Waiting", "warning"],
  sent: ["Sent", "success"],
  failed: ["Given up", "danger"],
  cancelled: ["Cancelled", "neutral"],
}

/** When a mail was sent, or how often that was tried, when it is tried next, and what went wrong. */
export function mailHint({
  sent_at,
  next_attempt_at,
  last_error,
  attempts,
}: Pick<AdminFormMail, "sent_at" | "next_attempt_at" | "last_error" | "attempts">): string {
  if (sent_at !== null) return momentText(sent_at)
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`
  const next = next_attempt_at === null ? "" : `, next ${momentText(next_attempt_at)}`
  return last_error === null ? `${tries}${next}` : `${tries}${next}: ${last_error}`
}

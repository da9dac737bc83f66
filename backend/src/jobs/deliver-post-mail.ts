import { type MedusaContainer } from "@medusajs/framework/types"
import { SWEEP_EVERY } from "../workflows/mail/mail-runner"
import { postMails } from "../workflows/post/deliver-post-mails"

let sweeping = false

/**
 * Delivers mails about accounts that are due: those that failed before, and those of a process that died. A run that takes
 * longer than the interval is not joined by another.
 */
export default async function deliverPostMail(container: MedusaContainer): Promise<void> {
  if (sweeping) return
  sweeping = true
  try {
    await postMails.deliverDue(container)
  } finally {
    sweeping = false
  }
}

export const config = { name: "deliver-post-mail", schedule: { interval: SWEEP_EVERY } }

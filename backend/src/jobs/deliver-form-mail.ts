import { type MedusaContainer } from "@medusajs/framework/types"
import { formMails } from "../workflows/mail/deliver-form-mails"
import { SWEEP_EVERY } from "../workflows/mail/mail-runner"
import { forgetStrayNotifications } from "../workflows/mail/stray-notifications"

let sweeping = false

/**
 * Delivers mails that are due: those that failed before, and those of a process that died. A run that takes longer than
 * the interval is not joined by another.
 */
export default async function deliverFormMail(container: MedusaContainer): Promise<void> {
  if (sweeping) return
  sweeping = true
  try {
    await formMails.deliverDue(container)
    await forgetStrayNotifications(container)
  } finally {
    sweeping = false
  }
}

export const config = { name: "deliver-form-mail", schedule: { interval: SWEEP_EVERY } }

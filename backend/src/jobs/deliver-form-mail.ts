import { type MedusaContainer } from "@medusajs/framework/types"
import { deliverDueMails, SWEEP_EVERY } from "../workflows/mail/deliver-form-mails"
import { forgetStrayNotifications } from "../workflows/mail/stray-notifications"

let sweeping = false

/**
 * Delivers mails whose time has come: those that failed before, and those of a process that died, soon after the next one
 * has started. A sweep that takes longer than the interval is not joined by another.
 */
export default async function deliverFormMail(container: MedusaContainer): Promise<void> {
  if (sweeping) return
  sweeping = true
  try {
    await deliverDueMails(container)
    await forgetStrayNotifications(container)
  } finally {
    sweeping = false
  }
}

export const config = { name: "deliver-form-mail", schedule: { interval: SWEEP_EVERY } }

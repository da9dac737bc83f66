import { randomUUID } from "node:crypto"
import { MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { readDeliveryError } from "../../../modules/mailer/delivery-failure"
import { type MailContent } from "../../../modules/mailer/templates/document"
import { forgetNotifications, handOver } from "../hand-over"

/** Resource type of these mails in Medusa's notifications. */
const TEST_MAIL = "test_mail"

/** The preview of a mail, for the member of staff who asked. */
export interface TestMail extends MailContent {
  /** Id of the preview. */
  id: string
  /** Address of the member of staff. */
  to: string
}

/** Sends a mail once, without further tries: whoever waits sees why it failed. Cannot be undone: a sent mail stays sent. */
export const sendTestMailStep = createStep(
  "send-test-mail",
  async ({ id, to, subject, html, text }: TestMail, { container }) => {
    const key = randomUUID()
    const resource = { resource_type: TEST_MAIL, resource_id: key }
    try {
      await handOver(container, {
        ...resource,
        ...{ to, key, template: `test/${id}` },
        content: { subject: `[Test] ${subject}`, html, text },
        options: { automatic: "generated" },
      })
    } catch (error) {
      const { reason } = readDeliveryError(error)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `The mail was not sent: ${reason}`,
        "mail_not_sent",
      )
    } finally {
      await forgetNotifications(container, resource)
    }
    return new StepResponse({ id, to })
  },
)

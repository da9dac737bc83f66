import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { type MailTextChange } from "../../../contract"
import { MAIL_TEXT_MODULE } from "../../../modules/mail-text"
import { type MailTextModuleService } from "../../../modules/mail-text/service"

/** Stores the texts of a mail; undone by storing those of before. */
export const storeMailTextStep = createStep(
  "store-mail-text",
  async (change: MailTextChange, { container }) => {
    const before = await container.resolve<MailTextModuleService>(MAIL_TEXT_MODULE).store(change)
    return new StepResponse({ id: change.id }, before)
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve<MailTextModuleService>(MAIL_TEXT_MODULE).putBack(before)
  },
)

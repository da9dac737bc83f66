import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type MailTextChange } from "../../../contract"
import { storeMailTextStep } from "../steps/store-mail-text"

/** Stores the texts of a mail, or brings back the shop's own. Takes {@link MailTextChange}. */
export const saveMailTextWorkflow = createWorkflow(
  "save-mail-text",
  (change: MailTextChange) => new WorkflowResponse(storeMailTextStep(change)),
)

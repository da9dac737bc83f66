import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { sendTestMailStep, type TestMail } from "../steps/send-test-mail"

/** Sends the preview of a mail to a member of staff. Takes {@link TestMail}; fails where the mail server does not accept it. */
export const sendTestMailWorkflow = createWorkflow(
  "send-test-mail",
  (mail: TestMail) => new WorkflowResponse(sendTestMailStep(mail)),
)

import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type NewActivity, recordActivityStep } from "../steps/record-activity"

/** Writes an entry into the log of activity. Takes {@link NewActivity}, returns its id. */
export const recordActivityWorkflow = createWorkflow(
  "record-activity",
  (activity: NewActivity) => new WorkflowResponse(recordActivityStep(activity)),
)

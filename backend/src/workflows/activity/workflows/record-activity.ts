import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type NewActivity, recordActivityStep } from "../steps/record-activity"

/** Stores an entry in the activity log. Takes {@link NewActivity}, returns its id. */
export const recordActivityWorkflow = createWorkflow(
  "record-activity",
  (activity: NewActivity) => new WorkflowResponse(recordActivityStep(activity)),
)

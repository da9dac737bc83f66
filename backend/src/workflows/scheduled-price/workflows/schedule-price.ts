import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { type CreateScheduledPrice } from "../../../contract"
import { schedulePriceStep } from "../steps/schedule-price"

/** Schedules a price. Takes {@link CreateScheduledPrice}, returns its id. */
export const schedulePriceWorkflow = createWorkflow(
  "schedule-price",
  (input: CreateScheduledPrice) => new WorkflowResponse(schedulePriceStep(input)),
)

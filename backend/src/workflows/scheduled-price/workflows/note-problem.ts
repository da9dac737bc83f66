import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { noteProblemStep } from "../steps/note-problem"

/** Stores why a scheduled price was not applied. Takes `{ id, problem }`. */
export const noteProblemWorkflow = createWorkflow(
  "note-problem",
  (input: { id: string; problem: string }) => new WorkflowResponse(noteProblemStep(input)),
)

import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { emitEventStep } from "@medusajs/medusa/core-flows"
import { FormSubmissionEvents } from "../../../lib/events"
import { addFormNoteStep, type NewFormNote } from "../steps/add-form-note"

/** Adds a note to a submission. Takes {@link NewFormNote}, returns the note. */
export const addFormNoteWorkflow = createWorkflow("add-form-note", (input: NewFormNote) => {
  const note = addFormNoteStep(input)
  const event = transform({ input }, (data) => ({ id: data.input.submission_id }))
  emitEventStep({ eventName: FormSubmissionEvents.updated, data: event })
  return new WorkflowResponse(note)
})

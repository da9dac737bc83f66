import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { FORM_SUBMISSION_MODULE } from "../../../modules/form-submission"
import { type FormSubmissionModuleService } from "../../../modules/form-submission/service"

/** One note to store. */
export interface NewFormNote {
  submission_id: string
  text: string
  author_id: string
  /** E-mail address of the author. */
  author: string
}

/** Stores a note about an existing submission; undone by deleting it. */
export const addFormNoteStep = createStep(
  "add-form-note",
  async (note: NewFormNote, { container }) => {
    const service = container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE)
    await service.retrieveFormSubmission(note.submission_id, { select: ["id"] })
    const created = await service.createFormNotes(note)
    return new StepResponse(created, created.id)
  },
  async (id, { container }) => {
    if (!id) return
    await container.resolve<FormSubmissionModuleService>(FORM_SUBMISSION_MODULE).deleteFormNotes(id)
  },
)

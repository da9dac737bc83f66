import { createQuestion } from "@/staff/session/question"

/** Asks whether to leave a page with unsaved changes; the answer is whether to. */
export const leaveQuestion = createQuestion<null, boolean>()

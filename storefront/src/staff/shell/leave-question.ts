import { createQuestion } from "@/staff/session/question"

/** Asks whether to leave a page with unsaved changes; the reply is true to leave. */
export const leaveQuestion = createQuestion<null, boolean>()

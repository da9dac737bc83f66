import { createQuestion } from "./question"

/** Asks in a dialog to sign in again; the reply is whether somebody did. */
export const signInAgainQuestion = createQuestion<null, boolean>()

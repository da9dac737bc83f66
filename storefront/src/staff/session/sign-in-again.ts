import { createQuestion } from "./question"

/** Asks over the page to sign in again; the answer is whether somebody did. */
export const signInAgainQuestion = createQuestion<null, boolean>()

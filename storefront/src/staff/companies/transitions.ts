import { COMPANY_TRANSITIONS, type CompanyStatus, type CompanyTransition } from "@scanwright/backend/contract"

interface TransitionTexts {
  /** What follows, for the question before it; null where another press takes it back. */
  readonly question: string | null
  /** The answer that agrees, where the name of the transition could as well mean the question's own window. */
  readonly confirm?: string
  /** What has followed, after the name of the company. */
  readonly done: string
}

/** What each transition means for the members of a company. */
export const TRANSITION_TEXTS: Readonly<Record<CompanyTransition, TransitionTexts>> = {
  approve: { question: null, done: "its members see their account prices." },
  stop: {
    question:
      "Its members can still sign in, but pay in advance with each order, until you release the company.",
    done: "its members pay in advance.",
  },
  release: { question: null, done: "its members buy as before." },
  close: {
    question:
      "Its members are signed out at once and cannot sign in again, and its invitations are of no use. A closed company cannot be opened again.",
    confirm: "Close for good",
    done: "nobody of it can sign in.",
  },
}

/** The transitions that a state allows, in the order of the table. */
export const allowedTransitions = (status: CompanyStatus): CompanyTransition[] =>
  (Object.keys(COMPANY_TRANSITIONS) as CompanyTransition[]).filter((name) =>
    (COMPANY_TRANSITIONS[name].from as readonly CompanyStatus[]).includes(status),
  )

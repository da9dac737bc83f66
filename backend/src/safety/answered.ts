import { channel } from "node:diagnostics_channel"

/** A request that has been answered. */
export interface Answered {
  method: string
  /** pattern of the route, never the address itself */
  route: string
  status: number
  /** caller went away before the end of the answer */
  aborted: boolean
  /** milliseconds */
  duration: number
}

const answers = channel("scanwright:answered")

/** Tells whoever counts answers of one; costs nothing when nobody does. */
export function announce(answered: Answered): void {
  if (answers.hasSubscribers) answers.publish(answered)
}

/** Hears of every answer from now on. */
export function onAnswered(listener: (answered: Answered) => void): void {
  answers.subscribe((message) => listener(message as Answered))
}

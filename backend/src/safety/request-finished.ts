import { channel } from "node:diagnostics_channel"

/** A request that has been answered. */
export interface FinishedRequest {
  method: string
  /** pattern of the route, never the address itself */
  route: string
  status: number
  /** caller went away before the end of the answer */
  aborted: boolean
  /** milliseconds */
  duration: number
}

const responses = channel("scanwright:request-finished")

/** Tells whoever counts answers of one; costs nothing when nobody does. */
export function publishFinished(finished: FinishedRequest): void {
  if (responses.hasSubscribers) responses.publish(finished)
}

/** Hears of every answer from now on. */
export function onRequestFinished(listener: (finished: FinishedRequest) => void): void {
  responses.subscribe((message) => listener(message as FinishedRequest))
}

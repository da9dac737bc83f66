import { channel } from "node:diagnostics_channel"

/** A request whose response was sent. */
export interface FinishedRequest {
  method: string
  /** pattern of the route, never the address itself */
  route: string
  status: number
  /** whether the caller disconnected before the end of the response */
  aborted: boolean
  /** milliseconds */
  duration: number
}

const responses = channel("scanwright:request-finished")

/** Publishes a finished request to subscribers; costs nothing without any. */
export function publishFinished(finished: FinishedRequest): void {
  if (responses.hasSubscribers) responses.publish(finished)
}

/** Subscribes to finished requests. */
export function onRequestFinished(listener: (finished: FinishedRequest) => void): void {
  responses.subscribe((message) => listener(message as FinishedRequest))
}

import { channel } from "node:diagnostics_channel"

/** Name of the channel, which reaches the whole process: pages and what starts the server are separate bundles. */
export const UNAVAILABLE_CHANNEL = "scanwright:medusa-unavailable"

const unavailable = channel(UNAVAILABLE_CHANNEL)

/** Announces that Medusa did not respond, so that the page which fails for it is sent as a 503. */
export const reportUnavailable = (): void => unavailable.publish(undefined)

import { channel } from "node:diagnostics_channel"

/**
 * Name of the diagnostics channel, which reaches the whole process: pages and the server's start-up are separate bundles.
 */
export const UNAVAILABLE_CHANNEL = "scanwright:medusa-unavailable"

const unavailable = channel(UNAVAILABLE_CHANNEL)

/** Publishes that Medusa did not respond, so that the failed page is sent with status 503. */
export const reportUnavailable = (): void => unavailable.publish(undefined)

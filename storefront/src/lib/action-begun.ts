import { channel } from "node:diagnostics_channel"

/** Name of the diagnostics channel, which reaches the whole process: actions and the server's start-up are separate bundles. */
export const ACTION_CHANNEL = "scanwright:action-begun"

const begun = channel(ACTION_CHANNEL)

/** Publishes that a server action runs: what was sent to it could be read. */
export const reportActionBegun = (): void => begun.publish(undefined)

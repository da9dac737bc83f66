import { channel } from "node:diagnostics_channel"

/** Name of the diagnostics channel, which reaches the whole process: routes and the server's start-up are separate bundles. */
export const REDIRECTS_CHANNEL = "scanwright:redirects-changed"

const changed = channel(REDIRECTS_CHANNEL)

/** Publishes that staff have changed the redirects. */
export const reportRedirectsChanged = (): void => changed.publish(undefined)

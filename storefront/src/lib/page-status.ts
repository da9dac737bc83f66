import { channel } from "node:diagnostics_channel"

/** Name of the diagnostics channel, which reaches the whole process: pages and the server's start-up are separate bundles. */
export const PAGE_STATUS_CHANNEL = "scanwright:page-status"

const statuses = channel(PAGE_STATUS_CHANNEL)

/**
 * Sets the status of the page that is being rendered for a visit. `forbidden()` and `notFound()` of Next.js 16.4 send such a page
 * empty until its scripts have run (docs/adr/0004); with this a page renders its own screen. The guard sends the status.
 */
export const reportPageStatus = (status: 403 | 404): void => statuses.publish(status)

import { AsyncLocalStorage } from "node:async_hooks"
import { subscribe } from "node:diagnostics_channel"

/**
 * The present request: its beginning in epoch ms, and whether what is rendered for it may have stale data in it.
 *
 * @typedef {{ moment: number, takesStale: boolean }} PresentRequest
 */

/** @type {AsyncLocalStorage<PresentRequest>} */
const requests = new AsyncLocalStorage()

subscribe("http.server.request.start", () => requests.enterWith({ moment: Date.now(), takesStale: true }))

/** The present request; outside of one, a new one that nothing else sees. */
export const presentRequest = () => requests.getStore() ?? { moment: Date.now(), takesStale: true }

/**
 * The date of what is rendered now, in epoch ms. A page may show data as old as the beginning of its request: dated by its
 * end, it would count as fresh after a change in between. One with stale data is as old as that.
 */
export const renderMoment = () => presentRequest().moment

import { AsyncLocalStorage } from "node:async_hooks"
import { subscribe } from "node:diagnostics_channel"

/** @type {AsyncLocalStorage<number>} */
const moments = new AsyncLocalStorage()

subscribe("http.server.request.start", () => moments.enterWith(Date.now()))

/**
 * The beginning of the present request, in epoch ms; the present time outside a request. A page may show data as old as
 * the beginning of its request: an entry dated by its end would count as fresh after a change in between.
 */
export const requestMoment = () => moments.getStore() ?? Date.now()

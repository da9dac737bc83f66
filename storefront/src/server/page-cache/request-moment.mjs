import { AsyncLocalStorage } from "node:async_hooks"
import { subscribe } from "node:diagnostics_channel"

/** @type {AsyncLocalStorage<number>} */
const moments = new AsyncLocalStorage()

subscribe("http.server.request.start", () => moments.enterWith(Date.now()))

/**
 * When the request began that something is done for, in epoch ms; now where there is none. What is made for it shows nothing
 * newer: an entry dated by its end would count as fresh after a change that came in between.
 */
export const requestMoment = () => moments.getStore() ?? Date.now()

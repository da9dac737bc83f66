import { type Server } from "node:http"

const internal = new WeakSet<Server>()

/** Registers a server that visitors cannot reach: its requests are neither counted nor logged. */
export const markInternal = (server: Server): void => void internal.add(server)

/** Whether a server only serves this process's own metrics. */
export const isInternal = (server: Server): boolean => internal.has(server)

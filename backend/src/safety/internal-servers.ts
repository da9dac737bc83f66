import { type Server } from "node:http"

const internal = new WeakSet<Server>()

/** Says that no visitor reaches a server: its requests are neither counted nor logged. */
export const markInternal = (server: Server): void => void internal.add(server)

/** Whether a server serves nothing but this process's own figures. */
export const isInternal = (server: Server): boolean => internal.has(server)

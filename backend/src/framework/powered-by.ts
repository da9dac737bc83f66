import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { type ServerResponse } from "node:http"

/** Node's own announcement of each request, before Express sees it. */
const REQUEST_START = "http.server.request.start"

/** Removes the header X-Powered-By, which Express sets on every response, when the headers are written. */
function onRequest(message: unknown): void {
  const { response } = message as { response: ServerResponse }
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = (...args: unknown[]) => {
    response.removeHeader("x-powered-by")
    return writeHead(...args)
  }
}

/**
 * Removes the name of the framework from every response.
 *
 * @returns a function that ends this
 */
export function hidePoweredBy(): () => void {
  subscribe(REQUEST_START, onRequest)
  return () => unsubscribe(REQUEST_START, onRequest)
}

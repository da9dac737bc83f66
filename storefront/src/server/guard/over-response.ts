import { type ServerResponse } from "node:http"

/** A function of a response that sends, called on its response. */
export type Send = (...args: unknown[]) => unknown

/**
 * Wraps a function of a response, and whatever is put in its place later: compression puts functions of its own over these,
 * which get what is not yet compressed.
 */
export function wrapEach(response: ServerResponse, name: "write" | "end", wrap: (send: Send) => Send): void {
  let present = wrap((response[name] as Send).bind(response))
  Object.defineProperty(response, name, {
    configurable: true,
    get: () => present,
    set: (replacement: Send) => {
      present = wrap(replacement)
    },
  })
}

import { ServerResponse } from "node:http"

type SetHeader = ServerResponse["setHeader"]
type HeaderValue = Parameters<SetHeader>[1]

const isLocation = (name: string) => name.length === 8 && name.toLowerCase() === "location"

/**
 * Makes Next.js 16.4 keep the Location of a redirect that it stores, once and right:
 *
 * - It appends the header once while rendering and once more from what it stored: the first visitor would get "…, …",
 *   which not every client follows.
 * - It stores what the response says. A page that is rendered again behind a stale answer has answered already, and Next.js
 *   drops what is set then: a page that moved would be stored as a 308 to nowhere, or to where it led before.
 */
export function keepLocation(): void {
  const late = new WeakMap<object, HeaderValue>()
  /* Taken off the prototype to be called with their response below. */
  /* eslint-disable @typescript-eslint/unbound-method */
  const { appendHeader: append, getHeader: get, setHeader: set } = ServerResponse.prototype
  /* eslint-enable @typescript-eslint/unbound-method */

  const keepingLate = (original: SetHeader): SetHeader =>
    function (this: ServerResponse, name, value) {
      if (!isLocation(name) || !this.headersSent) return original.call(this, name, value)
      late.set(this, value)
      return this
    }
  const keeping = keepingLate(set)

  // Next.js gives each response functions of its own, one over the other, which drop what comes late.
  const own = new WeakMap<object, SetHeader>()
  Object.defineProperty(ServerResponse.prototype, "setHeader", {
    configurable: true,
    get(this: ServerResponse) {
      return own.get(this) ?? keeping
    },
    set(this: ServerResponse, replacement: SetHeader) {
      own.set(this, keepingLate(replacement))
    },
  })
  ServerResponse.prototype.getHeader = function (name) {
    const kept = isLocation(name) ? late.get(this) : undefined
    return typeof kept === "object" ? [...kept] : (kept ?? get.call(this, name))
  }
  ServerResponse.prototype.appendHeader = function (name, value) {
    return isLocation(name) ? this.setHeader(name, value) : append.call(this, name, value)
  }
}

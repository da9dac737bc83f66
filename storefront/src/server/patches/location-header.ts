import { ServerResponse } from "node:http"

type SetHeader = ServerResponse["setHeader"]
type HeaderValue = Parameters<SetHeader>[1]

const isLocation = (name: string) => name.length === 8 && name.toLowerCase() === "location"

/**
 * Makes Next.js 16.4 store the Location header of a redirect correctly:
 *
 * - Next.js appends the header while it renders and again from what it stored: the first visitor would get "…, …", which
 *   not every client follows.
 * - Next.js stores the headers of the response. A page that is rendered again behind a stale response has been sent
 *   already, and Node drops headers that are set then: a redirect would be stored without its target, or with an old one.
 */
export function storeLocationHeader(): void {
  /** Locations that were set after their response had been sent. */
  const setAfterSending = new WeakMap<object, HeaderValue>()
  /* Taken off the prototype to be called with their response below. */
  /* oxlint-disable typescript/unbound-method */
  const { appendHeader: append, getHeader: get, setHeader: set } = ServerResponse.prototype
  /* oxlint-enable typescript/unbound-method */

  const rememberLocation = (original: SetHeader): SetHeader =>
    function (this: ServerResponse, name, value) {
      if (!isLocation(name) || !this.headersSent) return original.call(this, name, value)
      setAfterSending.set(this, value)
      return this
    }
  const patchedSet = rememberLocation(set)

  // Next.js gives each response `setHeader` functions of its own, one over the other, which drop headers after sending.
  const replacements = new WeakMap<object, SetHeader>()
  Object.defineProperty(ServerResponse.prototype, "setHeader", {
    configurable: true,
    get(this: ServerResponse) {
      return replacements.get(this) ?? patchedSet
    },
    set(this: ServerResponse, replacement: SetHeader) {
      replacements.set(this, rememberLocation(replacement))
    },
  })
  ServerResponse.prototype.getHeader = function (name) {
    const location = isLocation(name) ? setAfterSending.get(this) : undefined
    return typeof location === "object" ? [...location] : (location ?? get.call(this, name))
  }
  ServerResponse.prototype.appendHeader = function (name, value) {
    return isLocation(name) ? this.setHeader(name, value) : append.call(this, name, value)
  }
}

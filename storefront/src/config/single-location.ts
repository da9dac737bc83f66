import { ServerResponse } from "node:http"

/**
 * Lets a response carry one Location header only. When Next.js 16.4 renders a redirect that is stored, it appends the header
 * once while rendering and once more from what it stored: the first visitor would get "…, …", which not every client follows.
 */
export function keepLocationSingle(): void {
  // Taken off the prototype to be called with its response below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function (name, value) {
    return name.toLowerCase() === "location" ? this.setHeader(name, value) : append.call(this, name, value)
  }
}

import { type IncomingMessage, Server, type ServerResponse } from "node:http"
import { isInternal } from "./observe/metrics-server"

/**
 * Handles a request before Next.js does.
 *
 * @param goOn passes the request on, to the handlers put before this one and then to Next.js
 */
export type Handler = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => void

/**
 * Puts a handler before Next.js, which has no option for that: on the event by which Node.js's servers announce a request.
 * The handler put last sees a request first. Requests to this process's own metrics are left alone.
 */
export function beforeNext(handle: Handler): void {
  // Taken off the prototype to be called with its server below.
  // oxlint-disable-next-line typescript/unbound-method
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string | symbol, ...rest: unknown[]) {
    const goOn = () => Reflect.apply(emit, this, [event, ...rest]) as boolean
    if (event !== "request" || isInternal(this)) return goOn()
    const [request, response] = rest as [IncomingMessage, ServerResponse]
    handle(request, response, goOn)
    return true
  }
}

import { randomUUID } from "node:crypto"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type BlockList } from "node:net"
import { type Logger } from "@medusajs/framework/types"
import { logAccess } from "./access-log"
import { isInternal } from "./internal-servers"
import { addressFault } from "./address-rules"
import { type CspSources } from "../contract"
import { callerOf } from "../contract/caller"
import { deferLargeBody, sizeFault } from "./deferred-body"
import { headersFor } from "./headers"
import { requestContext } from "./request-context"
import { cookieFault } from "./session-cookie"

/** Node's own announcement of each request, before Express or any parser sees it. */
const REQUEST_START = "http.server.request.start"

/** A safe request id from a proxy: letters, digits and a few signs. */
const WELL_FORMED_ID = /^[\w.:-]{8,128}$/

/** Milliseconds a client may take to send its headers, and the whole request (an upload on a slow connection). */
const HEADERS_TIMEOUT = 20_000
const REQUEST_TIMEOUT = 180_000
/** Longer than the proxies before this server keep an idle connection, so that they close it first. */
const KEEP_ALIVE_TIMEOUT = 65_000

interface RequestStart {
  request: IncomingMessage
  response: ServerResponse
  server: Server
}

function limitTimes(server: Server): void {
  server.headersTimeout = HEADERS_TIMEOUT
  server.requestTimeout = REQUEST_TIMEOUT
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT
}

/**
 * Prepares each request before Express handles it: sets its id and context for the log and the default headers, and
 * checks whether its address, its session's cookie and the size of its body are safe to parse.
 *
 * @param proxies that are trusted about the caller
 * @param sources further sources in the content security policy of the Medusa Admin
 * @param logger gets one line for each response
 * @returns a function that ends this
 */
export function watchRequests(proxies: BlockList, sources: CspSources, logger: Logger): () => void {
  const known = new WeakSet<Server>()
  const onStart = (message: unknown) => {
    const { request, response, server } = message as RequestStart
    if (isInternal(server)) return
    if (!known.has(server)) {
      known.add(server)
      limitTimes(server)
    }
    const caller = callerOf(request, proxies)
    const given = String(request.headers["x-request-id"] ?? "")
    const id = caller.throughProxy && WELL_FORMED_ID.test(given) ? given : randomUUID()
    const url = request.url ?? "/"
    const refusal = addressFault(url) ?? cookieFault(request.headers.cookie) ?? sizeFault(request)
    deferLargeBody(request, response)

    request.headers["x-request-id"] = id
    response.setHeader("x-request-id", id)
    const headers = headersFor(url, caller.secure, process.env.NODE_ENV, sources)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    requestContext.enterWith({ id, caller, refusal })
    logAccess(logger, request, response, id)
    // Nothing of Medusa's may read a refused request; src/api/safety responds with the reason.
    if (refusal) {
      request.url = "/"
      delete request.headers.cookie
    }
  }
  subscribe(REQUEST_START, onStart)
  return () => unsubscribe(REQUEST_START, onStart)
}

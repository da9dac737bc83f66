import { type Caller, callerOf, proxyRules } from "@scanwright/backend/contract/caller"
import { type IncomingMessage } from "node:http"
import { BlockList } from "node:net"
import { env } from "@/config/env"

/** The headers by which proxies name their client. */
const FORWARDED_FOR = "x-forwarded-for"
const FORWARDED_PROTO = "x-forwarded-proto"

let trusted: BlockList | undefined

/**
 * The visitor who sent a request, by the proxies in `TRUSTED_PROXIES`: headers of anybody else are not believed.
 *
 * @param request as it was received, before {@link nameVisitor}
 */
export function visitorOf(request: IncomingMessage): Caller {
  trusted ??= proxyRules(env().TRUSTED_PROXIES) ?? new BlockList()
  return callerOf(request, trusted)
}

/**
 * Writes the visitor's address into the request's headers, in place of what a stranger may have written there: pages and
 * routes read `X-Forwarded-For` from them, and pass it on to Medusa.
 */
export function nameVisitor(request: IncomingMessage, { address, secure }: Caller): void {
  request.headers[FORWARDED_FOR] = address
  request.headers[FORWARDED_PROTO] = secure ? "https" : "http"
}

import { type IncomingMessage, type ServerResponse } from "node:http"
import { MedusaError } from "@medusajs/framework/utils"
import { SUBMISSION_BYTES_MOST } from "../contract"
import { Refusal } from "./refusal"

/** Largest body in bytes of a caller who has proved nothing: as much as Medusa's parsers take by themselves. */
export const OPEN_BODY_BYTES = SUBMISSION_BYTES_MOST

/** Milliseconds for which the rest of a refused body is read and thrown away, so that its sender sees the response. */
const LINGER = 5_000

/** The mark by which body-parser knows a body that another parser reads. */
interface ParsedRequest {
  _body?: boolean
}

/** Length of a body in bytes as announced; infinite where it is sent in chunks, and 0 without a body. */
function announcedLength({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return Infinity
  return Number(headers["content-length"] ?? 0)
}

/**
 * Checks the size of a body before any parser reads it.
 *
 * @param request as it was received
 * @returns why the request is refused: a large body without any credentials; undefined for all others
 */
export function sizeFault(request: IncomingMessage): Refusal | undefined {
  const { authorization, cookie } = request.headers
  const length = announcedLength(request)
  if (
    length <= OPEN_BODY_BYTES ||
    length === Infinity ||
    authorization !== undefined ||
    cookie !== undefined
  ) {
    return undefined
  }
  return new Refusal(
    413,
    MedusaError.Types.INVALID_DATA,
    `The body is too large: without signing in it may have ${OPEN_BODY_BYTES / 1_024} kB`,
  )
}

/**
 * Keeps Medusa's parsers, which run before credentials are checked, from a body that is large or of unknown length, until
 * {@link takeDeferredBody}. Who still sends it some time after the response is disconnected.
 *
 * @param request as it was received
 * @param response to it
 */
export function deferLargeBody(request: IncomingMessage, response: ServerResponse): void {
  if (announcedLength(request) <= OPEN_BODY_BYTES) return
  const parsed = request as ParsedRequest
  parsed._body = true
  response.once("finish", () => {
    if (request.complete) return
    const timer = setTimeout(() => request.socket.destroy(), LINGER).unref()
    request.once("close", () => clearTimeout(timer))
  })
}

/**
 * Lets a parser read a body that {@link deferLargeBody} left.
 *
 * @param request with its credentials checked
 * @param most bytes that its sender may send
 * @param needsLength whether the length has to be announced: a parser would read a body that is too long to its end
 * @returns false where there is none
 * @throws Refusal (411 without a length, 413 beyond the limit)
 */
export function takeDeferredBody(request: IncomingMessage, most: number, needsLength: boolean): boolean {
  const parsed = request as IncomingMessage & ParsedRequest & { body?: unknown }
  if (!parsed._body || parsed.body !== undefined) return false
  const length = announcedLength(request)
  if (needsLength && length === Infinity) {
    throw new Refusal(411, MedusaError.Types.INVALID_DATA, "Send the length of the body in Content-Length")
  }
  if (length !== Infinity && length > most) {
    throw new Refusal(
      413,
      MedusaError.Types.INVALID_DATA,
      `The body is too large: it may have ${most / 1_024} kB`,
    )
  }
  delete parsed._body
  return true
}

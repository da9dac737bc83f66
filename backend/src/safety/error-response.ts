import { getHttpResponseFromError } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type ProductRefusal } from "../contract"
import "../contract/validation-messages"
import { chainOf, databaseErrorOf } from "../lib/describe-error"
import { FieldsRefused, isRefusal, refusalsOf } from "./refusal"

/** The response to an error. */
export interface ErrorResponse {
  status: number
  body: { type: string; code: string; message: string; refusals?: readonly ProductRefusal[] }
  /** seconds until the next attempt makes sense */
  retryAfter: number | undefined
}

/** What an error says to the caller. */
interface Fault {
  status: number
  type: string
  /** more exact than the type, where there is more to say */
  code?: string | undefined
  message: string
  refusals?: readonly ProductRefusal[] | undefined
  /** seconds until the next attempt makes sense */
  retryAfter?: number | undefined
}

const INVALID = MedusaError.Types.INVALID_DATA

/** Errors of the body parser by their `type`. */
const BODY_ERRORS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  "entity.parse.failed": [400, "The body is not valid JSON"],
  "entity.verify.failed": [400, "The body could not be verified"],
  "request.aborted": [400, "The body ended before its announced length"],
  "request.size.invalid": [400, "The body does not have the length of Content-Length"],
  "parameters.too.many": [413, "The form has too many fields"],
  "querystring.parse.rangeError": [400, "The form is nested too deeply"],
  "entity.too.large": [413, "The body is too large"],
  "encoding.unsupported": [415, "Send the body without compression, or with gzip, deflate or br"],
  "charset.unsupported": [415, "Send the body in UTF-8"],
}

/** Errors of the parser of uploads, which have no code: multer's by name, busboy's by the start of the message. */
const UPLOAD_ERRORS: readonly (readonly [beginning: string, message: string])[] = [
  ["Unexpected file field", 'Send the files in the field "files"'],
  ["Multipart: Boundary not found", "The upload names no boundary between its parts"],
  ["Unexpected end of", "The upload ended before its last part"],
  ["Malformed part header", "A part of the upload has a malformed header"],
  ["Malformed content type", "The upload has a malformed content type"],
]

/** Messages by SQLSTATE for values that PostgreSQL cannot store: faults of the request, not of this server. */
const VALUE_ERRORS: Readonly<Record<string, string>> = {
  "22001": "A text is too long",
  "22003": "A number is out of range",
  "22007": "A date is not valid",
  "22008": "A date is out of range",
  "22021": "A text contains a character that cannot be stored",
  "2201W": "limit must not be negative",
  "2201X": "offset must not be negative",
  "22P02": "A value has the wrong type",
  "22P05": "A text contains a character that cannot be stored",
  "23502": "A required value is missing",
  "23503": "Something that is referred to does not exist, or is still referred to",
  "23514": "A value breaks a rule of the stored data",
}

/** The query builder's message about a negative offset, which Medusa's own lists do not check. */
const NEGATIVE_OFFSET = "A non-negative integer must be provided to offset"

/** Codes of a database that is unavailable, overloaded or has cancelled a statement: the caller may try again. */
const UNAVAILABLE = /^(08...|53...|57014|57P0[1-4]|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH)$/
const RETRY_SECONDS = 5

const text = (value: object, key: string): string | undefined => {
  const found = (value as Record<string, unknown>)[key]
  return typeof found === "string" ? found : undefined
}

function uploadError(error: object): Fault | undefined {
  const message = text(error, "message") ?? ""
  const known = UPLOAD_ERRORS.find(([beginning]) => message.startsWith(beginning))
  if (known) return { status: 400, type: INVALID, message: known[1] }
  return text(error, "name") === "MulterError"
    ? { status: 400, type: INVALID, message: `The upload was not accepted: ${message}` }
    : undefined
}

function zodError(error: object): Fault | undefined {
  if (!("issues" in error) || !Array.isArray(error.issues)) return undefined
  const issues = error.issues as { path?: PropertyKey[]; message?: string }[]
  const refusals = issues.map(({ path = [], message = "This cannot be read" }) => ({
    path: path.map(String).join("."),
    code: "invalid",
    message,
  }))
  const { code, message } = new FieldsRefused(refusals)
  return { status: 400, type: INVALID, code, message, refusals }
}

function databaseError(error: unknown): Fault | undefined {
  const code = databaseErrorOf(error)?.code
  const valueFault = code === undefined ? undefined : VALUE_ERRORS[code]
  if (valueFault) return { status: 400, type: INVALID, message: valueFault }
  if (chainOf(error).some((link) => (text(link, "message") ?? "").startsWith(NEGATIVE_OFFSET))) {
    return { status: 400, type: INVALID, message: "offset must not be negative" }
  }
  const codes = chainOf(error).map((link) => text(link, "code") ?? "")
  const names = chainOf(error).map((link) => text(link, "name") ?? "")
  if (!codes.some((each) => UNAVAILABLE.test(each)) && !names.includes("KnexTimeoutError")) return undefined
  return {
    status: 503,
    type: "unavailable",
    message: "The data store is unavailable. Please try again in a moment.",
    retryAfter: RETRY_SECONDS,
  }
}

const unknownError = (requestId: string): Fault => ({
  status: 500,
  type: "unknown_error",
  message: `An unknown error occurred. If it happens again, send us this request id: ${requestId}`,
})

function faultOf(error: unknown, requestId: string): Fault {
  if (typeof error !== "object" || error === null) return unknownError(requestId)
  const refusals = refusalsOf(error)
  if (isRefusal(error)) {
    const { status, type, code, message, retryAfter } = error
    return { status, type, code, message, refusals, retryAfter }
  }
  const bodyError = BODY_ERRORS[text(error, "type") ?? ""]
  if (bodyError) return { status: bodyError[0], type: INVALID, message: bodyError[1] }
  if (error instanceof URIError) {
    return { status: 400, type: INVALID, message: "The path is not valid percent-encoding" }
  }
  const known = zodError(error) ?? databaseError(error) ?? uploadError(error)
  if (known) return known

  const { statusCode, body } = getHttpResponseFromError(error)
  if (statusCode >= 500) return unknownError(requestId)
  // Medusa replaces the message of a conflict, even where a route's own message is more helpful.
  const own = text(error, "type") === MedusaError.Types.CONFLICT ? text(error, "message") : undefined
  return {
    status: statusCode,
    type: body.type ?? INVALID,
    code: body.code,
    message: own ?? body.message ?? "The request cannot be served",
    refusals,
  }
}

/**
 * Makes the response to an error: for a fault of the request a message that names what to change, for any other fault
 * nothing internal. Its code is the type where there is no more exact one.
 *
 * @param error thrown by a route, a middleware or a parser
 * @param requestId named in the response to an unexpected error
 */
export function errorResponse(error: unknown, requestId: string): ErrorResponse {
  const { status, type, code, message, refusals, retryAfter } = faultOf(error, requestId)
  return { status, body: { type, code: code ?? type, message, ...(refusals && { refusals }) }, retryAfter }
}

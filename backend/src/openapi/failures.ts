import { z } from "@medusajs/framework/zod"
import { productRefusalSchema } from "../contract"
import { type ApiRoute, type Caller } from "./api-route"

/** Body of every error response. */
export const failureSchema = z.looseObject({
  type: z.string().optional(),
  code: z.string().optional(),
  /** Message that names what to change, where the caller can change anything. */
  message: z.string(),
  /** Reasons for which a product was not saved, one for each field at fault. */
  refusals: z
    .array(productRefusalSchema)
    .optional()
    .describe(
      "Of a record that was not saved: each field at fault by its path, with a code and a sentence for staff",
    ),
})

const DESCRIPTIONS = {
  400: "The request is invalid; the message names what to change",
  401: "The request has no valid credentials",
  403: "The roles of the member do not allow this",
  404: "There is no such thing",
  409: "The same request, or another one, was faster",
  410: "The link has been used or has expired",
  413: "The body is too large",
  415: "Files of this kind are not accepted",
  422: "It exists already",
  429: "Too many requests; `Retry-After` has the seconds to wait",
  503: "The database does not respond",
} as const

/** Callers who send a publishable key, and those who send a token or secret. */
const NEEDS_KEY: ReadonlySet<Caller> = new Set(["publishable-key", "customer"])
const NEEDS_SESSION: ReadonlySet<Caller> = new Set(["customer", "staff", "secret"])

/**
 * The failures of a route: those that follow from its caller, parameters and body, and those its row names.
 *
 * @returns statuses with their descriptions, in order
 */
export function failureStatuses(route: ApiRoute): [number, string][] {
  const takesInput = route.query ?? route.body ?? route.headers
  const statuses = [
    ...(takesInput || NEEDS_KEY.has(route.auth) ? [400 as const] : []),
    ...(NEEDS_SESSION.has(route.auth) ? [401 as const] : []),
    ...(route.permission === undefined ? [] : [403 as const]),
    ...(route.path.includes("/:") ? [404 as const] : []),
    ...(route.failures ?? []),
  ]
  return [...new Set(statuses)].sort((a, b) => a - b).map((status) => [status, DESCRIPTIONS[status]])
}
